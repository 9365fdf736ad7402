import { type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from 'shared-contracts/http';
import type { Product } from 'shared-contracts/product';
import { getProduct } from 'shared-contracts/product/endpoints';
import { productFromLists } from '../product/product-query.ts';
import type { NamedProduct } from './shortlist-address.ts';

/** Returns the query of a listed product. A page that was shown before may already have its data. */
export function useListedQuery(): (named: NamedProduct) => UseQueryOptions<Product> {
  const queries = useQueryClient();
  return ({ product_id: id, material }) => ({
    ...endpointQuery(getProduct, { query: material ? { id, material } : { id } }),
    placeholderData: () => productFromLists(queries, id, material),
  });
}
