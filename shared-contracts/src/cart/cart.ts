import * as z from 'zod/mini';
import { requiredNumber, rupees, text } from '../endpoint/field-schemas.ts';

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

export const IncludedTax = z.object({
  /** Percent. */
  rate: requiredNumber,
  /** Rupees, as a part of the total. */
  amount: requiredNumber,
});
export type IncludedTax = z.output<typeof IncludedTax>;

/** The price of the cart. All amounts are in rupees, and a missing one is a validation error (DATA-9). */
export const PriceSummary = z.object({
  subtotal: requiredNumber,
  discount: requiredNumber,
  coupon_discount: requiredNumber,
  coupon_code: z.nullish(z.string()),
  delivery_fee: requiredNumber,
  total: requiredNumber,
  /** An addition: the GST in `total` (API-18). */
  tax: z.nullish(IncludedTax),
  /** An addition: the cart's coupon, if it does not apply at the moment, and why (API-18). */
  coupon_problem: z.nullish(z.object({ coupon_code: z.string(), message: z.string() })),
  /** An addition, only with `with_add_on`: packaging that is in these sums but not in the cart yet, in rupees (API-18). */
  add_on: z.nullish(z.object({ name: z.string(), selling_price: requiredNumber })),
});
export type PriceSummary = z.output<typeof PriceSummary>;

/** The charges on top of the goods, the same for every customer. Amounts are in rupees. */
export const CartCharges = z.object({
  /** The packaging that is added once to every order. Absent when the catalogue has no such product. */
  addOn: z.nullish(z.object({ name: z.string(), selling_price: requiredNumber })),
  /** The fee for goods worth `from` or more, up to the next entry’s `from`; lowest first. */
  deliveryFees: z.array(z.object({ from: requiredNumber, fee: requiredNumber })),
  /** In pieces, without packaging. */
  minimumItems: requiredNumber,
  /** An addition: the provider's own holidays, `MM-DD` or `YYYY-MM-DD`, in place of the public ones (PAY-55, API-18). */
  holidays: z.nullish(z.array(z.string())),
  /** An addition: what a parcel of samples costs, in rupees (SAMPLE-4). Absent where the shop sends no samples. */
  sampleFee: z.nullish(requiredNumber),
  /** An addition: whether the provider accepts a firm for the invoice of an order (API-152). */
  takesBuyer: z.nullish(z.boolean()),
});
export type CartCharges = z.output<typeof CartCharges>;
