import { endpointQuery } from 'shared-contracts/http';
import { filterProducts, searchProducts } from 'shared-contracts/product/endpoints';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import type { ShopSearch } from './shop-search.ts';

const ORDERS = { price_asc: 'asc', price_desc: 'desc' } as const;

/** The products that a search or a set of filters shows. Nothing chosen in a facet is an empty list: it does not filter. */
export function productListQuery({
  productClass,
  search,
  sort,
  page,
  material,
  category,
  type,
  shade,
  application,
}: ShopSearch) {
  const paging = { page, limit: PRODUCTS_PER_PAGE };
  if (search) return endpointQuery(searchProducts, { query: { ...paging, id: search, sort } });
  return endpointQuery(filterProducts, {
    query: { ...paging, ...(sort && { sortBy: 'price', order: ORDERS[sort] }) },
    body: { filters: { productClass, material, category, type, shade, application } },
  });
}
