import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { Notice, TextLink } from 'shared-contracts/look';
import type { OrderPayment } from 'shared-contracts/order';
import { orderPath } from 'shared-contracts/routes';
import { orderPaymentQuery } from './order-payment-query.ts';
import { paymentMessages as words } from './payment-messages.ts';
import { PaymentNotice } from './payment-notice.tsx';
import { CANCELLED, RETURNED, type ReturnReason } from './payment-paths.ts';

const place = css`
  margin-bottom: var(--s-5);
`;

const REASONS = new Map<string | null, string>([
  ['too-few', words.tooFew(MIN_ORDER_ITEMS)],
  ['unverified', words.unverified],
] satisfies [ReturnReason, string][]);

/** Shows on the cart page why the checkout has led back to it, or which order was not paid (PAY-16, CHECK-13). */
export function CartNotice() {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const order_id = search.get(CANCELLED);
  if (order_id) return <UnpaidOrder order_id={order_id} />;
  const reason = REASONS.get(search.get(RETURNED));
  return reason ? (
    <Notice css={place} tone="warn">
      {reason}
    </Notice>
  ) : null;
}

export function noticeQueries(search: URLSearchParams) {
  const order_id = search.get(CANCELLED);
  return order_id ? [orderPaymentQuery(order_id)] : [];
}

/** Empty if the provider does not report the state of a payment: the order's page shows what is known. */
function UnpaidOrder({ order_id }: { order_id: string }) {
  const { data: payment } = useQuery(orderPaymentQuery(order_id));
  if (!payment) return null;
  return (
    <div css={place}>
      <PaymentNotice payment={afterCancel(payment)}>
        <TextLink to={orderPath(order_id)}>{words.seeOrder}</TextLink>
      </PaymentNotice>
    </div>
  );
}

/** After Cancel, the gateway still counts the pay page as open. No payment is being confirmed then (PAY-66). */
function afterCancel(payment: OrderPayment): OrderPayment {
  const isOpen = payment.state === 'confirming' && payment.can_pay_again;
  return isOpen ? { ...payment, state: 'failed' } : payment;
}
