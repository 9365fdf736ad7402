import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { reorder } from 'shared-contracts/order/endpoints';
import { SAMPLES } from 'shared-contracts/order/rules';
import { readCart } from '../cart/cart-items.ts';
import { refillCart } from '../cart/cart-store.ts';
import type { ShopDatabase } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { findOrder, type OrderKey, orderedItems } from './order-store.ts';

/**
 * Adds the products of an order, whatever its status, to the cart at today's prices. Returns also those that can no longer
 * be bought.
 * @throws {HttpError} 404 for an order that does not exist or is another customer's; 409 for one of samples.
 */
export async function repeatOrder(
  db: ShopDatabase,
  { customer_id, order_id }: OrderKey,
): Promise<EndpointWireResponse<typeof reorder>> {
  const ordered = await orderedItems(db, { customer_id, order_id });
  if (ordered.length === 0) throw new HttpError(404, 'This order does not exist.');
  if ((await findOrder(db, order_id))?.kind === SAMPLES)
    throw new HttpError(409, 'Samples are not put into the cart. Please choose the decors once more.');
  const products = ordered.filter(({ category }) => category !== ADD_ON_CATEGORY);
  const bought = await refillCart(
    db,
    customer_id,
    products.map(({ product_id, quantity }) => ({ product_id, quantity })),
  );
  const cart = await readCart(db, customer_id);
  return {
    items: cart.filter(({ Product }) => bought.has(Product.product_id)),
    unavailable: products
      .filter(({ product_id }) => !bought.has(product_id))
      .map(({ product_id, colour_name }) => ({ product_id, colour_name })),
  };
}
