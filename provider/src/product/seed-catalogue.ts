import { createHash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { replaceCatalogue } from './replace-catalogue.ts';

/** In place of a hash: the rows come from a file, and no start puts the tables' in their place. */
const IMPORTED = 'imported';

/** Makes the rows what the catalogue's tables say, when those are others than last time and nothing was imported. */
export async function seedCatalogue(db: ShopDatabase, catalogue: Catalogue, now: Date): Promise<void> {
  const { shades, types, applications, products } = catalogue;
  const hash = createHash('sha256')
    .update(JSON.stringify([shades, types, applications, products]))
    .digest('hex');
  await withTransaction(db, async (trx) => {
    const state = await trx.selectFrom('catalogue_state').select('hash').executeTakeFirst();
    if (state?.hash === hash || state?.hash === IMPORTED) return;
    await replaceCatalogue(trx, catalogue, now);
    await setState(trx, hash);
  });
}

/** Makes the rows what an imported catalogue says, all or none, from now on whatever the tables say. */
export async function importCatalogue(db: ShopDatabase, catalogue: Catalogue, now: Date): Promise<void> {
  await withTransaction(db, async (trx) => {
    await replaceCatalogue(trx, catalogue, now);
    await setState(trx, IMPORTED);
  });
}

/** Ends an import: the next seeding puts the tables' products in place. */
export async function forgetImport(db: ShopDatabase): Promise<void> {
  await withTransaction(db, (trx) => trx.deleteFrom('catalogue_state').execute());
}

async function setState(trx: ShopTransaction, hash: string): Promise<void> {
  await trx
    .insertInto('catalogue_state')
    .values({ catalogue: 'shop', hash })
    .onConflict((conflict) => conflict.column('catalogue').doUpdateSet({ hash }))
    .execute();
}
