import { SHEET_MATERIAL } from 'shared-contracts/product';
import { type ListFilters, productListQuery } from '../shop-window/product-list-query.ts';

/** A list with one product: the cheapest one that passes the filters. */
export function cheapestQuery(filters: ListFilters) {
  return productListQuery({ page: 1, limit: 1, sortBy: 'price', order: 'asc' }, filters);
}

export function cheapestSheetQuery(category: string) {
  return cheapestQuery({ productClass: 'Sheet', material: SHEET_MATERIAL, category: [category] });
}
