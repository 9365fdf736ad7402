import { filterProductsQuery } from '../shop-address/product-list-queries.ts';

const ONE = { page: 1, limit: 1 };

/** The first board on a core, whose picture shows the core's edge. */
export function shownBoardQuery(material: string) {
  return filterProductsQuery({ query: ONE, body: { filters: { productClass: 'Board', material } } });
}

/** The cheapest board on a core. */
export function cheapestBoardQuery(material: string) {
  return filterProductsQuery({
    query: { ...ONE, sortBy: 'price', order: 'asc' },
    body: { filters: { productClass: 'Board', material } },
  });
}
