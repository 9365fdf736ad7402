import { ADD_ON_CATEGORY, MAX_QUANTITY } from 'shared-contracts/cart/rules';
import { isSameName } from 'shared-contracts/product/same-name';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { removeUnearnedAddOn } from './add-on-store.ts';
import { lockCart } from './cart-lock.ts';

/** One product in one customer's cart. */
export interface CartLine {
  customer_id: number;
  product_id: string;
  material?: string;
}

/**
 * Adds to what is in the cart, in one statement: parallel adds all count.
 * @throws {HttpError} 404 without such a product; 409 for an add-on, a product without a price, and more than 999 pieces.
 */
export async function addToCart(db: ShopDatabase, line: CartLine & { quantity: number }): Promise<void> {
  const { customer_id, product_id, quantity } = line;
  await withTransaction(db, async (trx) => {
    const { selling_price_paise } = await changeableProduct(trx, line);
    if (selling_price_paise === null)
      throw new HttpError(409, 'This product cannot be bought at the moment.');
    await lockCart(trx, customer_id);
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
    if (!added) throw new HttpError(409, `A cart holds at most ${MAX_QUANTITY} of one product.`);
  });
}

/**
 * Sets the quantity of what is in the cart.
 * @throws {HttpError} 404 for what is not there; 409 for an add-on.
 */
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

/** @throws {HttpError} 404 for what is not there; 409 for an add-on. */
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
  await withTransaction(db, async (trx) => {
    await changeableProduct(trx, line);
    await lockCart(trx, line.customer_id);
    if (!(await change(trx))) throw new HttpError(404, 'This product is not in your cart.');
    await removeUnearnedAddOn(trx, line.customer_id);
  });
}

async function changeableProduct(trx: ShopTransaction, { product_id, material }: CartLine) {
  const product = await trx
    .selectFrom('product')
    .select(['category', 'material', 'selling_price_paise'])
    .where('product_id', '=', product_id)
    .executeTakeFirst();
  if (product?.category === ADD_ON_CATEGORY)
    throw new HttpError(409, 'The packaging item cannot be changed.');
  if (!product || (material && !isSame(material, product.material)))
    throw new HttpError(404, 'Product not found.');
  return product;
}
