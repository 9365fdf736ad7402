import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type FacetOption,
  type OptionCall,
  optionCall,
  optionCallOf,
} from 'shared-contracts/filter-options/rules';
import { endpointQuery } from 'shared-contracts/http';
import { getFacets } from 'shared-contracts/product/endpoints';
import type { FacetName } from 'shared-contracts/product/facets';
import { chosenFilters, type ProductLine, type ShopSearch, wholeClass } from './shop-search.ts';

/** Milliseconds. Options stay in the cache after their page, so that later lists are requested with all of them (SHOP-35). */
const OPTIONS_KEPT_FOR = 10 * 60_000;
/** Milliseconds, on the server too: names and price limits rarely change, so a filtered document requests only its own counts. */
const OPTIONS_FRESH_FOR = 60_000;

/**
 * Counts the products that each option would show (SHOP-15). The search term is left out, because choosing a filter ends the search. The
 * data are null if the provider does not count.
 */
export function facetCountsQuery(shown: ShopSearch) {
  return endpointQuery(getFacets, facetCountsRequest(shown));
}

/** Requests the counts without any filter, for the price limits and for the options of facets that have no call of their own. */
export function wholeClassCountsQuery(line: ProductLine) {
  const query = endpointQuery(getFacets, wholeClassCountsRequest(line));
  return { ...query, gcTime: OPTIONS_KEPT_FOR, staleTime: OPTIONS_FRESH_FOR };
}

function wholeClassCountsRequest({ productClass, material }: ProductLine) {
  return facetCountsRequest(wholeClass(productClass, material));
}

function facetCountsRequest(shown: ShopSearch) {
  const { productClass, material } = shown;
  return { query: { class: productClass, material, ...chosenFilters(shown) } };
}

/** Whether a provider may lack the facet, because its options come from the counts. */
export function isAddition(facet: FacetName): boolean {
  return optionCallOf(facet, '') === undefined;
}

/** Requests the options of a facet by its own call, if it has one, else takes the names from the counts of the whole class. */
export function facetOptionsQuery(facet: FacetName, line: ProductLine) {
  const ownCall = optionCallOf(facet, line.productClass);
  if (ownCall) return optionsQuery(ownCall);
  return {
    ...optionsQuery(optionCall(getFacets, wholeClassCountsRequest(line), (counts) => counts?.[facet] ?? [])),
    staleTime: OPTIONS_FRESH_FOR,
  };
}

/** Returns the cached options, in the catalogue's spelling. Empty if they have not been loaded. */
export function knownOptions(facet: FacetName, line: ProductLine, queries: QueryClient): FacetOption[] {
  const { queryKey, select } = facetOptionsQuery(facet, line);
  const response = queries.getQueryData(queryKey);
  return response === undefined ? [] : (select?.(response) ?? []);
}

/** Keeps the endpoint's own query key, so that facets and remotes share one response. */
function optionsQuery({ endpoint, request, optionsOf }: OptionCall) {
  const { queryKey, queryFn, meta = {} } = endpointQuery(endpoint, request);
  return queryOptions<unknown, Error, FacetOption[]>({
    queryKey,
    queryFn,
    meta,
    gcTime: OPTIONS_KEPT_FOR,
    select: optionsOf,
  });
}
