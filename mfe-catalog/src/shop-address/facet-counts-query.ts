import { endpointQuery } from 'shared-contracts/http';
import { getFacets } from 'shared-contracts/product/endpoints';
import type { ShopSearch } from './shop-search.ts';

/**
 * How many products each option would show. The term of a search is left out: choosing a filter ends the search.
 * An addition of the contract: a provider without it fails here, and the counts are absent.
 */
export function facetCountsQuery({ productClass, material, category, type, shade, application }: ShopSearch) {
  return endpointQuery(getFacets, {
    query: { class: productClass, material, category, type, shade, application },
  });
}
