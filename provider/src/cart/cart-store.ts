import { expressionBuilder } from 'kysely';
import {
  ADD_ON_CATEGORY,
  MAX_QUANTITY,
  MIN_ORDER_ITEMS,
  TOO_FEW_FOR_ADD_ON,
} from 'shared-contracts/cart/rules';
import { isSameName } from 'shared-contracts/product/same-name';
import type { ShopDatabase } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { type AddOn, pricedAddOn } from '../price/price-store.ts';

export interface CartLine {
  customer_id: number;
  product_id: string;
  material?: string;
}

/**
 * Runs `work` in a transaction that holds the lock on the customer's cart, which is created on first use. Updating the
 * cart's row serialises concurrent changes of one cart.
 */
export async function changeCart<Result>(
  db: ShopDatabase,
  customer_id: number,
  work: (trx: ShopTransaction) => Promise<Result>,
): Promise<Result> {
  return await withTransaction(db, async (trx) => {
    await trx
      .insertInto('cart')
      .values({ customer_id, coupon_code: null, version: 1 })
      .onConflict((conflict) =>
        conflict.column('customer_id').doUpdateSet((eb) => ({ version: eb('cart.version', '+', 1) })),
      )
      .execute();
    return await work(trx);
  });
}

/**
 * API-11: adds to the quantity in the cart. One statement does it, so that concurrent adds all count.
 * @throws {HttpError} 404 for an unknown or hidden product; 409 for an add-on, a product without a price, or more than 999 pieces.
 */
export async function addToCart(db: ShopDatabase, line: CartLine & { quantity: number }): Promise<void> {
  const { customer_id, product_id, quantity } = line;
  await changeCart(db, customer_id, async (trx) => {
    const { selling_price_paise, is_hidden } = await findChangeableProduct(trx, line);
    if (is_hidden) throw new HttpError(404, 'Product not found.');
    if (selling_price_paise === null) throw new HttpError(409, 'This product is currently unavailable.');
    const added = await trx
      .insertInto('cart_item')
      .values({ customer_id, product_id, quantity })
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'product_id'])
          .doUpdateSet((eb) => ({ quantity: eb('cart_item.quantity', '+', quantity) }))
          .where((eb) => eb(eb('cart_item.quantity', '+', quantity), '<=', MAX_QUANTITY)),
      )
      .returning('cart_item_id')
      .executeTakeFirst();
    if (!added) throw new HttpError(409, `A cart can hold at most ${MAX_QUANTITY} of one product.`);
  });
}

/** @throws {HttpError} 404 for a product that is not in the cart; 409 for an add-on. */
export async function setQuantity(db: ShopDatabase, line: CartLine & { quantity: number }): Promise<void> {
  await changeLine(db, line, (trx) =>
    trx
      .updateTable('cart_item')
      .set({ quantity: line.quantity })
      .where('customer_id', '=', line.customer_id)
      .where('product_id', '=', line.product_id)
      .returning('cart_item_id')
      .executeTakeFirst(),
  );
}

/** @throws {HttpError} 404 for a product that is not in the cart; 409 for an add-on. */
export async function removeFromCart(db: ShopDatabase, line: CartLine): Promise<void> {
  await changeLine(db, line, (trx) =>
    trx
      .deleteFrom('cart_item')
      .where('customer_id', '=', line.customer_id)
      .where('product_id', '=', line.product_id)
      .returning('cart_item_id')
      .executeTakeFirst(),
  );
}

async function changeLine(
  db: ShopDatabase,
  line: CartLine,
  change: (trx: ShopTransaction) => Promise<object | undefined>,
): Promise<void> {
  await changeCart(db, line.customer_id, async (trx) => {
    await findChangeableProduct(trx, line);
    if (!(await change(trx))) throw new HttpError(404, 'This product is not in your cart.');
    await removeUnearnedAddOn(trx, line.customer_id);
  });
}

/** Locks the product against an import that removes it. */
async function findChangeableProduct(trx: ShopTransaction, { product_id, material }: CartLine) {
  const product = await trx
    .selectFrom('product')
    .select(['category', 'material', 'selling_price_paise', 'is_hidden'])
    .where('product_id', '=', product_id)
    .forKeyShare()
    .executeTakeFirst();
  if (product?.category === ADD_ON_CATEGORY)
    throw new HttpError(409, 'The packaging item cannot be changed.');
  if (!product || (material && !isSameName(material, product.material)))
    throw new HttpError(404, 'Product not found.');
  return product;
}

const eb = expressionBuilder<Tables, 'cart_item'>();

const addOnIds = eb
  .selectFrom('product')
  .select('product.product_id')
  .where('product.category', '=', ADD_ON_CATEGORY);

/** CART-6: the sum of quantities without add-ons. */
export const countItems = (db: ShopDatabase, customer_id: number) =>
  counted(db, pieces(customer_id, 'not in'));

