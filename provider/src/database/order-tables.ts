import type { Generated } from 'kysely';
import type { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';

export type OrderStatus = (typeof ORDER_STATUS_FILTERS)[number];
export type PaymentStatus = 'pending' | 'paid' | 'failed';
/** Who moves an order. `payment` stands for the result that the gateway names, and for the end of the time to pay. */
export type OrderActor = 'customer' | 'payment' | 'operator';

/** An order with its price, and a copy of the address, which later changes of the address book do not reach. */
export interface CustomerOrderTable {
  order_id: string;
  customer_id: number;
  created_at: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  /** Pieces without add-ons. */
  item_count: number;
  subtotal_paise: number;
  discount_paise: number;
  coupon_discount_paise: number;
  coupon_code: string | null;
  delivery_fee_paise: number;
  total_paise: number;
  note: string;
  /** An order that is unpaid then has failed. */
  pay_until: string;
  address_label: string;
  full_name: string;
  s_mobile_no: string;
  address: string;
  pincode: string;
  city: string;
  state: string;
}

/** A product as it was when the order was created. It refers to no row of the catalogue, which may lose the product. */
export interface OrderItemTable {
  order_item_id: Generated<number>;
  order_id: string;
  product_id: string;
  colour_name: string;
  code: string;
  category: string;
  type: string;
  material: string;
  quantity: number;
  actual_price_paise: number | null;
  selling_price_paise: number;
}

/** Every status that an order has had. Triggers keep rows from being changed or deleted. */
export interface OrderEventTable {
  order_event_id: Generated<number>;
  order_id: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  actor: OrderActor;
  at: string;
}

/** One try to pay an order. The gateway knows it as `<order_id>-<attempt_number>`, because it takes an id once. */
export interface PaymentAttemptTable {
  order_id: string;
  /** From 1. A unique index allows one pending attempt of an order. */
  attempt_number: number;
  payment_mode: string;
  amount_paise: number;
  state: 'pending' | 'paid' | 'failed' | 'expired';
  created_at: string;
  /** When the gateway named the result; null while it is pending. */
  settled_at: string | null;
}
