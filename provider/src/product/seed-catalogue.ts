import { createHash } from 'node:crypto';
import type { Catalogue } from 'catalogue';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { replaceCatalogue } from './replace-catalogue.ts';

/** Stored instead of a hash after an import: a start does not replace imported rows by the catalogue's tables. */
const IMPORTED = 'imported';

/** Replaces the rows by the catalogue's tables if those have changed since the last start and nothing was imported. */
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

/** Replaces the rows by an imported catalogue in one transaction. Later starts keep it. */
export async function importCatalogue(db: ShopDatabase, catalogue: Catalogue, now: Date): Promise<void> {
  await withTransaction(db, async (trx) => {
    await replaceCatalogue(trx, catalogue, now);
    await setState(trx, IMPORTED);
  });
}

/** Undoes an import: the next start seeds the catalogue's tables again. */
export async function endImport(db: ShopDatabase): Promise<void> {
  await withTransaction(db, (trx) => trx.deleteFrom('catalogue_state').execute());
}

async function setState(trx: ShopTransaction, hash: string): Promise<void> {
  await trx
    .insertInto('catalogue_state')
    .values({ catalogue: 'shop', hash })
    .onConflict((conflict) => conflict.column('catalogue').doUpdateSet({ hash }))
    .execute();
}
