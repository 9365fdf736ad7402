import { css } from '@emotion/react';
import { Icon } from 'shared-contracts/look';
import type { OrderDetail, OrderEvent } from 'shared-contracts/order';
import { isSameStatus, ORDER_STATUSES, PAYMENT_PENDING } from 'shared-contracts/order/rules';
import { messages } from '../messages.ts';
import { orderTime } from './order-date.ts';
import { isFailure, isNotPaid, orderStatusLabel, statusLabel } from './status-badge.tsx';

const words = messages.order;

const list = css`
  li {
    position: relative;
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: 0 var(--s-4);
    padding-bottom: var(--s-5);
    break-inside: avoid;
  }
  li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    top: 24px;
    bottom: 0;
    left: 11px;
    border-left: 1.5px solid var(--line-strong);
  }
  li:has(+ li:not([data-next]))::before {
    border-color: var(--accent);
  }
  li > span:first-of-type {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1.5px solid var(--accent);
    border-radius: 50%;
    background: var(--accent);
    color: var(--on-accent);
  }
  li[data-next] {
    color: var(--ink-faint);
    > span:first-of-type {
      border-color: var(--line-strong);
      background: none;
    }
  }
  b {
    font-weight: var(--weight-medium);
  }
  small {
    grid-column: 2;
    color: var(--ink-soft);
    font-size: var(--type-small);
  }
`;

const failed = css`
  && > span:first-of-type {
    border-color: var(--error);
    background: var(--error);
  }
`;

const left = css`
  && > span:first-of-type {
    border-color: var(--ink-soft);
    background: var(--ink-soft);
  }
`;

const WAY = ORDER_STATUSES.slice(0, ORDER_STATUSES.indexOf('delivered') + 1);

/** ORD-18: shows the steps so far, then those to come while the order is on its way. Empty while it waits to be paid. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const events = trueSteps(order.timeline ?? []);
  if (events.length === 0) return null;
  const isLeft = isNotPaid(order);
  const last = events.at(-1)?.status ?? '';
  const reached = WAY.findIndex((status) => isSameStatus(status, last));
  const following = reached < 0 ? [] : WAY.slice(reached + 1);
  return (
    <ol css={list} aria-label={words.timeline}>
      {events.map(({ status, at }, index) => (
        <li
          key={`${status} ${at}`}
          css={isFailure(status) && (isLeft ? left : failed)}
          aria-current={index === events.length - 1 ? 'step' : undefined}
        >
          <span>
            <Icon name={isFailure(status) ? 'close' : 'check'} size="s" />
          </span>
          <b>{orderStatusLabel({ ...order, Status: status })}</b>
          <small>{orderTime(at)}</small>
        </li>
      ))}
      {following.map((status) => (
        <li key={status} data-next>
          <span />
          <b>{statusLabel(status)}</b>
        </li>
      ))}
    </ol>
  );
}

/** ORD-27: the first step is the placing. Waiting for a payment is no step, nor is a failed payment before the one that worked. */
function trueSteps(timeline: readonly OrderEvent[]): readonly OrderEvent[] {
  const placed = timeline.findIndex(({ status }) => isSameStatus(status, 'placed'));
  return placed < 0
    ? timeline.filter(({ status }) => !isSameStatus(status, PAYMENT_PENDING))
    : timeline.slice(placed);
}
