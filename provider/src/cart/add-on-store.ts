import { MIN_ORDER_ITEMS, TOO_FEW_FOR_ADD_ON } from 'shared-contracts/cart/rules';
import type { ShopDatabase } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { type AddOn, pricedAddOn } from '../price/price-store.ts';
import { addOnIds, changeCart, itemCount } from './cart-store.ts';

/**
 * CART-8, API-13: puts exactly one of the mandatory packaging item into the cart; repeating it changes nothing.
 * @throws {HttpError} 400 below two items; 404 when the catalogue has no add-on.
 */
export async function setAddOn(db: ShopDatabase, customer_id: number): Promise<void> {
  await changeCart(db, customer_id, async (trx) => {
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

/** PRICE-25: the packaging that Place Order will add to the cart; undefined for a cart that has it, or is too small for it. */
export async function addOnToCome(db: ShopDatabase, customer_id: number): Promise<AddOn | undefined> {
  const { items } = await db.selectNoFrom(itemCount(customer_id).as('items')).executeTakeFirstOrThrow();
  if (Number(items) < MIN_ORDER_ITEMS || (await countAddOns(db, customer_id)) > 0) return undefined;
  return await pricedAddOn(db);
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
