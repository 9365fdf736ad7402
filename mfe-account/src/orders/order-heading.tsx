import { css } from '@emotion/react';
import { onPaper, onScreen } from 'shared-contracts/layouts/paper';
import type { OrderDetail, OrderPayment } from 'shared-contracts/order';
import { shownWindow } from 'shared-contracts/order/delivery';
import { isOfSamples, isSameStatus, PAYMENT_PENDING } from 'shared-contracts/order/rules';
import { messages } from '../messages.ts';
import { orderTime } from './order-date.ts';
import { isPaid } from './payment-label.ts';

const words = messages.order;

/** One line on wide windows. On phones the thanks need two, so two are reserved. */
const leadPlace = css`
  display: block;
  min-height: 2lh;
  @media (min-width: 480px) {
    min-height: 0;
    width: max-content;
    max-width: calc(100vw - 2 * var(--gutter));
  }
`;

const ON_ITS_WAY = ['placed', 'confirmed', 'packed', 'shipped', 'out for delivery'];
export const isPaidOnItsWay = (order: OrderDetail) =>
  isPaid(order) && ON_ITS_WAY.some((status) => isSameStatus(status, order.Status));

function orderTitle(order: OrderDetail): string {
  return isOfSamples(order) ? words.samplesTitle(order.order_id) : words.title(order.order_id);
}

/** ORD-26: thanks for a paid order. The only name in an order is the receiver's. */
export function OrderTitle({ order }: { order: OrderDetail }) {
  const { Deliver_detail } = order;
  const title = orderTitle(order);
  if (!isPaidOnItsWay(order)) return title;
  const [firstName = ''] = Deliver_detail.full_name?.trim().split(/\s+/) ?? [];
  return (
    <>
      <span css={onScreen}>{words.thanks(firstName)}</span>
      <span css={onPaper}>{title}</span>
    </>
  );
}

type OrderLeadProps = {
  /** Absent while it is loading. */
  order: OrderDetail | undefined;
  payment: OrderPayment | null | undefined;
};

/** Says below the heading that the order is paid and when it arrives, or when an unpaid order began (ORD-26, ORD-29). */
export function OrderLead({ order, payment }: OrderLeadProps) {
  const window = shownWindow(payment?.delivery);
  const lead = order && isPaidOnItsWay(order) ? paidLead(order, window) : order && beginning(order);
  return <span css={[leadPlace, onScreen]}>{lead || '\u00a0'}</span>;
}

function paidLead(order: OrderDetail, window: ReturnType<typeof shownWindow>): string {
  const [paid, arrives] = isOfSamples(order)
    ? [words.samplesPaid, words.samplesArrive]
    : [words.paid, words.arrives];
  return [paid(order.order_id), window && arrives(...window)].filter(Boolean).join(' ');
}

/** `Placed on …` belongs to orders that were placed (ORD-29). Empty without a time. */
export function beginning(order: OrderDetail): string {
  const time = orderTime(order.date_time);
  const wasPlaced = ![PAYMENT_PENDING, 'failed'].some((status) => isSameStatus(status, order.Status));
  return time && (wasPlaced ? words.placedOn(time) : words.createdOn(time));
}
