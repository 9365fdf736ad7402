import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ButtonLink, Notice, Row } from 'shared-contracts/look';
import type { OrderPayment } from 'shared-contracts/order';
import { shownWindow } from 'shared-contracts/order/delivery';
import { paymentMessages, paymentWords } from './payment-messages.ts';
import { payOrderPath } from './payment-paths.ts';
import { RestoreButton } from './restore-button.tsx';

const stack = css`
  display: grid;
  gap: var(--s-4);
`;

type PaymentNoticeProps = {
  payment: OrderPayment;
  children?: ReactNode;
};

/** Shows the state of an order's payment, and what the customer can do about it (PAY-14, PAY-16). */
export function PaymentNotice({ payment, children }: PaymentNoticeProps) {
  const { order_id, can_pay_again } = payment;
  const isUnpaid = mayBeUnpaid(payment);
  return (
    <section css={stack} aria-label={paymentMessages.region}>
      <PaymentStatus payment={payment} />
      {(isUnpaid || children) && (
        <Row gap="s">
          {can_pay_again && <ButtonLink to={payOrderPath(order_id)}>{paymentMessages.payAgain}</ButtonLink>}
          {isUnpaid && <RestoreButton order={payment} />}
          {children}
        </Row>
      )}
    </section>
  );
}

/** Whether Restore is offered. It works once, and the provider refuses it if the order turns out to be paid. */
export function mayBeUnpaid({ state, can_pay_again, unpaid_because }: OrderPayment): boolean {
  return (state === 'failed' && unpaid_because !== 'restored') || can_pay_again;
}

const LOOK = {
  paid: { tone: 'good', icon: 'check' },
  confirming: { tone: 'neutral', icon: 'clock' },
  failed: { tone: 'warn', icon: 'warning' },
} as const;

export function PaymentStatus({ payment }: { payment: OrderPayment }) {
  const notice = <Notice {...LOOK[payment.state]}>{sentences(payment).join(' ')}</Notice>;
  // Notices of the other tones announce themselves.
  return payment.state === 'confirming' ? <div role="status">{notice}</div> : notice;
}

function sentences(payment: OrderPayment): string[] {
  const { order_id, state, can_pay_again, pay_until, delivery, unpaid_because } = payment;
  const words = paymentWords(payment);
  const until = shownTime(pay_until);
  const waysOn = until ? [words.payUntil(until)] : [];
  const window = shownWindow(delivery);
  if (state === 'paid') return [words.paid(order_id), ...(window ? [words.arrives(...window)] : [])];
  if (state === 'confirming') {
    return can_pay_again ? [words.notPaidYet(order_id), ...waysOn] : [words.confirming(order_id)];
  }
  if (unpaid_because === 'restored') return [words.unpaid(order_id), words.restoredBefore];
  return [
    unpaid_because === 'declined' ? words.declined(order_id) : words.unpaid(order_id),
    ...(can_pay_again ? waysOn : [words.timeOver]),
  ];
}

const TIME = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** A time in India: `24 November, 2:05 pm`. Undefined when the provider sent something else. */
function shownTime(time: string | null | undefined): string | undefined {
  return time && !Number.isNaN(Date.parse(time)) ? TIME.format(new Date(time)) : undefined;
}
