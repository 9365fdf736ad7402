import type { QueryClient } from '@tanstack/react-query';
import { getCart } from 'shared-contracts/cart/endpoints';
import { endpointQuery } from 'shared-contracts/http';
import { priceSummaryQuery, THIS_VISIT } from '../price-details/price-queries.ts';

/** The cart is requested at each visit: a cached price may be wrong. */
export const cartQuery = { ...endpointQuery(getCart, {}), staleTime: THIS_VISIT };

export function refreshCart(queries: QueryClient): void {
  for (const { queryKey } of [cartQuery, priceSummaryQuery]) void queries.invalidateQueries({ queryKey });
}

/** Resolves when the running refetch of the cart has finished. */
export function cartRefreshed(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({ queryKey: cartQuery.queryKey }, { cancelRefetch: false });
}
