import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import { deliveryWindow } from 'shared-contracts/order/delivery';
import type { getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import type { getOrderPaper } from 'shared-contracts/order/paper';
import { PAYMENT_PENDING, SAMPLES } from 'shared-contracts/order/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { OrderStatus } from '../database/order-tables.ts';
import { readHolidays } from '../days/holiday-store.ts';
import { HttpError } from '../http/http-error.ts';
import { papersOfOrder } from '../invoice/invoice-store.ts';
import { orderPapers } from '../invoice/order-paper.ts';
import { findOrder, type OrderKey, readTimeline } from '../order/order-store.ts';
import { readOrder, sentKind } from '../order/read-orders.ts';
import { readShipment } from '../order/shipment-store.ts';
import { rupees } from '../price/rupees.ts';
import { readSampleCoupon } from '../price/sample-coupon.ts';
import type { PaymentServices } from './ask-gateway.ts';
import { attemptsOf, type LatestState, latestStates } from './payment-attempt-store.ts';
import { refundsOfOrder } from './refund-store.ts';
import { failOverdueOrder } from './settle-attempt.ts';
import { askAboutPending } from './start-payment.ts';

const ON_ITS_WAY: readonly OrderStatus[] = ['placed', 'confirmed', 'packed', 'shipped', 'out for delivery'];

/**
 * The state of an order's payment. A pending payment is asked about, so that 'confirming' ends even without a webhook.
 * @param holidays the settings' list, in place of the public holidays (PAY-55)
 * @throws {HttpError} 404 for an order that does not exist or is another customer's.
 */
export async function readOrderPayment(
  services: PaymentServices,
  key: OrderKey,
  holidays?: readonly string[],
): Promise<EndpointWireResponse<typeof getOrderPayment>> {
  const { db, now } = services;
  let attempts = await attemptsOf(db, key);
  if (attempts[0].status === PAYMENT_PENDING) {
    await askAboutPending(services, attempts[0]);
    await failOverdueOrder(db, key.order_id, now());
    attempts = await attemptsOf(db, key);
  }
  const [latest] = attempts;
  const { order_id, kind, status, payment_status, pay_until, pincode } = latest;
  const isUnpaid = status === PAYMENT_PENDING;
  const isDisputed = attempts.some(({ state }) => state === 'disputed');
  const isOpen = attempts.some(({ state, redirect_url }) => state === 'pending' && redirect_url !== null);
  const state = isUnpaid && (isOpen || isDisputed) ? 'confirming' : 'failed';
  const timeline = ON_ITS_WAY.includes(status) ? await readTimeline(db, order_id) : [];
  const placed = timeline.find((event) => event.status === 'placed');
  const window = async (at: string) =>
    deliveryWindow(pincode, new Date(at), await readHolidays(db, holidays));
  return {
    order_id,
    ...sentKind(kind),
    Status: status,
    payment_status,
    state: payment_status === 'paid' ? 'paid' : state,
    can_pay_again: isUnpaid && !isDisputed && pay_until > now().toISOString(),
    ...(state === 'failed' && reasonOf(latest)),
    ...(payment_status !== 'paid' && { pay_until }),
    ...(placed && { delivery: await window(placed.at) }),
  };
}

/**
 * An order with its refunds, parcel and papers, the reason if it is not paid, and the coupon that came with samples.
 * @throws {HttpError} 404 for an order that does not exist or is another customer's (API-26).
 */
export async function readOrderWithPayment(
  db: ShopDatabase,
  key: OrderKey,
  now: Date,
): Promise<EndpointWireResponse<typeof getOrder>> {
  const order = await readOrder(db, key);
  const refunds = (await refundsOfOrder(db, key.order_id)).map((refund) => ({
    amount: rupees(refund.amount_paise),
    reason: refund.reason,
    state: refund.state,
    at: refund.settled_at ?? refund.created_at,
  }));
  const shipment = await readShipment(db, key.order_id);
  const papers = orderPapers(await papersOfOrder(db, key.order_id));
  return {
    ...order,
    ...(await unpaidReasons(db, [order])).get(order.order_id),
    ...(refunds.length > 0 && { refunds }),
    ...(shipment && { shipment }),
    ...(papers.length > 0 && { papers: papers.map(({ title, number }) => ({ title, number })) }),
    ...(order.kind === SAMPLES && (await sentCoupon(db, key.order_id, now))),
  };
}

/** @throws {HttpError} 404 if no paper of this customer's order has the number (API-151). */
export async function readPaper(
  db: ShopDatabase,
  { order_id, customer_id, number }: OrderKey & { number: string },
): Promise<EndpointWireResponse<typeof getOrderPaper>> {
  const order = await findOrder(db, order_id);
  const papers = order?.customer_id === customer_id ? orderPapers(await papersOfOrder(db, order_id)) : [];
  const paper = papers.find((one) => one.number === number);
  if (!paper) throw new HttpError(404, 'This paper does not exist.');
  return paper;
}

async function sentCoupon(db: ShopDatabase, order_id: string, now: Date) {
  const coupon = await readSampleCoupon(db, order_id, now);
  if (!coupon) return {};
  const { amount_paise, ...rest } = coupon;
  return { sample_coupon: { ...rest, amount: rupees(amount_paise) } };
}

interface UnpaidReason {
  unpaid_because?: 'declined' | 'restored' | 'left';
}

/** The reasons why orders are not paid (ORD-25), by id. Orders that are paid, or whose payment is open, are left out. */
export async function unpaidReasons(
  db: ShopDatabase,
  orders: readonly { order_id: string; Status: OrderStatus }[],
): Promise<ReadonlyMap<string, UnpaidReason>> {
  const unpaid = orders.filter(({ Status }) => isUnpaidStatus(Status));
  if (unpaid.length === 0) return new Map();
  const states = await latestStates(
    db,
    unpaid.map(({ order_id }) => order_id),
  );
  return new Map(states.map((order) => [order.order_id, reasonOf(order)]));
}

function isUnpaidStatus(status: OrderStatus): boolean {
  return status === PAYMENT_PENDING || status === 'failed';
}

function reasonOf({ status, restored_at, state }: LatestState): UnpaidReason {
  if (!isUnpaidStatus(status)) return {};
  if (restored_at) return { unpaid_because: 'restored' };
  if (state === 'failed') return { unpaid_because: 'declined' };
  // The money of a disputed payment was taken, and will be refunded.
  return status === 'failed' && state !== 'disputed' ? { unpaid_because: 'left' } : {};
}
