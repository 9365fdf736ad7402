import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { EndpointRequest } from 'shared-contracts/endpoint';
import { withAllOptions } from 'shared-contracts/filter-options/rules';
import { callEndpoint, endpointQuery } from 'shared-contracts/http';
import type { ProductPage, SearchPage } from 'shared-contracts/product';
import { filterProducts, searchProducts } from 'shared-contracts/product/endpoints';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import type { DocumentResult } from 'shared-contracts/remotes';
import { listedProduct } from '../product-card/product-pictures.ts';
import { chosenFilters, type ShopSearch } from './shop-search.ts';

const ORDERS = { price_asc: 'asc', price_desc: 'desc' } as const;

export function productListQuery(shown: ShopSearch) {
  const { productClass, search, sort, page, material } = shown;
  const paging = { page, limit: PRODUCTS_PER_PAGE };
  if (search) {
    const query = endpointQuery(searchProducts, { query: { ...paging, id: search, sort } });
    return { ...query, meta: { ...query.meta, ...LISTED } };
  }
  const query = filterProductsQuery({
    query: { ...paging, ...(sort && { sortBy: 'price', order: ORDERS[sort] }) },
    body: { filters: { productClass, material, ...chosenFilters(shown) } },
  });
  return { ...query, meta: { ...query.meta, ...LISTED } };
}

/** The document contains only what cards show of the products, and the first product's link preview for the head. */
const LISTED: DocumentResult<SearchPage> = {
  inDocument: (list) => ({
    ...list,
    products: list.products.map((product, place) => {
      const { link_preview, ...listed } = listedProduct(product);
      return place === 0 ? { ...listed, link_preview } : listed;
    }),
  }),
};

type FilterRequest = EndpointRequest<typeof filterProducts>;

/**
 * Products by filters. The key holds only the choices. In the request, a filter without a choice is sent with all its options, if the cache
 * has them (SHOP-35). The request does not wait for options, and options that arrive later do not repeat it.
 */
export function filterProductsQuery({ query, body }: FilterRequest) {
  const requestWith = (cache: QueryClient): FilterRequest => ({
    query,
    body: { filters: withAllOptions(body.filters, cache) },
  });
  return queryOptions<ProductPage>({
    queryKey: endpointQuery(filterProducts, { query, body }).queryKey,
    queryFn: ({ client, signal }) => callEndpoint(filterProducts, requestWith(client), { signal }),
    meta: { callWith: (cache: QueryClient) => ({ endpoint: filterProducts, request: requestWith(cache) }) },
  });
}
