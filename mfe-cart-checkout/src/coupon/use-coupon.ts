import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PriceSummary } from 'shared-contracts/cart';
import { getPriceSummary } from 'shared-contracts/cart/endpoints';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import { pendingChangesOf } from '../cart-data/pending-changes.ts';
import { messages } from '../messages.ts';
import { priceSummaryQuery, WITH_ADD_ON } from '../price-details/price-queries.ts';

const words = messages.coupon;

const NO_COUPON = '';

/** Sends a coupon code, or an empty one to clear it. The cart keeps the code from then on (PRICE-8). */
const priceWith = (coupon_code: string) =>
  callEndpoint(getPriceSummary, { query: { ...WITH_ADD_ON, coupon_code } });

/** CART-21 to CART-23: applies and removes the cart's coupon. `error` is the failure of the last attempt. */
export function useCoupon() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  /** State is outdated until the next render: only a ref stops the second click of a double click. */
  const isUnderWay = useRef(false);

  async function showSums(summary: PriceSummary): Promise<void> {
    // An older response must not replace this one.
    await queries.cancelQueries({ queryKey: priceSummaryQuery.queryKey });
    queries.setQueryData(priceSummaryQuery.queryKey, summary);
  }

  async function attempt(work: () => Promise<string | undefined>): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    setError(undefined);
    // The coupon is checked against the cart that the shopper sees.
    await pendingChangesOf(queries).settled();
    const failure = await work().catch((thrown: Error) =>
      thrown instanceof ApiError && thrown.sessionEnded ? '' : thrown.message,
    );
    isUnderWay.current = false;
    setBusy(false);
    setError(failure || undefined);
    return failure === undefined;
  }

  return {
    isBusy,
    error,
    forgetError: () => setError(undefined),
    /** @returns whether the coupon applies now */
    apply: (code: string): Promise<boolean> =>
      attempt(async () => {
        if (code === NO_COUPON) return words.empty;
        const summary = await priceWith(code);
        if (summary.total <= 0) {
          await showSums(await priceWith(NO_COUPON));
          return words.notApplicable;
        }
        await showSums(summary);
        return summary.coupon_code ? undefined : words.invalid;
      }),
    remove: () =>
      attempt(async () => {
        await showSums(await priceWith(NO_COUPON));
        return undefined;
      }),
  };
}
