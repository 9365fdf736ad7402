import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getCart } from '../cart/cart-endpoints.ts';
import { getProduct } from '../product/product-endpoints.ts';
import { CUSTOMER_QUERIES, endpointQueryKey } from './define-endpoint.ts';

it('PROM-135 releases that differ in the shape of a response have entries of their own in the query cache', () => {
  const queries = new QueryClient();
  const next = { ...getProduct, shape: 'another' };
  const request = { query: { product_id: 'S2' } } as never;
  queries.setQueryData(endpointQueryKey(getProduct, request), { colour_name: 'Teak' });
  expect(queries.getQueryData(endpointQueryKey({ ...getProduct }, request))).toEqual({ colour_name: 'Teak' });
  expect(queries.getQueryData(endpointQueryKey(next, request))).toBeUndefined();
});

it('PROM-135 the entries of all shapes share scope and name, so that they become outdated together', () => {
  expect(endpointQueryKey({ ...getCart, shape: 'another' }, {}).slice(0, 2)).toEqual([
    CUSTOMER_QUERIES,
    getCart.name,
  ]);
});
