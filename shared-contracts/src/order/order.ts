import * as z from 'zod/mini';
import { IncludedTax, PriceSummary } from '../cart/cart.ts';
import { requiredNumber, rupees, text, textOrNumber } from '../endpoint/field-schemas.ts';

/**
 * An addition: why an order is not paid (API-18). `declined`: the bank refused the last attempt; `restored`: its items were put back
 * into the cart; `left`: the customer did not pay in time. Absent for an order that is paid or whose payment is open.
 */
const unpaid_because = z.nullish(z.string());

/** An addition: `samples` for an order of samples (SAMPLE-1); absent for an order of the cart. */
const kind = z.nullish(z.string());

const listFields = {
  order_id: textOrNumber,
  /** In any letter case. An unknown status is shown as the provider sends it (ORD-2). */
  Status: text,
  /** When the order was created, ISO 8601 with an offset; empty when the provider sends none. */
  date_time: text,
  /** What the order costs, in rupees. */
  checkout_amount: rupees,
  unpaid_because,
  kind,
};

export const OrderListItem = z.object(listFields);
export type OrderListItem = z.output<typeof OrderListItem>;

/** A customer's orders, newest first. An empty list may come as a message. */
export const OrderList = z.pipe(
  z.union([z.array(OrderListItem), z.object({ message: z.string() })]),
  z.transform((response): OrderListItem[] => (Array.isArray(response) ? response : [])),
);

/** A product as it was when the order was created. */
export const OrderItem = z.object({
  product_id: textOrNumber,
  colour_name: text,
  /** `#rrggbb`, or empty. */
  code: text,
  category: text,
  type: text,
  material: text,
  quantity: requiredNumber,
  /** The price of all pieces together, in rupees. */
  total_amount: rupees,
  /** An addition: a picture of the product (API-18). */
  image_link: z.nullish(z.string()),
});
export type OrderItem = z.output<typeof OrderItem>;

/** The delivery address: a copy, which later changes of the address book do not affect. */
const DeliverDetail = z.object({
  address: text,
  city: text,
  state: text,
  pincode: textOrNumber,
  /** The receiver's phone. */
  p_mobile_no: textOrNumber,
  /** An addition: the receiver (API-18). */
  full_name: z.nullish(z.string()),
});
type DeliverDetail = z.output<typeof DeliverDetail>;

const NO_DETAIL: DeliverDetail = { address: '', city: '', state: '', pincode: '', p_mobile_no: '' };

export const OrderEvent = z.object({
  status: text,
  /** ISO 8601 with an offset. */
  at: text,
});
export type OrderEvent = z.output<typeof OrderEvent>;

/** A refund of a payment, in full or in part (ORD-35). */
export const OrderRefund = z.object({
  /** In rupees. */
  amount: rupees,
  /** One sentence. */
  reason: text,
  /** `due` and `sent` are under way; `done` is paid back; after `failed` the shop sends the refund again, or gets in touch. */
  state: z.enum(['due', 'sent', 'done', 'failed']),
  /** The time when it was paid back or failed, before that when it became due; ISO 8601 with an offset. */
  at: text,
});
export type OrderRefund = z.output<typeof OrderRefund>;

/** The coupon that a customer gets for paid samples (SAMPLE-8). */
export const SampleCoupon = z.object({
  code: text,
  /** The discount on one order, in rupees. */
  amount: requiredNumber,
  /** Its end, ISO 8601 with an offset. */
  valid_until: text,
  /** `used` while an order has it; `ended` after its time, or once the samples were paid back. */
  state: z.enum(['open', 'used', 'ended']),
});
export type SampleCoupon = z.output<typeof SampleCoupon>;

/** The parcel of an order that is on its way (ORD-40). */
export const OrderShipment = z.object({
  courier: text,
  /** The courier's number of the parcel. */
  number: text,
  /** A page of the courier, http or https; other addresses are not shown as links. */
  link: z.nullish(z.string()),
});
export type OrderShipment = z.output<typeof OrderShipment>;

/** An order with its items and the copied address (DATA-12). */
export const OrderDetail = z.object({
  ...listFields,
  /** For example paid, pending or failed, in any letter case. Unknown ones are shown as the provider sends them (ORD-3). */
  payment_status: text,
  address_label: text,
  Deliver_detail: z.pipe(
    z.nullish(DeliverDetail),
    z.transform((sent): DeliverDetail => sent ?? NO_DETAIL),
  ),
  Order_items: z.pipe(
    z.nullish(z.array(OrderItem)),
    z.transform((items): OrderItem[] => items ?? []),
  ),
  /** An addition: every status with its time, oldest first (API-18). */
  timeline: z.nullish(z.array(OrderEvent)),
  /** An addition: the order's refunds, oldest first; absent if there are none (API-115). */
  refunds: z.nullish(z.array(OrderRefund)),
  /** An addition: the parts of `checkout_amount` (API-18). */
  price_summary: z.nullish(PriceSummary),
  /** An addition: the GST in `checkout_amount` (API-18). */
  tax: z.nullish(IncludedTax),
  /** An addition: for samples that are paid (SAMPLE-8). */
  sample_coupon: z.nullish(SampleCoupon),
  /** An addition: absent before the order has left (API-150). */
  shipment: z.nullish(OrderShipment),
  /** An addition: the firm for the invoice (API-152). */
  buyer: z.nullish(z.object({ firm: text, gstin: text })),
  /** An addition: the invoice and its credit notes, which `getOrderPaper` (`order/paper`) returns; absent before the first (API-151). */
  papers: z.nullish(z.array(z.object({ title: text, number: text }))),
});
export type OrderDetail = z.output<typeof OrderDetail>;

/** Where an order is paid. An empty text, as some providers may send, is a failure (PAY-5). */
export const PaymentStart = z.object({
  order_id: textOrNumber,
  paymentDetails: z.pipe(
    z.nullish(z.object({ redirectUrl: text })),
    z.transform((sent): { redirectUrl: string } => sent ?? { redirectUrl: '' }),
  ),
});
export type PaymentStart = z.output<typeof PaymentStart>;

/** Two dates as `2026-11-24`, in India's time, both included. */
export const DeliveryWindow = z.object({ from: z.string(), to: z.string() });
export type DeliveryWindow = z.output<typeof DeliveryWindow>;

/** The state of an order's payment, which the payment gateway decides (PAY-8). */
export const OrderPayment = z.object({
  order_id: textOrNumber,
  Status: text,
  payment_status: text,
  /** `confirming` while the gateway has no result yet; `failed` after a failed attempt, and when the time to pay is over. */
  state: z.enum(['paid', 'confirming', 'failed']),
  /**
   * Whether `payOrder` works now. Also true for some orders that are `confirming`: paying again then opens the same pay page,
   * which can be paid once.
   */
  can_pay_again: z.boolean(),
  /** The end of the time to pay, ISO 8601 with an offset; absent for an order that is paid. */
  pay_until: z.nullish(z.string()),
  unpaid_because,
  kind,
  /** When a paid order arrives; absent before, and once it has been delivered. */
  delivery: z.nullish(DeliveryWindow),
});
export type OrderPayment = z.output<typeof OrderPayment>;
