import type { Generated } from 'kysely';

export interface CartTable {
  customer_id: number;
  /** Kept until it is cleared, also while the cart is too small for it. */
  coupon_code: string | null;
  /** Grows with every change: the row that two changes of one cart take turns at. */
  version: number;
}

export interface CartItemTable {
  cart_item_id: Generated<number>;
  customer_id: number;
  product_id: string;
  quantity: number;
}
