import type { Generated } from 'kysely';
import type { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import type { MessageKind } from '../settings/message-template.ts';

export type OrderStatus = (typeof ORDER_STATUS_FILTERS)[number];
export type PaymentStatus = 'pending' | 'paid' | 'failed';
/** `goods` is an order of the cart, `samples` one of samples, whose whole price is its delivery fee (SAMPLE-1). */
export type OrderKind = 'goods' | 'samples';
/** Who moves an order. `payment` stands for the result that the gateway names, and for the end of the time to pay. */
export type OrderActor = 'customer' | 'payment' | 'operator';

/** The label is as the customer wrote it. */
export interface AddressColumns {
  address_label: string;
  full_name: string;
  s_mobile_no: string;
  address: string;
  pincode: string;
  city: string;
  state: string;
}

/** An order with its price, and a copy of the address, which later changes of the address book do not reach. */
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
  /** The firm that its invoice names, with its GST number; both or neither (API-152). */
  firm: string | null;
  gstin: string | null;
  /** An order that is unpaid then has failed. */
  pay_until: string;
  /** When its items were put back into the cart; once only. */
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

/** One try to pay an order. The gateway knows it as `<order_id>-<attempt_number>`, because it takes an id once. */
export interface PaymentAttemptTable {
  order_id: string;
  /** From 1. A unique index allows one pending attempt of an order. */
  attempt_number: number;
  payment_mode: string;
  amount_paise: number;
  /** `disputed`: the gateway reports a payment of another amount or id, which the operator has to look at. */
  state: 'pending' | AttemptResult | 'disputed';
  created_at: string;
  /** When the gateway named the result; null while it is pending. */
  settled_at: string | null;
  /** The gateway's page; null until the gateway has taken the payment. */
  redirect_url: string | null;
  /** When its shopper began it, or last came back to it. */
  seen_at: string;
  asked_at: string | null;
  times_asked: Generated<number>;
  /** When the reconciler asks next; null when nothing is left to ask. */
  next_ask_at: string | null;
}

/** `expired`: it can no longer be paid, because nobody has been given its page or its time is over. */
export type AttemptResult = 'paid' | 'failed' | 'expired';

/** What happened to the payment of an order. Triggers keep rows from being changed or deleted. */
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

/** Which order a request made, so that repeating the request makes no second one (API-24). */
export interface IdempotencyKeyTable {
  customer_id: number;
  key: string;
  /** The hash of the request's body: the same key with another body is an error. */
  body_hash: string;
  /** The order that the request made; null where it added to the cart. */
  order_id: string | null;
  created_at: string;
}

/** Money that goes back to the customer: all that an attempt took, or a part of it. */
export interface RefundTable {
  /** `<order_id>-<attempt_number>-R`, the next ones of an attempt `…-R2`, `…-R3`. The gateway takes it once. */
  refund_id: string;
  order_id: string;
  attempt_number: number;
  amount_paise: number;
  /** A sentence that the customer reads, too. */
  reason: string;
  /** `due` until the gateway has taken it, then `sent` until the gateway names the result. */
  state: 'due' | RefundResult;
  created_at: string;
  times_tried: Generated<number>;
  /** When the shop sends it, or asks about it, next. Null when it is settled, or waits for the operator. */
  next_try_at: string | null;
  /** When the gateway took it. */
  sent_at: string | null;
  settled_at: string | null;
}

/** What the gateway has made of a refund: taken it, paid it, or not been able to pay it. */
export type RefundResult = 'sent' | 'done' | 'failed';

/** The outbox of confirmations: written when the order is placed, sent afterwards. */
export interface OrderConfirmationTable {
  order_id: string;
  created_at: string;
  times_tried: Generated<number>;
  /** Null once it has been sent. */
  next_try_at: string | null;
  sent_at: string | null;
}

/** The outbox of the messages after the confirmation: written in the transaction of the change, sent afterwards. */
export interface OrderMessageTable extends Omit<OrderConfirmationTable, 'order_id'> {
  order_message_id: Generated<number>;
  order_id: string;
  kind: Exclude<MessageKind, 'login' | 'placed'>;
  text: string;
}
