import type { Selectable } from 'kysely';
import { cardPreview, decorOf, type ProductPicture, picturesOf, previewLink } from 'picture-studio';
import type { searchProducts as searchEndpoint } from 'shared-contracts/product/endpoints';
import { finishOf } from 'shared-contracts/product/finish';
import { isSameName } from 'shared-contracts/product/same-name';
import type { output } from 'zod/mini';
import type { ShopDatabase } from '../database/database.ts';
import type { ProductTable } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { rupees } from '../price/rupees.ts';
import { type SearchResult, searchShelf } from './search-shelf.ts';
import type { ProductSource } from './shelf/live-shelf.ts';
import { applicationsOf, isListed } from './shelf/live-shelf.ts';
import type { PriceOrder, Shelf, ShelfFilters } from './shelf/shelf.ts';

type ProductRow = Selectable<ProductTable>;
type InnerColumn =
  | 'position'
  | 'changed_at'
  | 'is_hidden'
  | 'priced_at'
  | 'actual_price_paise'
  | 'selling_price_paise';

/** A product as sent to the storefront, with prices in rupees. */
export interface ProductResponse extends Omit<ProductRow, InnerColumn> {
  application: string[];
  /** Empty if category, type and info state none. */
  finish: string;
  actual_price: number | null;
  selling_price: number | null;
  pictures: ProductPicture[];
  /** An absolute path on the provider's origin. */
  link_preview: string;
}

export interface ListPage {
  /** From 1. */
  page: number;
  limit: number;
  /** Sorts by selling price, with products without a price always last. By default, the catalogue's order. */
  price?: PriceOrder;
}

export interface ResultsPage {
  products: ProductResponse[];
  totalItems: number;
  totalPages: number;
}

/** The optional fields describe how the term was read (API-35, API-36). */
type SearchPage = ResultsPage & Omit<SearchResult, 'places'>;

type SearchQuery = output<NonNullable<(typeof searchEndpoint)['query']>>;

/** Ids per query, below the engines' limit of bound values. */
const BATCH = 500;

/**
 * A product for its page. Its first picture has a tiny preview. A list has none: sixteen of them would be an eighth of its document, where the
 * main colour is enough.
 * @throws {HttpError} 404 for an unknown id, and for a material that does not fit it (API-6).
 */
export async function findProduct(
  db: ShopDatabase,
  { id, material }: { id: string; material?: string },
): Promise<ProductResponse> {
  const [product] = await productsInOrder(db, [id]);
  if (!product || (material && !isSameName(product.material, material)))
    throw new HttpError(404, 'Product not found.');
  const decor = decorOf(product);
  return { ...product, pictures: picturesOf(decor, product.application, cardPreview(decor)) };
}

/** In catalogue order. */
export async function findProducts(
  { db, shelf }: ProductSource,
  filters: ShelfFilters,
): Promise<ProductResponse[]> {
  const current = await shelf.current();
  return await productsInOrder(
    db,
    current.matching(filters).map((place) => current.id(place)),
  );
}

/** A page past the end is empty (API-5). */
export async function listProducts(
  { db, shelf }: ProductSource,
  filters: ShelfFilters,
  { price, ...page }: ListPage,
): Promise<ResultsPage> {
  const current = await shelf.current();
  const places = current.matching(filters, price);
  return await pageOf(db, current, places, page);
}

/** Sorted by price or by relevance (API-7). */
export async function searchProducts(
  { db, shelf }: ProductSource,
  { id: term, page, limit, sort }: SearchQuery,
): Promise<SearchPage> {
  const current = await shelf.current();
  const { places: found, ...reading } = searchShelf(current, term);
  const places = sort ? current.matching({ places: found }, sort === 'price_asc' ? 'asc' : 'desc') : found;
  return { ...(await pageOf(db, current, places, { page, limit })), ...reading };
}

async function pageOf(
  db: ShopDatabase,
  shelf: Shelf,
  places: readonly number[],
  { page, limit }: Omit<ListPage, 'price'>,
): Promise<ResultsPage> {
  const start = (page - 1) * limit;
  const ids = places.slice(start, start + limit).map((place) => shelf.id(place));
  return {
    products: await productsInOrder(db, ids),
    totalItems: places.length,
    totalPages: Math.ceil(places.length / limit),
  };
}

/** Products in the order of `ids`; missing and unlisted products are left out. */
export async function productsInOrder(db: ShopDatabase, ids: readonly string[]): Promise<ProductResponse[]> {
  const products: ProductResponse[] = [];
  for (let first = 0; first < ids.length; first += BATCH) {
    const batch = ids.slice(first, first + BATCH);
    const rows = await db
      .selectFrom('product')
      .selectAll()
      .where(isListed())
      .where('product_id', 'in', batch)
      .execute();
    const applications = await applicationsOf(db, rows);
    const found = new Map(
      rows.map((row) => [row.product_id, productResponse(row, applications.get(row.product_id))]),
    );
    products.push(...batch.flatMap((id) => found.get(id) ?? []));
  }
  return products;
}

function productResponse(row: ProductRow, application: string[] = []): ProductResponse {
  const {
    position: _position,
    changed_at: _changed_at,
    is_hidden: _is_hidden,
    priced_at: _priced_at,
    actual_price_paise,
    selling_price_paise,
    ...product
  } = row;
  const decor = decorOf(row);
  return {
    ...product,
    application,
    finish: finishOf(row) ?? '',
    actual_price: rupees(actual_price_paise),
    selling_price: rupees(selling_price_paise),
    pictures: picturesOf(decor, application),
    link_preview: previewLink(decor, application),
  };
}
