import type { ShopDatabase } from '../database/database.ts';
import type { Shop } from '../shop.ts';
import { applicationsOf } from './applications.ts';
import { isListed } from './is-listed.ts';
import { type ProductAnswer, productAnswer } from './product-answer.ts';
import type { PriceOrder, ShelfFilters } from './shelf/shelf.ts';

export interface ListPage {
  /** From 1. */
  page: number;
  limit: number;
  /** By selling price; products without one come last either way. Else the catalogue's order. */
  price?: PriceOrder;
}

export interface ProductPage {
  products: ProductAnswer[];
  totalItems: number;
  totalPages: number;
}

/** Ids a query: below the number of values that engines take. */
const BATCH = 500;

/** All that match, in catalogue order. */
export async function findProducts(
  { db, shelf }: Pick<Shop, 'db' | 'shelf'>,
  filters: ShelfFilters,
): Promise<ProductAnswer[]> {
  const current = await shelf.current();
  return await productsInOrder(
    db,
    current.matching(filters).map((place) => current.id(place)),
  );
}

/** One page of those that match. A page past the end is empty. */
export async function listProducts(
  { db, shelf }: Pick<Shop, 'db' | 'shelf'>,
  filters: ShelfFilters,
  { price, ...page }: ListPage,
): Promise<ProductPage> {
  const current = await shelf.current();
  const places = current.matching(filters, price);
  return await pageOf(db, places, (place) => current.id(place), page);
}

/** One page of products in the order of `places`. */
export async function pageOf(
  db: ShopDatabase,
  places: readonly number[],
  idOf: (place: number) => string,
  { page, limit }: Omit<ListPage, 'price'>,
): Promise<ProductPage> {
  const start = (page - 1) * limit;
  return {
    products: await productsInOrder(db, places.slice(start, start + limit).map(idOf)),
    totalItems: places.length,
    totalPages: Math.ceil(places.length / limit),
  };
}

/** Products in the order of `ids`, those left out that are gone or not listed. */
export async function productsInOrder(db: ShopDatabase, ids: readonly string[]): Promise<ProductAnswer[]> {
  const products: ProductAnswer[] = [];
  for (let first = 0; first < ids.length; first += BATCH) {
    products.push(...(await readBatch(db, ids.slice(first, first + BATCH))));
  }
  return products;
}

async function readBatch(db: ShopDatabase, ids: readonly string[]): Promise<ProductAnswer[]> {
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .where(isListed())
    .where('product_id', 'in', ids)
    .execute();
  const applications = await applicationsOf(db, rows);
  const found = new Map(rows.map((row) => [row.product_id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? productAnswer(row, applications.get(id) ?? []) : [];
  });
}
