import * as z from 'zod/mini';
import { certainRupees, rupees, text } from '../endpoint/field-schemas.ts';

export const CartItem = z.object({
  cart_item_id: z.number(),
  quantity: z.number(),
  material: text,
  image_link: text,
  Product: z.object({
    product_id: z.string(),
    colour_name: text,
    /** In rupees. */
    selling_price: rupees,
    /** List price in rupees. */
    actual_price: rupees,
    category: text,
    type: text,
  }),
});
export type CartItem = z.output<typeof CartItem>;

/** An empty cart comes as `{message:"No items in cart"}` (spec section 7). */
export const Cart = z.pipe(
  z.union([z.array(CartItem), z.object({ message: z.string() })]),
  z.transform((answer): CartItem[] => (Array.isArray(answer) ? answer : [])),
);

/** All sums in rupees. */
export const PriceSummary = z.object({
  subtotal: certainRupees,
  discount: certainRupees,
  coupon_discount: certainRupees,
  coupon_code: z.nullish(z.string()),
  delivery_fee: certainRupees,
  total: certainRupees,
});
export type PriceSummary = z.output<typeof PriceSummary>;
