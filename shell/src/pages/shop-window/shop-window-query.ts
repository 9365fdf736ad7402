import { endpointQuery } from 'shared-contracts/http';
import { type ProductClass, SHEET_MATERIAL } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';

/** The first products of a class, as the shop puts them into its window: shades and categories mixed. */
export function shopWindowQuery(productClass: ProductClass) {
  const material = productClass === 'Sheet' ? SHEET_MATERIAL : undefined;
  return endpointQuery(filterProducts, {
    query: { page: 1, limit: PRODUCTS_PER_PAGE },
    body: { filters: { productClass, material } },
  });
}
