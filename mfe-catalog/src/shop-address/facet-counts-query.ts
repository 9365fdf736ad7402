import { endpointQuery } from 'shared-contracts/http';
import { getFacets } from 'shared-contracts/product/endpoints';
import { chosenFilters, type ProductLine, type ShopSearch, wholeClass } from './shop-search.ts';

/** Milliseconds. Options outlive their page, so that later lists are requested with all of them (SHOP-35). */
export const OPTIONS_KEPT_FOR = 10 * 60_000;
/** Milliseconds, as in the browser. Names and ends of prices change rarely: a filtered document requests its own counts alone. */
export const OPTIONS_FRESH_FOR = 60_000;

/**
 * How many products each option would show (SHOP-15). The search term is left out, because choosing a filter ends the
 * search. This call is an addition to the contract: it fails where a provider lacks it, and no counts are shown.
 */
export function facetCountsQuery(shown: ShopSearch) {
  return endpointQuery(getFacets, facetCountsRequest(shown));
}

/** The counts with nothing chosen: the ends of the prices, and the options of facets without a call of their own. */
export function wholeClassCountsQuery(line: ProductLine) {
  const query = endpointQuery(getFacets, wholeClassCountsRequest(line));
  return { ...query, gcTime: OPTIONS_KEPT_FOR, staleTime: OPTIONS_FRESH_FOR };
}

export function wholeClassCountsRequest({ productClass, material }: ProductLine) {
  return facetCountsRequest(wholeClass(productClass, material));
}

function facetCountsRequest(shown: ShopSearch) {
  const { productClass, material } = shown;
  return { query: { class: productClass, material, ...chosenFilters(shown) } };
}
