import * as z from 'zod/mini';
import { requiredRupees, rupees, text } from '../endpoint/field-schemas.ts';

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
  subtotal: requiredRupees,
  discount: requiredRupees,
  coupon_discount: requiredRupees,
  coupon_code: z.nullish(z.string()),
  delivery_fee: requiredRupees,
  total: requiredRupees,
});
export type PriceSummary = z.output<typeof PriceSummary>;
