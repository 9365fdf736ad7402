import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, EndpointRequest, EndpointResponse } from 'shared-contracts/endpoint';
import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { endpointQuery } from 'shared-contracts/http';
import type { ProductClass } from 'shared-contracts/product';
import { getFacets } from 'shared-contracts/product/endpoints';
import type { FacetName } from 'shared-contracts/product/facets';
import { facetCountsRequest } from './product-list-queries.ts';
import { wholeClass } from './shop-search.ts';

export type FacetOption = {
  name: string;
  /** `#rrggbb`, where the option is a colour. */
  code?: string;
};

type OptionsQuery = ReturnType<typeof optionsQuery>;

/** Facets whose options have a separate call. */
const OPTION_CALLS: Partial<Record<FacetName, (productClass: ProductClass) => OptionsQuery>> = {
  category: (productClass) =>
    optionsQuery(getCategoriesAndTypes, { query: { class: productClass } }, ({ categories }) => categories),
  type: (productClass) =>
    optionsQuery(getCategoriesAndTypes, { query: { class: productClass } }, ({ types }) => types),
  shade: () => optionsQuery(getShades, {}, (shades) => shades),
  application: () =>
    optionsQuery(getApplications, {}, (applications) => applications.map((name) => ({ name }))),
};

/** The options of a facet: from its own call, else the names that are counted in the whole class. */
export function facetOptionsQuery(facet: FacetName, productClass: ProductClass): OptionsQuery {
  const ownCall = OPTION_CALLS[facet];
  if (ownCall) return ownCall(productClass);
  return optionsQuery(getFacets, facetCountsRequest(wholeClass(productClass)), (facets) => facets[facet]);
}

/** Keeps the endpoint's own query key, so that facets and remotes share one response. */
function optionsQuery<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  read: (response: EndpointResponse<E>) => FacetOption[],
) {
  const { queryKey, queryFn } = endpointQuery(endpoint, request);
  return queryOptions<unknown, Error, FacetOption[]>({
    queryKey,
    queryFn,
    select: (response) => read(response as EndpointResponse<E>),
  });
}
