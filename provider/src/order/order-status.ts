import { PAYMENT_PENDING } from 'shared-contracts/order/rules';
import type { OrderActor, OrderStatus, PaymentStatus } from '../database/order-tables.ts';

interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: OrderActor;
  /** What the payment's status becomes; without it, it stays. */
  payment_status?: PaymentStatus;
}

/** Every change of status that exists (API-22, API-23). None leads back. */
const TRANSITIONS: readonly Transition[] = [
  { from: PAYMENT_PENDING, to: 'placed', by: 'payment', payment_status: 'paid' },
  { from: PAYMENT_PENDING, to: 'failed', by: 'payment', payment_status: 'failed' },
  // A success that the gateway reports after the time to pay.
  { from: 'failed', to: 'placed', by: 'payment', payment_status: 'paid' },
  { from: 'placed', to: 'confirmed', by: 'operator' },
  { from: 'placed', to: 'cancelled', by: 'operator' },
  { from: 'confirmed', to: 'packed', by: 'operator' },
  { from: 'packed', to: 'shipped', by: 'operator' },
  { from: 'shipped', to: 'out for delivery', by: 'operator' },
  { from: 'out for delivery', to: 'delivered', by: 'operator' },
  { from: 'delivered', to: 'returned', by: 'operator' },
  // By the refund that returns the last of the money, so that the status is never a mere word.
  { from: 'returned', to: 'refunded', by: 'payment' },
  { from: 'cancelled', to: 'refunded', by: 'payment' },
];

export function transitionsTo(to: OrderStatus, by: OrderActor): readonly Transition[] {
  return TRANSITIONS.filter((transition) => transition.to === to && transition.by === by);
}

/** Each of these needs a reason, so none is a default. */
const EXCEPTIONS: readonly OrderStatus[] = ['cancelled', 'returned'];

/** The next status of an order that goes on as usual; undefined where nothing is left to do, or the payment is missing. */
export function stepToCustomer(from: OrderStatus): OrderStatus | undefined {
  return nextSteps(from).find((status) => !EXCEPTIONS.includes(status));
}

/** Lists the statuses that the operator can set next. */
export function nextSteps(from: OrderStatus): OrderStatus[] {
  return TRANSITIONS.filter((one) => one.from === from && one.by === 'operator').map(({ to }) => to);
}
