import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { PriceSummary } from 'shared-contracts/cart';
import { getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { callEndpoint, endpointQuery } from 'shared-contracts/http';
import { readCartSize } from 'shared-contracts/session';
import { messages } from '../messages.ts';

/** Milliseconds within which requests belong to one visit: the badge and the page both read the cart, then the sums are shown. */
export const THIS_VISIT = 3_000;

/** PRICE-25: the total includes the packaging, also before it is in the cart. */
export const WITH_ADD_ON = { with_add_on: 'true' } as const;

const request = { query: WITH_ADD_ON };
const summaryQuery = endpointQuery(getPriceSummary, request);
const { queryKey } = summaryQuery;

/** Requested at each visit: a cached sum may be wrong. Sends no coupon code, so that the cart keeps the one it has. */
export const priceSummaryQuery = queryOptions<PriceSummary>({
  ...summaryQuery,
  queryFn: async ({ client, signal }) =>
    withDroppedCoupon(
      client.getQueryData(queryKey),
      await callEndpoint(getPriceSummary, request, { signal }),
    ),
  staleTime: THIS_VISIT,
});

/**
 * A provider without `coupon_problem` silently drops a coupon when the cart changes. The dropped coupon is shown until the
 * shopper applies or removes one (CART-29).
 */
function withDroppedCoupon(previous: PriceSummary | undefined, next: PriceSummary): PriceSummary {
  if (next.coupon_code || next.coupon_problem !== undefined) return next;
  const dropped = previous?.coupon_code ?? previous?.coupon_problem?.coupon_code;
  if (!dropped) return next;
  return { ...next, coupon_problem: { coupon_code: dropped, message: messages.coupon.dropped } };
}

/** The charges on top of the goods. They only explain the sums, which are shown without them, too (API-40). */
export const chargesQuery = endpointQuery(getCartCharges, {});

/** The page also requests these before it is hydrated. */
export function priceDetailsAhead() {
  return wasCartLarge() ? [priceSummaryQuery, chargesQuery] : [];
}

/**
 * CART-40: requests sums and charges together with the cart, if the cart was large enough for an order when it was last read. A
 * response that turns out to be useless is ignored.
 * @param isCartKnown whether the cart has arrived: from then on `PriceDetails` decides what is requested
 */
export function usePriceDetailsAhead(isCartKnown: boolean): void {
  const isLarge = useSyncExternalStore(subscribeToNothing, wasCartLarge, () => false);
  const options = { enabled: isLarge && !isCartKnown };
  useQuery({ ...priceSummaryQuery, ...options });
  useQuery({ ...chargesQuery, ...options });
}

const subscribeToNothing = () => () => undefined;
const wasCartLarge = () => readCartSize() >= MIN_ORDER_ITEMS;
