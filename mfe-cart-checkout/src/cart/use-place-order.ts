import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { CartItem } from 'shared-contracts/cart';
import { canPlaceOrder, isAddOn } from 'shared-contracts/cart/rules';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { useToast } from 'shared-contracts/remotes';
import { pagePath, queryString } from 'shared-contracts/routes';
import { cartQuery, refreshCart } from '../cart-data/cart-queries.ts';
import { lineKey } from '../cart-data/line-key.ts';
import { pendingChangesOf } from '../cart-data/pending-changes.ts';
import { retryAfterLogin } from '../enter-cart/retry-after-login.ts';
import { setAddOn } from '../enter-cart/set-add-on.ts';
import { messages } from '../messages.ts';
import { priceSummaryQuery } from '../price-details/price-queries.ts';
import { useShownAgain } from '../shown-again.ts';

const words = messages.placeOrder;

/** Milliseconds in which the message can be read before the login dialog covers it (CART-25). */
const LOGIN_DELAY = 3_000;

/** A reason, for the shopper, why the cart cannot be ordered. */
class Obstacle extends Error {}

/**
 * CART-24: brings the packaging up to date, then opens the checkout if cart and coupon are still those that the shopper sees.
 * `failure` is the reason why the checkout was not opened.
 */
export function usePlaceOrder(items: readonly CartItem[]) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const syncAddOn = () =>
    retryAfterLogin(() => setAddOn().then(() => true), {
      reason: words.logIn,
      intent: { kind: 'enter-cart' },
      onSessionEnd: async () => {
        toast({ tone: 'warn', message: words.logIn });
        await new Promise((resolve) => setTimeout(resolve, LOGIN_DELAY));
      },
    });

  const {
    run,
    isPending,
    data: isLeaving,
    error,
    reset,
  } = useSingleCall({
    mutationFn: async () => {
      if (items.some(({ Product }) => Product.selling_price === null)) throw new Obstacle(words.unpriced);
      const coupon = queries.getQueryData(priceSummaryQuery.queryKey)?.coupon_code ?? undefined;
      await pendingChangesOf(queries).settled();
      if (!(await syncAddOn())) return false;
      if (!(await isStill(queries, items, coupon))) throw new Obstacle(words.changed);
      navigate(pagePath('/checkout') + queryString({ coupon }));
      return true;
    },
  });

  useShownAgain(reset);

  const isUnverified = error !== null && !(error instanceof Obstacle);
  return {
    isPlacing: isPending || isLeaving === true,
    failure: isUnverified ? words.notVerified : error?.message,
    refresh: isUnverified
      ? () => {
          reset();
          refreshCart(queries);
        }
      : undefined,
    placeOrder: () => void run(),
  };
}

/** @returns whether the server's cart and sums have the same items and the same coupon */
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

/** Products, quantities and prices in a fixed order. The packaging is left out, because it has just been added. */
function goodsOf(items: readonly CartItem[]): string {
  return items
    .filter((item) => !isAddOn(item))
    .map((item) => `${lineKey(item)} ${item.quantity} ${item.Product.selling_price}`)
    .sort()
    .join();
}
