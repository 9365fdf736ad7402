import type { Address } from 'shared-contracts/address';
import { getAddresses } from 'shared-contracts/address/endpoints';
import { ApiError, callEndpoint, endpointQuery } from 'shared-contracts/http';

/** The customer's addresses. A provider responds with a 404 when there are none (ACC-14). */
export const addressesQuery = {
  ...endpointQuery(getAddresses, {}),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Address[]> => {
    try {
      return await callEndpoint(getAddresses, {}, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    }
  },
};
