import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import { deliveryWindow } from 'shared-contracts/order/delivery';
import type { getOrderPayment } from 'shared-contracts/order/endpoints';
import { PAYMENT_PENDING } from 'shared-contracts/order/rules';
import type { OrderStatus } from '../database/order-tables.ts';
import { HttpError } from '../http/http-error.ts';
import { failOverdueOrder } from '../order/payment-attempts.ts';
import type { OrderKey } from '../order/read-orders.ts';
import { unpaidReasons } from '../order/unpaid-reason.ts';
import type { PaymentServices } from './payment-services.ts';
import { askAboutPending } from './start-payment.ts';

type OrderPaymentResponse = EndpointWireResponse<typeof getOrderPayment>;

/** The statuses of an order that is paid and still on its way. */
const ON_ITS_WAY: readonly OrderStatus[] = ['placed', 'confirmed', 'packed', 'shipped', 'out for delivery'];

/**
 * How far the payment of an order is. A pending payment is asked about, so that 'confirming' ends without a webhook.
 * @param holidays the operator's, in place of the public ones (PAY-55)
 * @throws {HttpError} 404 for an order that does not exist or is another customer's.
 */
export async function readOrderPayment(
  services: PaymentServices,
  { customer_id, order_id }: OrderKey,
  holidays?: readonly string[],
): Promise<OrderPaymentResponse> {
  const { db, now } = services;
  const read = () =>
    db
      .selectFrom('customer_order')
      .selectAll()
      .where('order_id', '=', order_id)
      .where('customer_id', '=', customer_id)
      .executeTakeFirst();
  if ((await read())?.status === PAYMENT_PENDING) {
    await askAboutPending(services, order_id);
    await failOverdueOrder(db, order_id, now());
  }
  const order = await read();
  if (!order) throw new HttpError(404, 'This order does not exist.');
  const { status, payment_status, pay_until, pincode } = order;
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['state', 'redirect_url'])
    .where('order_id', '=', order_id)
    .execute();
  const isUnpaid = status === PAYMENT_PENDING;
  const isDisputed = attempts.some(({ state }) => state === 'disputed');
  const isOpen = attempts.some(({ state, redirect_url }) => state === 'pending' && redirect_url !== null);
  const state = isUnpaid && (isOpen || isDisputed) ? 'confirming' : 'failed';
  const placed_at = ON_ITS_WAY.includes(status) ? await placedAt(services, order_id) : undefined;
  return {
    order_id,
    Status: status,
    payment_status,
    state: payment_status === 'paid' ? 'paid' : state,
    can_pay_again: isUnpaid && !isDisputed && pay_until > now().toISOString(),
    ...(state === 'failed' && (await unpaidReasons(db, [order])).get(order_id)),
    ...(payment_status !== 'paid' && { pay_until }),
    ...(placed_at && { delivery: deliveryWindow(pincode, new Date(placed_at), holidays) }),
  };
}

async function placedAt({ db }: PaymentServices, order_id: string): Promise<string | undefined> {
  const event = await db
    .selectFrom('order_event')
    .select('at')
    .where('order_id', '=', order_id)
    .where('status', '=', 'placed')
    .executeTakeFirst();
  return event?.at;
}
