import * as z from 'zod/mini';
import { requiredNumber, rupees, text } from '../endpoint/field-schemas.ts';

/** A line of the cart (DATA-9). */
export const CartItem = z.object({
  cart_item_id: z.number(),
  quantity: z.number(),
  material: text,
  image_link: text,
  Product: z.object({
    product_id: z.string(),
    colour_name: text,
    /** In rupees; null when the provider sends none. */
    selling_price: rupees,
    /** List price in rupees; null when the provider sends none. */
    actual_price: rupees,
    category: text,
    type: text,
  }),
});
export type CartItem = z.output<typeof CartItem>;

/** The cart's lines. An empty cart may come as a message instead of a list (CART-20). */
export const Cart = z.pipe(
  z.union([z.array(CartItem), z.object({ message: z.string() })]),
  z.transform((response): CartItem[] => (Array.isArray(response) ? response : [])),
);

/** What the cart costs. All amounts are in rupees, and a missing one is a validation error (DATA-9). */
export const PriceSummary = z.object({
  subtotal: requiredNumber,
  discount: requiredNumber,
  coupon_discount: requiredNumber,
  coupon_code: z.nullish(z.string()),
  delivery_fee: requiredNumber,
  total: requiredNumber,
});
export type PriceSummary = z.output<typeof PriceSummary>;
