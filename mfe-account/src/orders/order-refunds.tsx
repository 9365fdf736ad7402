import { css } from '@emotion/react';
import { Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { OrderRefund } from 'shared-contracts/order';
import { messages } from '../messages.ts';
import { orderDay } from './order-date.ts';

const words = messages.order.refund;

const list = css`
  display: grid;
  gap: var(--s-4);
  margin: 0;
  padding: var(--s-4) clamp(1.25rem, 1rem + 1vw, 2rem);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
  list-style: none;
`;

/** Lists the refunds, oldest first (ORD-35). */
export function OrderRefunds({ refunds }: { refunds: readonly OrderRefund[] }) {
  return (
    <ul css={list} aria-label={words.title}>
      {refunds.map((refund) => (
        <li key={`${refund.at} ${refund.amount} ${refund.state}`}>
          <Text figures>{sentenceOf(refund)}</Text>
          <Text size="small" tone="soft">
            {refund.reason}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function sentenceOf({ amount, state, at }: OrderRefund): string {
  const rupees = formatRupees(amount);
  if (state === 'failed') return words.failed(rupees);
  return state === 'done' ? words.done(rupees, orderDay(at)) : words.underWay(rupees);
}
