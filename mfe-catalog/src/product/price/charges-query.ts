import { queryOptions } from '@tanstack/react-query';
import type { CartCharges } from 'shared-contracts/cart';
import { getCartCharges } from 'shared-contracts/cart/endpoints';
import { callEndpoint, endpointQuery } from 'shared-contracts/http';
import { lacksAddition } from '../../product-facts/lacks-addition.ts';

const { queryKey, meta = {} } = endpointQuery(getCartCharges, {});

/** What an order costs beside its goods; null where the provider says it in the cart only (API-40). */
export const chargesQuery = queryOptions<CartCharges | null>({
  queryKey,
  meta,
  queryFn: async ({ signal }) => {
    try {
      return await callEndpoint(getCartCharges, {}, { signal });
    } catch (error) {
      if (!lacksAddition(error)) throw error;
      return null;
    }
  },
});
