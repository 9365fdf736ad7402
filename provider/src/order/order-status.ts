import { PAYMENT_PENDING } from 'shared-contracts/order/rules';
import type { OrderActor, OrderStatus, PaymentStatus } from '../database/order-tables.ts';

interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: OrderActor;
  /** The new status of the payment; by default it does not change. */
  payment_status?: PaymentStatus;
}

/** All possible changes of status (API-22, API-23). None leads back. */
const TRANSITIONS: readonly Transition[] = [
  { from: PAYMENT_PENDING, to: 'placed', by: 'payment', payment_status: 'paid' },
  { from: PAYMENT_PENDING, to: 'failed', by: 'payment', payment_status: 'failed' },
  // The gateway may report a success after the time to pay.
  { from: 'failed', to: 'placed', by: 'payment', payment_status: 'paid' },
  { from: 'placed', to: 'confirmed', by: 'operator' },
  { from: 'placed', to: 'cancelled', by: 'operator' },
  { from: 'confirmed', to: 'packed', by: 'operator' },
  { from: 'packed', to: 'shipped', by: 'operator' },
  { from: 'shipped', to: 'out for delivery', by: 'operator' },
  { from: 'out for delivery', to: 'delivered', by: 'operator' },
  { from: 'delivered', to: 'returned', by: 'operator' },
  // Only through the refund of the remaining money, so that the status always reflects a payment.
  { from: 'returned', to: 'refunded', by: 'payment' },
  { from: 'cancelled', to: 'refunded', by: 'payment' },
];

export function transitionsTo(to: OrderStatus, by: OrderActor): readonly Transition[] {
  return TRANSITIONS.filter((transition) => transition.to === to && transition.by === by);
}

/** Each of these needs a reason, so none is a default. */
const EXCEPTIONS: readonly OrderStatus[] = ['cancelled', 'returned'];

/** The usual next status of an order; undefined if there is none, or the payment is missing. */
export function stepToCustomer(from: OrderStatus): OrderStatus | undefined {
  return nextSteps(from).find((status) => !EXCEPTIONS.includes(status));
}

/** The statuses to which the operator can move an order. */
export function nextSteps(from: OrderStatus): OrderStatus[] {
  return TRANSITIONS.filter((one) => one.from === from && one.by === 'operator').map(({ to }) => to);
}
