import type { CatalogueProduct } from 'catalogue';
import type { Endpoint, EndpointRequest } from 'shared-contracts/endpoint';
import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import * as endpoints from 'shared-contracts/product/endpoints';
import { caller } from '../src/testing/caller.ts';

/** One API call of a shopper's page. */
export interface ShopCall {
  name: string;
  ask(origin: string): Promise<{ status: number }>;
}

/** The calls of the shop page and of a product page, and the most expensive variants of them. */
export function shopCalls(product: CatalogueProduct): ShopCall[] {
  const { class: productClass, category, type, shade, code, product_id: id, material, application } = product;
  const line = { productClass, category, type, shade };
  const chosen = { category: [category], type: [type], application: application.slice(0, 1) };
  const list = (filters: object, query: object = {}) => ({
    query,
    body: { filters: { productClass, ...filters } },
  });
  return [
    call('filters: all sheets', endpoints.filterProducts, list({})),
    call('filters: three lists', endpoints.filterProducts, list(chosen)),
    call('filters: by price', endpoints.filterProducts, list({}, { order: 'desc' })),
    call('filters: the last page', endpoints.filterProducts, list({}, { page: 2000 })),
    call('search: one colour', endpoints.searchProducts, { query: { id: product.colour_name } }),
    call('search: a common word', endpoints.searchProducts, { query: { id: 'acrylic' } }),
    call('search: a typo', endpoints.searchProducts, { query: { id: 'acrilyc kitchn' } }),
    call('search: by price', endpoints.searchProducts, { query: { id: 'acrylic', sort: 'price_asc' } }),
    call('counts: all sheets', endpoints.getFacets, { query: { class: productClass } }),
    call('counts: three lists', endpoints.getFacets, { query: { class: productClass, ...chosen } }),
    call('counts: of a search', endpoints.getFacets, { query: { search: 'acrylic' } }),
    call('suggestions', endpoints.suggestProducts, { query: { q: 'ma' } }),
    call('product: itself', endpoints.getProduct, { query: { id, material } }),
    call('product: its colours', endpoints.colorsByShade, { body: line }),
    call('product: its shades', endpoints.availableShades, { body: { ...line, every_shade: true } }),
    call('product: its boards', endpoints.boardsByColour, { body: { category, type, colorCode: code } }),
    call('gallery', getImagesByApplication, { query: { application: application[0] ?? '' } }),
  ];
}

function call<E extends Endpoint>(name: string, endpoint: E, request: EndpointRequest<E>): ShopCall {
  return { name, ask: (origin) => caller(origin)(endpoint, request) };
}
