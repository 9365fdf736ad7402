import type { EndpointRequest } from 'shared-contracts/endpoint';
import { endpointQuery } from 'shared-contracts/http';
import { SHEET_MATERIAL } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';

type Filters = EndpointRequest<typeof filterProducts>['body']['filters'];

/** A list with one product: the cheapest one that passes the filters. */
export function cheapestQuery(filters: Filters) {
  return endpointQuery(filterProducts, {
    query: { page: 1, limit: 1, sortBy: 'price', order: 'asc' },
    body: { filters },
  });
}

export function cheapestSheetQuery(category: string) {
  return cheapestQuery({ productClass: 'Sheet', material: SHEET_MATERIAL, category: [category] });
}
