import type { OrderDetail } from 'shared-contracts/order';
import { isSameStatus } from 'shared-contracts/order/rules';
import { messages } from '../messages.ts';
import { isNotPaid, statusLabel } from './status-badge.tsx';

/** ORD-3: names the payment's status. An order that was cancelled or left unpaid is 'Not paid' (ORD-28). */
export function paymentLabel(order: OrderDetail): string {
  const { Status, payment_status } = order;
  const isUnpaid = isSameStatus(payment_status, 'failed') && isSameStatus(Status, 'cancelled');
  return isUnpaid || isNotPaid(order) ? messages.order.notPaid : statusLabel(payment_status);
}

/** Whether an order is paid, as far as its own status says. */
export const isPaid = ({ payment_status }: OrderDetail): boolean =>
  ['paid', 'success'].some((status) => isSameStatus(payment_status, status));
