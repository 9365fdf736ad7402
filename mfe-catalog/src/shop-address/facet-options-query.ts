import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Endpoint, EndpointRequest, EndpointResponse } from 'shared-contracts/endpoint';
import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { endpointQuery } from 'shared-contracts/http';
import { getFacets } from 'shared-contracts/product/endpoints';
import type { FacetName } from 'shared-contracts/product/facets';
import { OPTIONS_KEPT_FOR, wholeClassCountsRequest } from './facet-counts-query.ts';
import type { ProductLine } from './shop-search.ts';

export type FacetOption = {
  name: string;
  /** `#rrggbb`, where the option is a colour. */
  code?: string;
};

type OptionsQuery = ReturnType<typeof optionsQuery>;

/** Facets whose options have a separate call. Every provider has these; the others are additions (API-33). */
const OPTION_CALLS: Partial<Record<FacetName, (line: ProductLine) => OptionsQuery>> = {
  category: ({ productClass }) =>
    optionsQuery(getCategoriesAndTypes, { query: { class: productClass } }, ({ categories }) => categories),
  type: ({ productClass }) =>
    optionsQuery(getCategoriesAndTypes, { query: { class: productClass } }, ({ types }) => types),
  shade: () => optionsQuery(getShades, {}, (shades) => shades),
  application: () =>
    optionsQuery(getApplications, {}, (applications) => applications.map((name) => ({ name }))),
};

/** Whether a provider may lack the facet, because its options come from the counts. */
export function isAddition(facet: FacetName): boolean {
  return OPTION_CALLS[facet] === undefined;
}

/** The options of a facet: from its own call, else the names that are counted in the whole class. */
export function facetOptionsQuery(facet: FacetName, line: ProductLine): OptionsQuery {
  const ownCall = OPTION_CALLS[facet];
  if (ownCall) return ownCall(line);
  return optionsQuery(getFacets, wholeClassCountsRequest(line), (counts) => counts[facet] ?? []);
}

/** The options that the cache has now, in the catalogue's spelling; empty while they are not known. */
export function knownOptions(facet: FacetName, line: ProductLine, queries: QueryClient): FacetOption[] {
  const { queryKey, select } = facetOptionsQuery(facet, line);
  const response = queries.getQueryData(queryKey);
  return response === undefined ? [] : (select?.(response) ?? []);
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
    gcTime: OPTIONS_KEPT_FOR,
    select: (response) => read(response as EndpointResponse<E>),
  });
}
