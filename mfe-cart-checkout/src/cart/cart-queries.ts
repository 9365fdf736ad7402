import type { QueryClient } from '@tanstack/react-query';
import { getCart, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { endpointQuery } from 'shared-contracts/http';

/** Cart and prices are requested at each visit: a cached price may be wrong. */
export const cartQuery = { ...endpointQuery(getCart, {}), staleTime: 0 };

/** Sends no coupon code, so that the cart keeps the one it has. */
export const priceSummaryQuery = { ...endpointQuery(getPriceSummary, { query: {} }), staleTime: 0 };

/** Refetches the cart and its prices. */
export function refreshCart(queries: QueryClient): void {
  for (const { queryKey } of [cartQuery, priceSummaryQuery]) void queries.invalidateQueries({ queryKey });
}

/** Resolves when the running refetch of the cart has finished. */
export function cartRefreshed(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({ queryKey: cartQuery.queryKey }, { cancelRefetch: false });
}
