import { css } from '@emotion/react';
import { Icon, type IconName } from 'shared-contracts/look';
import type { OrderListItem } from 'shared-contracts/order';
import { isSameStatus, PAYMENT_PENDING } from 'shared-contracts/order/rules';
import { messages } from '../messages.ts';

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  padding: 0.2rem 0.6rem;
  border-radius: var(--radius);
  background: var(--paper-sunk);
  font-size: var(--type-small);
  font-weight: var(--weight-medium);
  line-height: 1.4;
  svg {
    width: 15px;
    height: 15px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const tones = {
  good: css`
    background: var(--success-tint);
    color: var(--success);
  `,
  wait: css`
    background: var(--warning-tint);
    color: var(--warning);
  `,
  bad: css`
    background: var(--error-tint);
    color: var(--error);
  `,
  neutral: null,
};

type Look = readonly [statuses: string[], tone: keyof typeof tones, icon: IconName];

const NOT_PAID: Look = [[], 'neutral', 'clock'];
const UNKNOWN: Look = [[], 'neutral', 'info'];
const LOOKS: readonly Look[] = [
  [['delivered'], 'good', 'check'],
  [['placed', 'confirmed', 'packed', 'shipped', 'out for delivery'], 'wait', 'box'],
  [[PAYMENT_PENDING], 'wait', 'clock'],
  [['cancelled', 'failed'], 'bad', 'close'],
  [['returned', 'refunded'], 'neutral', 'retry'],
];

const lookOf = (status: string) =>
  LOOKS.find(([statuses]) => statuses.some((one) => isSameStatus(one, status)));

/** Whether an order with this status ended before it was delivered. */
export const isFailure = (status: string): boolean => lookOf(status)?.[1] === 'bad';

/** Whether the customer left the order unpaid, or took its items back. Such an order has not failed (ORD-28). */
export function isNotPaid({
  Status,
  unpaid_because,
}: Pick<OrderListItem, 'Status' | 'unpaid_because'>): boolean {
  const isLeft = unpaid_because === 'restored' || unpaid_because === 'left';
  return isLeft && isSameStatus(Status, 'failed');
}

export const orderStatusLabel = (order: Parameters<typeof isNotPaid>[0]): string =>
  isNotPaid(order) ? messages.order.notPaid : statusLabel(order.Status);

/** Shows the status of an order. An unknown status is shown as the provider sends it (ORD-15). */
export function StatusBadge({ order }: { order: Parameters<typeof isNotPaid>[0] }) {
  const known = lookOf(order.Status);
  const [, tone, icon] = isNotPaid(order) ? NOT_PAID : (known ?? UNKNOWN);
  return (
    <span css={[badge, tones[tone]]}>
      <Icon name={icon} />
      {known ? orderStatusLabel(order) : order.Status}
    </span>
  );
}

/** `OUT FOR DELIVERY` → `Out for delivery`. */
export function statusLabel(status: string): string {
  const text = status.trim().toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
