import type { searchProducts as endpoint } from 'shared-contracts/product/endpoints';
import type { output } from 'zod/mini';
import type { Shop } from '../../shop.ts';
import { listProducts, productsInOrder } from '../product-store.ts';

type SearchQuery = output<NonNullable<(typeof endpoint)['query']>>;

/** A page of the search: sorted by price in the database, else ranked by how well the words match. */
export async function searchProducts({ db, search }: Pick<Shop, 'db' | 'search'>, query: SearchQuery) {
  const { id: term, page, limit, sort } = query;
  const ids = await search.find(term);
  if (sort)
    return await listProducts(db, { ids }, { page, limit, price: sort === 'price_asc' ? 'asc' : 'desc' });
  const start = (page - 1) * limit;
  return {
    products: await productsInOrder(db, ids.slice(start, start + limit)),
    totalItems: ids.length,
    totalPages: Math.ceil(ids.length / limit),
  };
}
