import { setImmediate as otherRequests } from 'node:timers/promises';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import { type FacetName, SHOP_FACETS } from 'shared-contracts/product/facets';
import { finishOf } from 'shared-contracts/product/finish';
import type { ShopDatabase } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { SearchIndex } from '../search/search-index.ts';
import { Synonyms } from '../search/synonyms.ts';
import { Shelf, type ShelfProduct } from './shelf.ts';

/** The sources of products: full rows from the database, lists and counts from the shelf in memory. */
export interface ProductSource {
  db: ShopDatabase;
  shelf: LiveShelf;
}

/**
 * An in-memory shelf that follows the product rows. Each call reads the rows' version, which database triggers increase
 * with every change, and reloads the shelf if it has changed, so that writers need not notify the shop.
 */
export class LiveShelf {
  readonly #db: ShopDatabase;
  readonly #synonyms: Synonyms;
  /** Holds a promise, so that concurrent requests share one reload. */
  #latest: { version: number; shelf: Promise<Shelf> } | undefined;

  constructor(db: ShopDatabase, synonyms: readonly (readonly string[])[]) {
    this.#db = db;
    this.#synonyms = new Synonyms(synonyms);
  }

  async current(): Promise<Shelf> {
    const version = await this.#readVersion();
    if (this.#latest?.version !== version) {
      const shelf = readShelf(this.#db, this.#synonyms);
      this.#latest = { version, shelf };
      shelf.catch(() => this.#forget(shelf));
    }
    return await this.#latest.shelf;
  }

  /** Makes the next request retry a failed reload. */
  #forget(shelf: Promise<Shelf>): void {
    if (this.#latest?.shelf === shelf) this.#latest = undefined;
  }

  async #readVersion(): Promise<number> {
    const { version } = await this.#db
      .selectFrom('product_version')
      .select('version')
      .executeTakeFirstOrThrow();
    return version;
  }
}

/** Products read before other requests are served: some milliseconds of work. */
const SLICE = 250;

/** Reads all listed products. A large catalogue takes a second, during which other requests are served. */
async function readShelf(db: ShopDatabase, synonyms: Synonyms): Promise<Shelf> {
  const shelf = new Shelf(new SearchIndex(synonyms));
  for (let slice = await readSlice(db); slice.length > 0; slice = await readSlice(db, slice.at(-1))) {
    for (const product of slice) shelf.add(product);
    await otherRequests();
  }
  return shelf;
}

type FacetColumn = Exclude<FacetName, 'application' | 'finish'>;

/** The facets with a column of their own. Applications are in another table, and the finish is derived. */
const FACET_COLUMNS = SHOP_FACETS.map(({ name }) => name).filter(
  (name): name is FacetColumn => name !== 'application' && name !== 'finish',
);
const SEARCHED_COLUMNS = [
  'colour_name',
  'title',
  'category',
  'type',
  'shade',
  'material',
  'code',
  'info',
] as const;
const OTHER_COLUMNS = ['product_id', 'position', 'class', 'selling_price_paise'] as const;
const COLUMNS = [...new Set([...FACET_COLUMNS, ...SEARCHED_COLUMNS, ...OTHER_COLUMNS])];

type Row = ShelfProduct & { position: number };

async function readSlice(db: ShopDatabase, last?: Row): Promise<Row[]> {
  const rows = await db
    .selectFrom('product')
    .select(COLUMNS)
    .where(isListed())
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(position, product_id) > (${last?.position}, ${last?.product_id})`),
    )
    .orderBy('position')
    .orderBy('product_id')
    .limit(SLICE)
    .execute();
  const applications = await applicationsOf(db, rows);
  return rows.map((row) => ({
    ...row,
    application: applications.get(row.product_id) ?? [],
    finish: finishOf(row) ?? '',
  }));
}

const eb = expressionBuilder<Tables, 'product'>();

/** SQL condition for listed products: the add-on (API-12) and what the owner has hidden (DESK-31) are in no list, and have no page. */
export function isListed(): Expression<SqlBool> {
  return eb.and([
    eb(eb.fn<string>('lower', ['product.category']), '<>', ADD_ON_CATEGORY),
    eb('product.is_hidden', '=', eb.lit(0)),
  ]);
}

/** Product id → applications, in the catalogue's order. */
export async function applicationsOf(
  db: ShopDatabase,
  products: readonly { product_id: string }[],
): Promise<Map<string, string[]>> {
  if (products.length === 0) return new Map();
  const links = await db
    .selectFrom('product_application')
    .select(['product_id', 'application'])
    .where(
      'product_id',
      'in',
      products.map(({ product_id }) => product_id),
    )
    .orderBy('position')
    .execute();
  const applications = new Map<string, string[]>();
  for (const { product_id, application } of links) {
    applications.set(product_id, [...(applications.get(product_id) ?? []), application]);
  }
  return applications;
}
