import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Navigate } from 'react-router-dom';
import { callEndpoint } from 'shared-contracts/http';
import { Sum, SumList } from 'shared-contracts/layouts/sum-list';
import { ErrorPanel, Notice, Skeleton, TextLink } from 'shared-contracts/look';
import type { OrderDetail } from 'shared-contracts/order';
import { payOrder } from 'shared-contracts/order/endpoints';
import { isOfSamples } from 'shared-contracts/order/rules';
import { orderPath } from 'shared-contracts/routes';
import { orderPaymentQuery, orderQuery } from '../payment/order-payment-query.ts';
import { mayBeUnpaid, PaymentStatus } from '../payment/payment-notice.tsx';
import { RestoreButton } from '../payment/restore-button.tsx';
import type { Payment } from '../payment/use-payment.ts';
import { panelSums, sidePanel } from '../price-details/side-panel.ts';
import { actionsCell, checkoutGrid, contentCell, panelCell, stepButtons } from './checkout-layout.ts';
import { checkoutMessages as words } from './checkout-messages.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { MakePayment } from './make-payment.tsx';

export const payOrderQueries = (order_id: string) => [orderQuery(order_id), orderPaymentQuery(order_id)];

/** PAY-12: pays an order that exists already, after a payment that failed or was cancelled, and after a reload. */
export function PayOrder({ order_id, payment }: { order_id: string; payment: Payment }) {
  const order = useQuery(orderQuery(order_id));
  const status = useQuery(orderPaymentQuery(order_id));
  const previous = { label: words.seeOrder, to: orderPath(order_id) };
  // Without this optional call, the order's page shows what is known (API-18). A payment that could not begin is reported here.
  const isUntold = status.data === null;
  const hasFailed = payment.problem !== undefined && !payment.isScriptLost;
  if (isUntold && !payment.isRunning && !hasFailed) return <Navigate to={previous.to} replace />;
  const lost = order.error ?? (status.data || isUntold ? undefined : status.error);
  if (lost) {
    const retry = () => void Promise.all([order.refetch(), status.refetch()]);
    return <ErrorPanel title={lost.message} onRetry={retry} />;
  }
  // A refetch of an unknown status is pending again, so the content is kept.
  if (!order.data || !status.isFetched) {
    return (
      <div css={checkoutGrid} role="status" aria-busy aria-label={words.orderLoading}>
        <Skeleton height="12rem" />
        <Skeleton height="12rem" />
      </div>
    );
  }
  if (status.data?.state === 'paid' && !payment.isRunning) return <Navigate to={previous.to} replace />;
  return (
    <div css={checkoutGrid}>
      <div css={contentCell}>
        {payment.isRunning ? (
          <Notice icon="lock">{words.paying}</Notice>
        ) : (
          status.data && <PaymentStatus payment={status.data} />
        )}
        <DeliveryFacts pincode={order.data.Deliver_detail.pincode} />
      </div>
      <OrderPanel order={order.data} />
      <div css={actionsCell}>
        {status.data?.can_pay_again ? (
          <MakePayment
            payment={payment}
            amount={order.data.checkout_amount}
            onPay={() =>
              payment.pay(() => callEndpoint(payOrder, { body: { order_id } }), {
                kind: order.data.kind,
                onFailure: () => void status.refetch(),
              })
            }
            previous={previous}
          />
        ) : (
          hasFailed && (
            <Notice tone="bad">
              {payment.problem} <TextLink to={previous.to}>{previous.label}</TextLink>
            </Notice>
          )
        )}
        {status.data && mayBeUnpaid(status.data) && !payment.isRunning && (
          <div css={stepButtons}>
            <RestoreButton order={order.data} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Shows the items at the prices of the order. */
function OrderPanel({ order }: { order: OrderDetail }) {
  const titleId = useId();
  const areSamples = isOfSamples(order);
  return (
    <aside css={[sidePanel, panelCell]} aria-labelledby={titleId}>
      <h2 id={titleId}>{areSamples ? words.payForSamples(order.order_id) : words.payFor(order.order_id)}</h2>
      <SumList css={panelSums}>
        {order.Order_items.map(({ product_id, material, colour_name, quantity, total_amount }) => (
          <Sum
            key={`${product_id} ${material}`}
            label={words.piecesOf(quantity, colour_name || product_id)}
            sum={areSamples ? words.sample : total_amount}
          />
        ))}
        <Sum label={words.toPay} sum={order.checkout_amount} isTotal />
      </SumList>
    </aside>
  );
}
