import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from 'shared-contracts/http';
import { ErrorPanel, Skeleton } from 'shared-contracts/look';
import type { OrderPaymentProps, RemoteModules } from 'shared-contracts/remotes';
import { isMissing, orderPaymentQuery } from './order-payment-query.ts';
import { PaymentNotice } from './payment-notice.tsx';

/** PAY-14: the payment of one order. Shows nothing where the provider does not tell (API-18). */
function OrderPayment({ order_id, onChange }: OrderPaymentProps) {
  const payment = useQuery(orderPaymentQuery(order_id));
  useChange(payment.data?.state, onChange);
  if (payment.error && !payment.data) {
    if (isMissing(payment.error)) return null;
    if (payment.error instanceof ApiError && payment.error.sessionEnded) return null;
    return <ErrorPanel compact title={payment.error.message} onRetry={() => void payment.refetch()} />;
  }
  if (payment.isPending) return <Skeleton height="4rem" />;
  return <PaymentNotice payment={payment.data} />;
}

/** Calls `onChange` when the state has changed after it was first known. */
function useChange(state: string | undefined, onChange: (() => void) | undefined): void {
  const known = useRef(state);
  const tell = useEffectEvent(() => onChange?.());
  // The change comes from the provider, so no event handler of this page sees it.
  useEffect(() => {
    if (known.current !== undefined && known.current !== state) tell();
    known.current = state;
  }, [state]);
}

export default OrderPayment satisfies RemoteModules['cart-checkout/order-payment'];
