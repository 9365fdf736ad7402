import { queryOptions } from '@tanstack/react-query';
import { type EndpointRequest, endpointQueryKey } from 'shared-contracts/endpoint';
import { withAllOptions } from 'shared-contracts/filter-options/rules';
import { callEndpoint } from 'shared-contracts/http';
import type { ProductPage } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';

type ListRequest = EndpointRequest<typeof filterProducts>;
export type ListFilters = ListRequest['body']['filters'];

/** Products by filters. The request names all options of a list without a choice, as far as they are loaded (SHOP-35). */
export function productListQuery(query: ListRequest['query'], filters: ListFilters) {
  return queryOptions<ProductPage>({
    queryKey: endpointQueryKey(filterProducts, { query, body: { filters } }),
    queryFn: ({ client, signal }) =>
      callEndpoint(filterProducts, { query, body: { filters: withAllOptions(filters, client) } }, { signal }),
  });
}
