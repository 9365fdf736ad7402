import type { searchProducts as endpoint } from 'shared-contracts/product/endpoints';
import type { output } from 'zod/mini';
import { type ProductPage, pageOf } from '../product-store.ts';
import type { ProductSource } from '../shelf/live-shelf.ts';

type SearchQuery = output<NonNullable<(typeof endpoint)['query']>>;

/** A page of the search: sorted by price, else ranked by how well the words match. */
export async function searchProducts(
  { db, shelf }: ProductSource,
  { id: term, page, limit, sort }: SearchQuery,
): Promise<ProductPage> {
  const current = await shelf.current();
  const found = current.search.rank(term);
  const places = sort ? current.matching({ places: found }, sort === 'price_asc' ? 'asc' : 'desc') : found;
  return await pageOf(db, places, (place) => current.id(place), { page, limit });
}
