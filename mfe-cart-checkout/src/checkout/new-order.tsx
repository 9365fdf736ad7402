import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import type { CartItem } from 'shared-contracts/cart';
import { canPlaceOrder, isAddOn } from 'shared-contracts/cart/rules';
import { useShopEvent } from 'shared-contracts/events';
import { CUSTOMER_QUERIES } from 'shared-contracts/http';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { ErrorPanel, Skeleton } from 'shared-contracts/look';
import { pagePath } from 'shared-contracts/routes';
import { cartQuery, refreshCart } from '../cart-data/cart-queries.ts';
import { isUndecided } from '../once.ts';
import { repeatKeptOrder } from '../payment/create-order.ts';
import { cartAfterReturnPath, payOrderPath } from '../payment/payment-paths.ts';
import type { Payment } from '../payment/use-payment.ts';
import { actionsCell, checkoutGrid, contentCell } from './checkout-layout.ts';
import { checkoutMessages as words } from './checkout-messages.ts';
import type { CheckoutSearch } from './checkout-search.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { SummaryButtons, SummaryStep } from './summary-step.tsx';

export function NewOrder({ search, payment }: { search: CheckoutSearch; payment: Payment }) {
  const queries = useQueryClient();
  const cart = useQuery(cartQuery);
  const isHydrated = useHydrated();
  useShopEvent('cart-updated', () => refreshCart(queries));
  if (isHydrated && cart.data && !payment.isRunning) {
    if (cart.data.length === 0) return <ResumedOrder />;
    const way = wayBack(cart.data);
    if (way) return <Navigate to={way} replace />;
  }
  const isSummary = search.step === 'summary';
  return (
    <>
      <CheckoutSteps search={search} />
      <div css={checkoutGrid}>
        <div css={contentCell}>
          {isSummary ? <SummaryStep search={search} /> : <ShippingStep search={search} />}
        </div>
        <SummaryPanel coupon={search.coupon} />
        {isSummary && (
          <div css={actionsCell}>
            <SummaryButtons search={search} payment={payment} />
          </div>
        )}
      </div>
    </>
  );
}

/** CHECK-13: the path of the cart page with the reason, if the cart cannot be ordered. */
function wayBack(items: readonly CartItem[]): string | undefined {
  if (!canPlaceOrder(items)) return cartAfterReturnPath('too-few');
  return items.some(isAddOn) ? undefined : cartAfterReturnPath('unverified');
}

/** Sent once per visit: the key makes a repeated request harmless. */
const keptOrderQuery = {
  queryKey: [CUSTOMER_QUERIES, 'keptOrder'],
  queryFn: async () => (await repeatKeptOrder())?.order_id ?? '',
  retry: false,
  staleTime: 0,
  gcTime: 0,
};

/** The cart is empty: either there is nothing to order, or the order exists and its response was lost (PAY-15). */
function ResumedOrder() {
  const kept = useQuery(keptOrderQuery);
  if (kept.isFetching) {
    return (
      <div role="status" aria-busy aria-label={words.loading}>
        <Skeleton height="20rem" />
      </div>
    );
  }
  if (kept.error && isUndecided(kept.error)) {
    return <ErrorPanel title={kept.error.message} onRetry={() => void kept.refetch()} />;
  }
  return <Navigate to={kept.data ? payOrderPath(kept.data) : pagePath('/cart')} replace />;
}
