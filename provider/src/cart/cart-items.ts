import { decorOf, pictureLink } from 'picture-studio';
import type { addCartItem } from 'shared-contracts/cart/endpoints';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { ShopDatabase } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { rupees } from '../price/rupees.ts';

type CartItemResponse = EndpointWireResponse<typeof addCartItem>;

/** Pixels; the API's `low` size. */
const PICTURE_WIDTH = 400;

/** In the order in which they were added. */
export async function readCart(db: ShopDatabase, customer_id: number): Promise<CartItemResponse[]> {
  const rows = await db
    .selectFrom('cart_item')
    .innerJoin('product', 'product.product_id', 'cart_item.product_id')
    .selectAll('product')
    .select(['cart_item.cart_item_id', 'cart_item.quantity'])
    .where('cart_item.customer_id', '=', customer_id)
    .orderBy('cart_item.cart_item_id')
    .execute();
  return rows.map((row) => ({
    cart_item_id: row.cart_item_id,
    quantity: row.quantity,
    material: row.material,
    image_link: pictureLink(decorOf(row), 'sample', PICTURE_WIDTH),
    Product: {
      product_id: row.product_id,
      colour_name: row.colour_name,
      // DESK-31: a hidden product cannot be bought, like one without a price.
      selling_price: row.is_hidden ? null : rupees(row.selling_price_paise),
      actual_price: rupees(row.actual_price_paise),
      category: row.category,
      type: row.type,
    },
  }));
}

/** @throws {HttpError} 404 when a concurrent change has removed it. */
export async function readCartItem(
  db: ShopDatabase,
  { customer_id, product_id }: { customer_id: number; product_id: string },
): Promise<CartItemResponse> {
  const item = (await readCart(db, customer_id)).find(({ Product }) => Product.product_id === product_id);
  if (!item) throw new HttpError(404, 'This product is not in your cart.');
  return item;
}
