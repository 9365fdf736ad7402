import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { onScreen } from 'shared-contracts/layouts/paper';
import { Button, Skeleton, Text, TextLink } from 'shared-contracts/look';
import type { OrderDetail } from 'shared-contracts/order';
import { isOfSamples, isSameStatus } from 'shared-contracts/order/rules';
import { Fragment, type PageModule, useToast } from 'shared-contracts/remotes';
import { orderPath, pagePath, queryString } from 'shared-contracts/routes';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import { hasSessionEnded } from '../calls/call-failures.ts';
import { messages } from '../messages.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { beginning, isPaidOnItsWay, OrderLead, OrderTitle } from './order-heading.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderPaper } from './order-paper.tsx';
import { orderPaymentQuery, orderQuery } from './order-queries.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderShipmentNotice } from './order-shipment.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { paymentLabel } from './payment-label.ts';
import { ReorderButton } from './reorder-button.tsx';
import { SampleCouponPanel } from './sample-coupon.tsx';
import { StatusBadge } from './status-badge.tsx';

const words = messages.order;

function OrderPage() {
  const { orderId = '' } = useParams();
  const order = useQuery(orderQuery(orderId));
  const payment = useQuery(orderPaymentQuery(orderId));
  const crumbs = [
    { label: messages.home, to: pagePath('/') },
    { label: messages.orders.title, to: pagePath('/orders') },
    // The id is left out: it is in the heading, and would not fit on a narrow phone.
    { label: words.crumb },
  ];
  // A paid order waits for its dates, which would shift the layout. `isPending` would hide the order during a retry.
  const isReady = order.data && (!isPaidOnItsWay(order.data) || payment.isFetched);
  return (
    <AccountLayout
      crumbs={crumbs}
      title={isReady ? <OrderTitle order={order.data} /> : words.title(orderId)}
      lead={<OrderLead order={isReady ? order.data : undefined} payment={payment.data} />}
    >
      {isReady ? (
        <Order
          order={order.data}
          canReorder={!payment.isPending && payment.data !== null}
          onOutdated={() => void order.refetch()}
          isLoading={order.isFetching}
        />
      ) : order.error && !hasSessionEnded(order.error) ? (
        <BackToOrders message={order.error.message} />
      ) : (
        <OrderSkeleton />
      )}
    </AccountLayout>
  );
}

/** ORD-5. */
function BackToOrders({ message }: { message: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const leave = useEffectEvent(() => {
    toast({ tone: 'bad', message });
    navigate(pagePath('/orders'), { replace: true });
  });
  useEffect(() => leave(), []);
  return null;
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 21rem;
    gap: clamp(2.5rem, 4vw, 5rem);
  }
`;

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

/** As tall as the payment's notice with its buttons; hidden if the provider does not report payments. */
const openPayment = css`
  min-height: 10rem;
  @media (min-width: 768px) {
    min-height: 8rem;
  }
  &:empty {
    display: none;
  }
`;

/** Statuses in which the payment is already decided. */
const SETTLED = ['delivered', 'cancelled', 'returned', 'refunded'];

type OrderProps = {
  order: OrderDetail;
  /** Whether the provider has optional calls, such as the one for a reorder. */
  canReorder: boolean;
  /** Called when the payment shows that the order's status has changed. */
  onOutdated: () => void;
  /** Whether the order is being loaded again. */
  isLoading: boolean;
};

function Order({ order, canReorder, onOutdated, isLoading }: OrderProps) {
  const { Status, payment_status, order_id } = order;
  const [outdated, setOutdated] = useState<string>();
  const isThanked = isPaidOnItsWay(order);
  const lines = [isThanked && beginning(order), payment_status && words.payment(paymentLabel(order))];
  const isOpen = !isThanked && !SETTLED.some((settled) => isSameStatus(settled, Status));
  return (
    <>
      {/* On paper `OrderPaper` replaces it. */}
      <div css={[stack, onScreen]}>
        {/* Hidden while the order reloads: 'Payment pending' must not appear above the thanks for the payment. */}
        <div css={facts} style={{ visibility: isLoading && outdated === Status ? 'hidden' : undefined }}>
          <StatusBadge order={order} />
          {/* No separator, because a line on phones could end with one. */}
          {lines.filter(Boolean).map((line) => (
            <Text key={String(line)} size="small" tone="soft" figures>
              {line}
            </Text>
          ))}
        </div>
        {order.refunds && order.refunds.length > 0 && <OrderRefunds refunds={order.refunds} />}
        {order.shipment && <OrderShipmentNotice shipment={order.shipment} />}
        {isOpen && (
          <div css={order.unpaid_because !== 'restored' && openPayment}>
            <Fragment
              of="cart-checkout/order-payment"
              order_id={order_id}
              onStatus={(known) => {
                if (isSameStatus(known, Status)) return;
                setOutdated(Status);
                onOutdated();
              }}
              skeleton={<Skeleton height="4rem" />}
              fallback={() => null}
            />
          </div>
        )}
        <div css={columns}>
          <div css={stack}>
            <OrderItems order={order} />
            {order.sample_coupon && <SampleCouponPanel coupon={order.sample_coupon} />}
            <OrderTimeline order={order} />
          </div>
          <div css={stack}>
            <DeliveryAddress order={order} title={words.deliveringTo} />
            <OrderSums order={order} />
            {order.papers?.map(({ title, number }) => (
              <TextLink
                key={number}
                to={`${orderPath(order_id)}/invoice${queryString({ number })}`}
              >{`${title} ${number}`}</TextLink>
            ))}
            <div css={actions}>
              {canReorder && !isOfSamples(order) && <ReorderButton order_id={order_id} />}
              <Button variant="secondary" onClick={() => window.print()}>
                {words.print}
              </Button>
            </div>
          </div>
        </div>
      </div>
      <OrderPaper order={order} />
    </>
  );
}

function OrderSkeleton() {
  return (
    <div css={stack} role="status" aria-busy aria-label={words.loading}>
      <Skeleton text width="16rem" />
      <div css={columns}>
        <Skeleton height="24rem" />
        <Skeleton height="16rem" />
      </div>
    </div>
  );
}

export default {
  Page: OrderPage,
  parameters: {},
  prefetch: ({ params }) => [orderQuery(params['orderId'] ?? ''), orderPaymentQuery(params['orderId'] ?? '')],
  head: ({ params }) => ({ title: words.title(params['orderId'] ?? ''), noIndex: true }),
} satisfies PageModule;
