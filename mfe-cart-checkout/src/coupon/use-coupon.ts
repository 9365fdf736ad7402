import { useQueryClient } from '@tanstack/react-query';
import type { PriceSummary } from 'shared-contracts/cart';
import { getPriceSummary } from 'shared-contracts/cart/endpoints';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { pendingChangesOf } from '../cart-data/pending-changes.ts';
import { messages } from '../messages.ts';
import { priceSummaryQuery, WITH_ADD_ON } from '../price-details/price-queries.ts';

const words = messages.coupon;

const NO_COUPON = '';
/** Characters; the endpoint rejects longer codes. */
const LONGEST_CODE = 40;

/** Sends a coupon code, or an empty one to clear it. The cart keeps the code from then on (PRICE-8). */
const priceWith = (coupon_code: string) =>
  callEndpoint(getPriceSummary, { query: { ...WITH_ADD_ON, coupon_code } });

/** CART-21 to CART-23: applies and removes the cart's coupon. `error` is the failure of the last attempt. */
export function useCoupon() {
  const queries = useQueryClient();

  async function showSums(summary: PriceSummary): Promise<void> {
    // An older response must not replace this one.
    await queries.cancelQueries({ queryKey: priceSummaryQuery.queryKey });
    queries.setQueryData(priceSummaryQuery.queryKey, summary);
  }

  async function apply(code: string): Promise<void> {
    if (code === NO_COUPON) throw new Error(words.empty);
    if (code.length > LONGEST_CODE) throw new Error(words.invalid);
    const summary = await priceWith(code);
    if (summary.total <= 0) {
      await showSums(await priceWith(NO_COUPON));
      throw new Error(words.notApplicable);
    }
    await showSums(summary);
    if (!summary.coupon_code) throw new Error(words.invalid);
  }

  const { run, error, isPending, reset } = useSingleCall({
    mutationFn: async (attempt: () => Promise<void>) => {
      // The coupon is checked against the cart that the shopper sees.
      await pendingChangesOf(queries).settled();
      await attempt();
      return true;
    },
  });
  return {
    isBusy: isPending,
    error: error instanceof ApiError && error.sessionEnded ? undefined : error?.message,
    forgetError: () => error && reset(),
    /** Resolves to whether the coupon applies now. */
    apply: (code: string) => run(() => apply(code)),
    remove: () => run(async () => showSums(await priceWith(NO_COUPON))),
  };
}
