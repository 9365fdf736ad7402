import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartItem } from 'shared-contracts/cart';
import { canPlaceOrder, isAddOn } from 'shared-contracts/cart/rules';
import { useToast } from 'shared-contracts/remotes';
import { pagePath, queryString } from 'shared-contracts/routes';
import { setAddOn } from '../add-on/set-add-on.ts';
import { cartQuery, refreshCart } from '../cart-data/cart-queries.ts';
import { pendingChangesOf } from '../cart-data/pending-changes.ts';
import { lineKey } from '../cart-data/line-key.ts';
import { retryAfterLogin } from '../login/retry-after-login.ts';
import { messages } from '../messages.ts';
import { priceSummaryQuery } from '../price-details/price-queries.ts';

const words = messages.placeOrder;

/** Milliseconds in which the message can be read before the login dialog covers it (CART-25). */
const LOGIN_DELAY = 3_000;

/**
 * CART-24: brings the packaging up to date, then opens the checkout if cart and coupon are still those that the shopper sees.
 * `failure` says why it stayed.
 */
export function usePlaceOrder(items: readonly CartItem[]) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [isPlacing, setPlacing] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** State is outdated until the next render: only a ref stops the second click of a double click. */
  const isUnderWay = useRef(false);

  function finish(message?: string): void {
    isUnderWay.current = false;
    setPlacing(false);
    setFailure(message);
  }

  // Back from the checkout may show this page as it was left, with its button busy.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) finish();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  });

  const syncAddOn = () =>
    retryAfterLogin(() => setAddOn().then(() => true), {
      reason: words.logIn,
      intent: { kind: 'enter-cart' },
      onSessionEnd: async () => {
        toast({ tone: 'warn', message: words.logIn });
        await new Promise((resolve) => setTimeout(resolve, LOGIN_DELAY));
      },
    });

  return {
    isPlacing,
    failure,
    refresh(): void {
      setFailure(undefined);
      refreshCart(queries);
    },
    async placeOrder(): Promise<void> {
      if (isUnderWay.current) return;
      if (items.some(({ Product }) => Product.selling_price === null)) return setFailure(words.unpriced);
      isUnderWay.current = true;
      setPlacing(true);
      setFailure(undefined);
      const coupon = queries.getQueryData(priceSummaryQuery.queryKey)?.coupon_code ?? undefined;
      try {
        await pendingChangesOf(queries).settled();
        if (!(await syncAddOn())) return finish();
        const isUnchanged = await isStill(queries, items, coupon);
        if (!isUnchanged) return finish(words.changed);
        navigate(pagePath('/checkout') + queryString({ coupon }));
      } catch {
        finish(words.notVerified);
      }
    },
  };
}

/**
 * Reads cart and sums from the server.
 * @returns whether they have the same items and the same coupon
 */
async function isStill(
  queries: QueryClient,
  items: readonly CartItem[],
  coupon: string | undefined,
): Promise<boolean> {
  const [fresh, summary] = await Promise.all([
    queries.fetchQuery({ ...cartQuery, staleTime: 0, retry: false }),
    queries.fetchQuery({ ...priceSummaryQuery, staleTime: 0, retry: false }),
  ]);
  if (!canPlaceOrder(fresh)) return false;
  return goodsOf(fresh) === goodsOf(items) && (!coupon || summary.coupon_code === coupon);
}

/** Products, quantities and prices, in any order. The packaging has just been added. */
function goodsOf(items: readonly CartItem[]): string {
  return items
    .filter((item) => !isAddOn(item))
    .map((item) => `${lineKey(item)} ${item.quantity} ${item.Product.selling_price}`)
    .sort()
    .join();
}