export const countAddOns = (db: ShopDatabase, customer_id: number) => counted(db, pieces(customer_id, 'in'));

async function counted(db: ShopDatabase, sum: ReturnType<typeof pieces>): Promise<number> {
  const { count } = await db.selectNoFrom(sum.as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** @param add_ons `in` counts only add-ons, `not in` only other products */
function pieces(customer_id: number, add_ons: 'in' | 'not in') {
  return eb
    .selectFrom('cart_item as counted')
    .select((count) => count.fn.coalesce(count.fn.sum<number>('counted.quantity'), count.lit(0)).as('pieces'))
    .where('counted.customer_id', '=', customer_id)
    .where('counted.product_id', add_ons, addOnIds)
    .$asScalar();
}

/** API-13: removes the add-on from a cart that has fallen below the minimum of items. */
async function removeUnearnedAddOn(trx: ShopTransaction, customer_id: number): Promise<void> {
  await trx
    .deleteFrom('cart_item')
    .where('customer_id', '=', customer_id)
    .where('product_id', 'in', addOnIds)
    .where(pieces(customer_id, 'not in'), '<', MIN_ORDER_ITEMS)
    .execute();
}

/**
 * CART-8, API-13: puts exactly one of the mandatory packaging item into the cart; repeating it changes nothing.
 * @throws {HttpError} 400 below two items; 404 when the catalogue has no add-on.
 */
export async function setAddOn(db: ShopDatabase, customer_id: number): Promise<void> {
  await changeCart(db, customer_id, async (trx) => {
    if ((await countItems(trx, customer_id)) < MIN_ORDER_ITEMS) throw new HttpError(400, TOO_FEW_FOR_ADD_ON);
    const addOn = await trx
      .selectFrom('product')
      .select('product_id')
      .where('product_id', 'in', addOnIds)
      .orderBy('position')
      .forKeyShare()
      .executeTakeFirst();
    if (!addOn) throw new HttpError(404, 'Product not found.');
    await trx
      .insertInto('cart_item')
      .values({ customer_id, product_id: addOn.product_id, quantity: 1 })
      .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doUpdateSet({ quantity: 1 }))
      .execute();
  });
}

/** PRICE-25: the packaging that Place Order will add; undefined if the cart has it already, or is too small for it. */
export async function addOnToCome(db: ShopDatabase, customer_id: number): Promise<AddOn | undefined> {
  const isTooSmall = (await countItems(db, customer_id)) < MIN_ORDER_ITEMS;
  if (isTooSmall || (await countAddOns(db, customer_id)) > 0) return undefined;
  return await pricedAddOn(db);
}

type Refill = { product_id: string; quantity: number };

/**
 * Adds products to the cart, if they can still be bought. A quantity is limited to 999, and add-ons are left out, because
 * the server adds them itself.
 * @returns the ids of the products that can be bought.
 */
export async function refillCart(
  db: ShopDatabase,
  customer_id: number,
  refills: readonly Refill[],
): Promise<Set<string>> {
  return await changeCart(db, customer_id, async (trx) => {
    const buyable = await buyableProducts(trx, refills);
    for (const { product_id, quantity } of refills)
      if (buyable.has(product_id)) await addUpToLimit(trx, { customer_id, product_id, quantity });
    return buyable;
  });
}

async function buyableProducts(trx: ShopTransaction, refills: readonly Refill[]): Promise<Set<string>> {
  const ids = refills.map(({ product_id }) => product_id);
  const products = await trx
    .selectFrom('product')
    .select('product_id')
    .where('product_id', 'in', ids)
    .where('selling_price_paise', 'is not', null)
    .where('is_hidden', '=', 0)
    .where('category', '<>', ADD_ON_CATEGORY)
    .forKeyShare()
    .execute();
  return new Set(products.map(({ product_id }) => product_id));
}

async function addUpToLimit(trx: ShopTransaction, line: Refill & { customer_id: number }): Promise<void> {
  await trx
    .insertInto('cart_item')
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'product_id']).doUpdateSet((eb) => {
        const sum = eb('cart_item.quantity', '+', line.quantity);
        return { quantity: eb.case().when(sum, '>', MAX_QUANTITY).then(MAX_QUANTITY).else(sum).end() };
      }),
    )
    .execute();
}

/** Removes all items, and the coupon. */
export async function emptyCart(trx: ShopTransaction, customer_id: number): Promise<void> {
  await trx.deleteFrom('cart_item').where('customer_id', '=', customer_id).execute();
  await trx.updateTable('cart').set({ coupon_code: null }).where('customer_id', '=', customer_id).execute();
}

/** Locks the cart until the transaction ends. @returns how often it has been changed; 0 without a cart. */
export async function lockCart(trx: ShopTransaction, customer_id: number): Promise<number> {
  const cart = await trx
    .selectFrom('cart')
    .select('version')
    .where('customer_id', '=', customer_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return cart?.version ?? 0;
}
