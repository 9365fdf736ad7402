import type { Expression, SqlBool } from 'kysely';
import type { ShopDatabase } from '../database/database.ts';
import { type ProductAnswer, type ProductRow, productAnswer } from './product-answer.ts';
import { listed, type ProductFilters } from './product-filters.ts';

export interface ListPage {
  /** From 1. */
  page: number;
  limit: number;
  /** By selling price; products without one come last either way. Else the catalogue's order. */
  price?: 'asc' | 'desc';
}

interface ProductPage {
  products: ProductAnswer[];
  totalItems: number;
  totalPages: number;
}

/** All that match, in catalogue order. */
export async function findProducts(db: ShopDatabase, filters: ProductFilters): Promise<ProductAnswer[]> {
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .where(listed(filters))
    .orderBy('position')
    .execute();
  return await withApplications(db, rows);
}

/** One page of those that match. A page past the end is empty. */
export async function listProducts(
  db: ShopDatabase,
  filters: ProductFilters,
  { page, limit, price }: ListPage,
): Promise<ProductPage> {
  const totalItems = await countProducts(db, listed(filters));
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .where(listed(filters))
    .$if(price !== undefined, (query) =>
      query.orderBy('selling_price_paise', (order) =>
        (price === 'asc' ? order.asc() : order.desc()).nullsLast(),
      ),
    )
    .orderBy('position')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    products: await withApplications(db, rows),
    totalItems,
    totalPages: Math.ceil(totalItems / limit),
  };
}

/** Products in the order of `ids`, those that are gone left out. */
export async function productsInOrder(db: ShopDatabase, ids: readonly string[]): Promise<ProductAnswer[]> {
  const found = new Map((await findProducts(db, { ids })).map((product) => [product.product_id, product]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function countProducts(db: ShopDatabase, condition: Expression<SqlBool>): Promise<number> {
  const { products } = await db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('products'))
    .where(condition)
    .executeTakeFirstOrThrow();
  return products;
}

async function withApplications(db: ShopDatabase, rows: readonly ProductRow[]): Promise<ProductAnswer[]> {
  if (rows.length === 0) return [];
  const links = await db
    .selectFrom('product_application')
    .select(['product_id', 'application'])
    .where(
      'product_id',
      'in',
      rows.map(({ product_id }) => product_id),
    )
    .orderBy('position')
    .execute();
  const applications = Map.groupBy(links, ({ product_id }) => product_id);
  return rows.map((row) =>
    productAnswer(
      row,
      (applications.get(row.product_id) ?? []).map(({ application }) => application),
    ),
  );
}
