import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from 'shared-contracts/http';
import { ErrorPanel, Skeleton } from 'shared-contracts/look';
import type { OrderPaymentProps, RemoteModules } from 'shared-contracts/remotes';
import { wrongOrderPaymentProp } from 'shared-contracts/remotes/prop-checks';
import { orderPaymentQuery } from './order-payment-query.ts';
import { PaymentNotice } from './payment-notice.tsx';

/** PAY-14: shows the payment of an order, or nothing where the provider does not tell (API-18). */
function OrderPayment({ order_id, onStatus }: OrderPaymentProps) {
  const payment = useQuery(orderPaymentQuery(order_id));
  useStatus(payment.data?.Status, onStatus);
  if (payment.error && !payment.data) {
    if (payment.error instanceof ApiError && payment.error.sessionEnded) return null;
    return <ErrorPanel compact title={payment.error.message} onRetry={() => void payment.refetch()} />;
  }
  if (payment.isPending) return <Skeleton height="4rem" />;
  return payment.data && <PaymentNotice payment={payment.data} />;
}

/** Reports the status in an effect: it comes from a response, not from an event of this page. */
function useStatus(status: string | undefined, onStatus: OrderPaymentProps['onStatus']): void {
  const tell = useEffectEvent((known: string) => onStatus?.(known));
  useEffect(() => {
    if (status !== undefined) tell(status);
  }, [status]);
}

export default Object.assign(OrderPayment, {
  wrongProp: wrongOrderPaymentProp,
}) satisfies RemoteModules['cart-checkout/order-payment'];
