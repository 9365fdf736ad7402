import { setImmediate as otherRequests } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/database.ts';
import { applicationsOf } from '../applications.ts';
import { isListed } from '../is-listed.ts';
import { SearchIndex } from '../search/search-index.ts';
import type { Synonyms } from '../search/synonyms.ts';
import { Shelf, type ShelfProduct } from './shelf.ts';

/** Products between two chances for other requests: some milliseconds of work. */
const SLICE = 250;

/** Reads all listed products. A large catalogue takes a second, in which others are answered. */
export async function readShelf(db: ShopDatabase, synonyms: Synonyms): Promise<Shelf> {
  const shelf = new Shelf(new SearchIndex(synonyms));
  for (let slice = await readSlice(db); slice.length > 0; slice = await readSlice(db, slice.at(-1))) {
    for (const product of slice) shelf.add(product);
    await otherRequests();
  }
  return shelf;
}

type Row = Omit<ShelfProduct, 'application'> & { application: string[]; position: number };

async function readSlice(db: ShopDatabase, last?: Row): Promise<Row[]> {
  const rows = await db
    .selectFrom('product')
    .select(['product_id', 'position', 'class', 'material', 'category', 'type', 'shade', 'code'])
    .select(['colour_name', 'title', 'info', 'selling_price_paise'])
    .where(isListed())
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(position, product_id) > (${last?.position}, ${last?.product_id})`),
    )
    .orderBy('position')
    .orderBy('product_id')
    .limit(SLICE)
    .execute();
  const applications = await applicationsOf(db, rows);
  return rows.map((row) => ({ ...row, application: applications.get(row.product_id) ?? [] }));
}
