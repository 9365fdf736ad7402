import { expressionBuilder } from 'kysely';
import { ADD_ON_CATEGORY, MIN_ORDER_ITEMS, TOO_FEW_FOR_ADD_ON } from 'shared-contracts/cart/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { lockCart } from './cart-lock.ts';

const eb = expressionBuilder<Tables, 'cart_item'>();
const addOnIds = eb
  .selectFrom('product')
  .select('product.product_id')
  .where('product.category', '=', ADD_ON_CATEGORY);

/**
 * Puts exactly one of the mandatory packaging item into the cart, however often it is asked for.
 * @throws {HttpError} 400 below two items; 404 when the catalogue holds no add-on.
 */
export async function setAddOn(db: ShopDatabase, customer_id: number): Promise<void> {
  await withTransaction(db, async (trx) => {
    await lockCart(trx, customer_id);
    const { items } = await trx.selectNoFrom(itemCount(customer_id).as('items')).executeTakeFirstOrThrow();
    if (Number(items) < MIN_ORDER_ITEMS) {
      throw new HttpError(400, TOO_FEW_FOR_ADD_ON);
    }
    const addOn = await trx
      .selectFrom('product')
      .select('product_id')
      .where('product_id', 'in', addOnIds)
      .orderBy('position')
      .executeTakeFirst();
    if (!addOn) throw new HttpError(404, 'Product not found.');
    await trx
      .insertInto('cart_item')
      .values({ customer_id, product_id: addOn.product_id, quantity: 1 })
      .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doUpdateSet({ quantity: 1 }))
      .execute();
  });
}

/** Takes the add-on out of a cart that fell below two items (api.md, Add-on). */
export async function removeUnearnedAddOn(trx: ShopTransaction, customer_id: number): Promise<void> {
  await trx
    .deleteFrom('cart_item')
    .where('customer_id', '=', customer_id)
    .where('product_id', 'in', addOnIds)
    .where(itemCount(customer_id), '<', MIN_ORDER_ITEMS)
    .execute();
}

export async function countAddOns(db: ShopDatabase, customer_id: number): Promise<number> {
  const { addOns } = await db
    .selectFrom('cart_item')
    .select((count) => count.fn.coalesce(count.fn.sum<number>('quantity'), count.lit(0)).as('addOns'))
    .where('customer_id', '=', customer_id)
    .where('product_id', 'in', addOnIds)
    .executeTakeFirstOrThrow();
  return addOns;
}

/** The sum of quantities, add-ons left out (api.md, Items). */
function itemCount(customer_id: number) {
  return eb
    .selectFrom('cart_item as counted')
    .select((count) => count.fn.coalesce(count.fn.sum<number>('counted.quantity'), count.lit(0)).as('items'))
    .where('counted.customer_id', '=', customer_id)
    .where('counted.product_id', 'not in', addOnIds)
    .$asScalar();
}
