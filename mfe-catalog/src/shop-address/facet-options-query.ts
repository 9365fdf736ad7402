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
import { OPTIONS_FRESH_FOR, OPTIONS_KEPT_FOR, wholeClassCountsRequest } from './facet-counts-query.ts';
import type { ProductLine } from './shop-search.ts';

/** Whether a provider may lack the facet, because its options come from the counts. */
export function isAddition(facet: FacetName): boolean {
  return optionCallOf(facet, '') === undefined;
}

/** The options of a facet: from its own call, else the names that are counted in the whole class. */
export function facetOptionsQuery(facet: FacetName, line: ProductLine) {
  const ownCall = optionCallOf(facet, line.productClass);
  if (ownCall) return optionsQuery(ownCall);
  return {
    ...optionsQuery(optionCall(getFacets, wholeClassCountsRequest(line), (counts) => counts[facet] ?? [])),
    staleTime: OPTIONS_FRESH_FOR,
  };
}

/** The options that the cache has now, in the catalogue's spelling; empty while they are not known. */
export function knownOptions(facet: FacetName, line: ProductLine, queries: QueryClient): FacetOption[] {
  const { queryKey, select } = facetOptionsQuery(facet, line);
  const response = queries.getQueryData(queryKey);
  return response === undefined ? [] : (select?.(response) ?? []);
}

/** Keeps the endpoint's own query key, so that facets and remotes share one response. */
function optionsQuery({ endpoint, request, optionsOf }: OptionCall) {
  const { queryKey, queryFn } = endpointQuery(endpoint, request);
  return queryOptions<unknown, Error, FacetOption[]>({
    queryKey,
    queryFn,
    gcTime: OPTIONS_KEPT_FOR,
    select: optionsOf,
  });
}
