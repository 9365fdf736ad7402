import type { QueryClient } from '@tanstack/react-query';
import { type Endpoint, type EndpointResponse, endpointQueryKey } from 'shared-contracts/endpoint';
import { endpointQuery } from 'shared-contracts/http';
import type { Product } from 'shared-contracts/product';
import {
  colorsByShade,
  filterProducts,
  getProduct,
  getProductForms,
  getRelatedProducts,
  searchProducts,
} from 'shared-contracts/product/endpoints';
import type { PageLocation } from 'shared-contracts/remotes';

/** The product that an address identifies (PROD-1). Category, type and shade in the address are ignored. */
export function productInAddress({ params, search }: Pick<PageLocation, 'params' | 'search'>) {
  return { id: params['productId'] ?? '', material: search.get('material') ?? '' };
}

export function productQuery(id: string, material: string) {
  return endpointQuery(getProduct, { query: { id, material } });
}

/** Returns the product from a list that is already loaded. It is shown while the product itself is fetched. */
export function productFromLists(queries: QueryClient, id: string, material: string): Product | undefined {
  const pages = [filterProducts, searchProducts].flatMap((endpoint) => responses(queries, endpoint));
  const lists = [
    ...pages.map(({ products }) => products),
    ...[colorsByShade, getRelatedProducts].flatMap((endpoint) => responses(queries, endpoint)),
    ...responses(queries, getProductForms).flatMap(({ forms, goesWith }) => [forms, goesWith]),
  ];
  return lists.flat().find((product) => product.product_id === id && product.material === material);
}

/** Returns all cached responses of an endpoint, but none of a call that the provider lacks. */
function responses<E extends Endpoint>(queries: QueryClient, endpoint: E): EndpointResponse<E>[] {
  return queries
    .getQueriesData<EndpointResponse<E> | null>({ queryKey: endpointQueryKey(endpoint) })
    .flatMap(([, response]) => (response ? [response] : []));
}
