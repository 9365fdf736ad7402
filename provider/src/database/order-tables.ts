import type { Generated } from 'kysely';
import type { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import type { MessageKind } from '../settings/message-template.ts';

export type OrderStatus = (typeof ORDER_STATUS_FILTERS)[number];
export type PaymentStatus = 'pending' | 'paid' | 'failed';
/** `goods`: an order of the cart. `samples`: an order of samples, whose whole price is its delivery fee (SAMPLE-1). */
export type OrderKind = 'goods' | 'samples';
/** Who changes an order's status. `payment` stands for the gateway's result, and for the end of the time to pay. */
export type OrderActor = 'customer' | 'payment' | 'operator';

/** The label is stored as the customer typed it. */
export interface AddressColumns {
  address_label: string;
  full_name: string;
  s_mobile_no: string;
  address: string;
  pincode: string;
  city: string;
  state: string;
}

/** An order with its price, and a copy of the address, which later changes of the address book do not affect. */
export interface CustomerOrderTable extends AddressColumns {
  order_id: string;
  customer_id: number;
  kind: Generated<OrderKind>;
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
  /** The GST in `total_paise`. Null in orders from before it was recorded. */
  tax_percent: number | null;
  tax_paise: number | null;
  /** The firm on its invoice, with its GST number; both or neither (API-152). */
  firm: string | null;
  gstin: string | null;
  /** The time at which an unpaid order fails. */
  pay_until: string;
  /** The time when its items were put back into the cart. Only once. */
  restored_at: string | null;
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

/** One attempt to pay an order. The gateway knows it as `<order_id>-<attempt_number>`, because each id can be used only once. */
export interface PaymentAttemptTable {
  order_id: string;
  /** From 1. A unique index allows only one pending attempt per order. */
  attempt_number: number;
  payment_mode: string;
  amount_paise: number;
  /** `disputed`: the gateway reports a payment with another amount or id, which the operator has to check. */
  state: 'pending' | AttemptResult | 'disputed';
  created_at: string;
  /** When the gateway reported the result; null while the attempt is pending. */
  settled_at: string | null;
  /** The gateway's pay page; null until the gateway has accepted the payment. */
  redirect_url: string | null;
  /** When the shopper began the payment, or last came back to it. */
  seen_at: string;
  asked_at: string | null;
  times_asked: Generated<number>;
  /** When the reconciler next asks the gateway; null if there is nothing left to ask. */
  next_ask_at: string | null;
}

/** `expired`: can no longer be paid, because its page was never shown to anybody, or its time is over. */
export type AttemptResult = 'paid' | 'failed' | 'expired';

/** The history of an order's payment. Triggers keep rows from being changed or deleted. */
export interface PaymentEventTable {
  payment_event_id: Generated<number>;
  order_id: string;
  attempt_number: number;
  event: 'begun' | 'opened' | AttemptResult | 'disputed' | 'refund due' | `refund ${RefundResult}`;
  at: string;
}

/** The use of a coupon by an order. It is released when the order can no longer be paid, or is cancelled. */
export interface CouponUseTable {
  order_id: string;
  code: string;
  customer_id: number;
  released_at: string | null;
}

/** The order that a request has made, so that repeating the request makes no second one (API-24). */
export interface IdempotencyKeyTable {
  customer_id: number;
  key: string;
  /** The hash of the request's body. The same key with another body is an error. */
  body_hash: string;
  /** The order that the request made; null if it added to the cart. */
  order_id: string | null;
  created_at: string;
}

/** A refund of an attempt, in full or in part. */
export interface RefundTable {
  /** `<order_id>-<attempt_number>-R`, further ones of the same attempt `…-R2`, `…-R3`. The gateway accepts each id once. */
  refund_id: string;
  order_id: string;
  attempt_number: number;
  amount_paise: number;
  /** A sentence, which the customer reads, too. */
  reason: string;
  /** `due` until the gateway has accepted it, then `sent` until the gateway reports the result. */
  state: 'due' | RefundResult;
  created_at: string;
  times_tried: Generated<number>;
  /** When the shop next sends it, or asks about it. Null if it is settled, or waits for the operator. */
  next_try_at: string | null;
  /** When the gateway accepted it. */
  sent_at: string | null;
  settled_at: string | null;
}

/** The gateway's result for a refund: accepted, paid, or not payable. */
export type RefundResult = 'sent' | 'done' | 'failed';

/** The outbox of confirmations. A row is written when the order is placed, and sent afterwards. */
export interface OrderConfirmationTable {
  order_id: string;
  created_at: string;
  times_tried: Generated<number>;
  /** Null once it has been sent. */
  next_try_at: string | null;
  sent_at: string | null;
}

/** The outbox of messages after the confirmation. A row is written in the transaction of the change, and sent afterwards. */
export interface OrderMessageTable extends Omit<OrderConfirmationTable, 'order_id'> {
  order_message_id: Generated<number>;
  order_id: string;
  kind: Exclude<MessageKind, 'login' | 'placed'>;
  text: string;
}
