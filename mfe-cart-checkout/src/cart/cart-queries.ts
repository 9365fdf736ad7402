import type { QueryClient } from '@tanstack/react-query';
import { getCart, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { endpointQuery } from 'shared-contracts/http';

/** What is in the cart and what it costs are asked at each visit: a shop that remembers prices lies about them. */
export const cartQuery = { ...endpointQuery(getCart, {}), staleTime: 0 };

/** Without a coupon code: the one that is kept with the cart stays. */
export const priceSummaryQuery = { ...endpointQuery(getPriceSummary, { query: {} }), staleTime: 0 };

/** Asks anew for all that is shown of the cart. */
export function refreshCart(queries: QueryClient): void {
  for (const { queryKey } of [cartQuery, priceSummaryQuery]) void queries.invalidateQueries({ queryKey });
}

/** Settles once the refresh that is under way has brought the cart. */
export function cartRefreshed(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({ queryKey: cartQuery.queryKey }, { cancelRefetch: false });
}
