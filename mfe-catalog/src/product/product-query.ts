import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from 'shared-contracts/http';
import type { Product, ProductPage } from 'shared-contracts/product';
import {
  colorsByShade,
  filterProducts,
  getProduct,
  searchProducts,
} from 'shared-contracts/product/endpoints';

export function productQuery(id: string, material: string) {
  return endpointQuery(getProduct, { query: { id, material } });
}

/** The product as a list has shown it already: its page is there at once, and is asked for all the same. */
export function productFromLists(queries: QueryClient, id: string, material: string): Product | undefined {
  const pages = [filterProducts, searchProducts].flatMap(({ name }) => answers<ProductPage>(queries, name));
  const lists = [
    ...pages.map(({ products }) => products),
    ...answers<Product[]>(queries, colorsByShade.name),
  ];
  return lists.flat().find((product) => product.product_id === id && product.material === material);
}

/** @param name of the endpoint: the second part of its queries' keys */
function answers<Answer>(queries: QueryClient, name: string): Answer[] {
  return queries
    .getQueriesData<Answer>({ queryKey: ['public', name] })
    .flatMap(([, answer]) => (answer === undefined ? [] : [answer]));
}
