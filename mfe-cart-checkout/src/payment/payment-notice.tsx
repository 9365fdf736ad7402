import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ButtonLink, Notice, Row } from 'shared-contracts/look';
import type { OrderPayment } from 'shared-contracts/order';
import { shownTime, shownWindow } from './delivery-dates.ts';
import { paymentMessages as words } from './payment-messages.ts';
import { payOrderPath } from './payment-paths.ts';
import { RestoreButton } from './restore-button.tsx';

const stack = css`
  display: grid;
  gap: var(--s-4);
`;

type PaymentNoticeProps = {
  payment: OrderPayment;
  /** Further links. */
  children?: ReactNode;
};

/** How far the payment of an order is, and what the customer can do about it (PAY-14, PAY-16). */
export function PaymentNotice({ payment, children }: PaymentNoticeProps) {
  const { order_id, can_pay_again } = payment;
  const isUnpaid = mayBeUnpaid(payment);
  return (
    <section css={stack} aria-label={words.region}>
      <PaymentStatus payment={payment} />
      {(isUnpaid || children) && (
        <Row gap="s">
          {can_pay_again && <ButtonLink to={payOrderPath(order_id)}>{words.payAgain}</ButtonLink>}
          {isUnpaid && <RestoreButton order_id={order_id} />}
          {children}
        </Row>
      )}
    </section>
  );
}

/** Whether the items can be restored: the provider refuses if the order turns out to be paid. */
export function mayBeUnpaid({ state, can_pay_again }: OrderPayment): boolean {
  return state === 'failed' || can_pay_again;
}

const LOOK = {
  paid: { tone: 'good', icon: 'check' },
  confirming: { tone: 'neutral', icon: 'clock' },
  failed: { tone: 'warn', icon: 'warning' },
} as const;

/** The payment in words. */
export function PaymentStatus({ payment }: { payment: OrderPayment }) {
  const notice = <Notice {...LOOK[payment.state]}>{sentences(payment).join(' ')}</Notice>;
  // The other tones are announced by themselves.
  return payment.state === 'confirming' ? <div role="status">{notice}</div> : notice;
}

function sentences({ order_id, state, can_pay_again, pay_until, delivery }: OrderPayment): string[] {
  const window = shownWindow(delivery);
  if (state === 'paid') return [words.paid(order_id), ...(window ? [words.arrives(...window)] : [])];
  if (!can_pay_again) {
    return state === 'confirming' ? [words.confirming(order_id)] : [words.unpaid(order_id), words.timeOver];
  }
  const until = shownTime(pay_until);
  return [
    state === 'confirming' ? words.notPaidYet(order_id) : words.unpaid(order_id),
    ...(until ? [words.payUntil(until)] : []),
  ];
}
