import { endpointQuery } from 'shared-contracts/http';
import { filterProducts, getFacets, searchProducts } from 'shared-contracts/product/endpoints';
import { eachFacet } from 'shared-contracts/product/facets';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import type { ShopSearch } from './shop-search.ts';

const ORDERS = { price_asc: 'asc', price_desc: 'desc' } as const;

/** The results page of a search, or of a set of filters. A facet without a choice is sent as an empty list. */
export function productListQuery(shown: ShopSearch) {
  const { productClass, search, sort, page, material } = shown;
  const paging = { page, limit: PRODUCTS_PER_PAGE };
  if (search) return endpointQuery(searchProducts, { query: { ...paging, id: search, sort } });
  return endpointQuery(filterProducts, {
    query: { ...paging, ...(sort && { sortBy: 'price', order: ORDERS[sort] }) },
    body: { filters: { productClass, material, ...chosenNames(shown) } },
  });
}

/**
 * How many products each option would show (SHOP-15). The search term is left out, because choosing a filter ends the
 * search. This call is an addition to the contract: it fails where a provider lacks it, and no counts are shown.
 */
export function facetCountsQuery(shown: ShopSearch) {
  return endpointQuery(getFacets, facetCountsRequest(shown));
}

export function facetCountsRequest(shown: ShopSearch) {
  const { productClass, material } = shown;
  return { query: { class: productClass, material, ...chosenNames(shown) } };
}

function chosenNames(shown: ShopSearch) {
  return eachFacet((facet) => shown[facet]);
}
