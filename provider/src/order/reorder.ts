import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { reorder } from 'shared-contracts/order/endpoints';
import { readCart } from '../cart/cart-items.ts';
import { refillCart } from '../cart/refill-cart.ts';
import type { ShopDatabase } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderKey } from './read-orders.ts';

/**
 * Adds the products of an order, whatever its status, to the cart at today's prices, and names those that cannot be bought
 * any more.
 * @throws {HttpError} 404 for an order that does not exist or is another customer's.
 */
export async function repeatOrder(
  db: ShopDatabase,
  { customer_id, order_id }: OrderKey,
): Promise<EndpointWireResponse<typeof reorder>> {
  const ordered = await db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.order_id', 'order_item.order_id')
    .select(['product_id', 'colour_name', 'category', 'quantity'])
    .where('order_item.order_id', '=', order_id)
    .where('customer_order.customer_id', '=', customer_id)
    .orderBy('order_item_id')
    .execute();
  if (ordered.length === 0) throw new HttpError(404, 'This order does not exist.');
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
