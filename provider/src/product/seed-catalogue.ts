import { createHash } from 'node:crypto';
import type { Catalogue } from 'catalogue';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { replaceCatalogue } from './replace-catalogue.ts';

/** Stored instead of a hash after an import, so that a start does not replace the imported rows. */
const IMPORTED = 'imported';
/** Stored instead of a hash before the first catalogue. */
const NONE = '';
/** The command that seeds this version's catalogue, whatever the shop has. */
export const RESTORE_TABLES = 'node office/src/import.ts --tables';

/**
 * Replaces the rows with the catalogue's tables if those have changed since the last start and nothing was imported. If two versions
 * start alternately, the newer catalogue stays, because a catalogue that was replaced before is not seeded again.
 * @returns whether the shop keeps a newer catalogue
 */
export async function seedCatalogue(db: ShopDatabase, catalogue: Catalogue, now: Date): Promise<boolean> {
  const { shades, types, applications, products } = catalogue;
  const hash = createHash('sha256')
    .update(JSON.stringify([shades, types, applications, products]))
    .digest('hex');
  const isCurrent = (known: string | undefined) => known === hash || known === IMPORTED;
  const state = await db.selectFrom('catalogue_state').select('hash').executeTakeFirst();
  if (isCurrent(state?.hash)) return false;
  return await withTransaction(db, async (trx) => {
    const before = await lockState(trx);
    if (isCurrent(before)) return false;
    if (before !== NONE && (await wasSeeded(trx, hash))) return true;
    await replaceCatalogue(trx, catalogue, now);
    await setState(trx, hash);
    // The previous hash as well, because an older version may have seeded it without recording it.
    for (const each of before === NONE ? [hash] : [before, hash]) await noteSeeded(trx, each);
    return false;
  });
}

async function wasSeeded(trx: ShopTransaction, hash: string): Promise<boolean> {
  const row = await trx.selectFrom('seeded_catalogue').where('hash', '=', hash).select('hash');
  return (await row.executeTakeFirst()) !== undefined;
}

async function noteSeeded(trx: ShopTransaction, hash: string): Promise<void> {
  await trx
    .insertInto('seeded_catalogue')
    .values({ hash })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** Replaces the rows with an imported catalogue in one transaction, including prices set at the desk. Later starts keep it. */
export async function importCatalogue(db: ShopDatabase, catalogue: Catalogue, now: Date): Promise<void> {
  await withTransaction(db, async (trx) => {
    await lockState(trx);
    await trx.updateTable('product').set({ priced_at: null }).where('priced_at', 'is not', null).execute();
    await replaceCatalogue(trx, catalogue, now);
    await setState(trx, IMPORTED);
  });
}

/** Makes the next start seed the catalogue's tables again. */
export async function endImport(db: ShopDatabase): Promise<void> {
  await withTransaction(db, (trx) => trx.deleteFrom('catalogue_state').execute());
}

/** Locks the state, so that only one program at a time replaces the rows. @returns the hash of the current catalogue */
async function lockState(trx: ShopTransaction): Promise<string> {
  const { hash } = await trx
    .insertInto('catalogue_state')
    .values({ catalogue: 'shop', hash: NONE })
    .onConflict((conflict) =>
      conflict.column('catalogue').doUpdateSet((eb) => ({ hash: eb.ref('catalogue_state.hash') })),
    )
    .returning('hash')
    .executeTakeFirstOrThrow();
  return hash;
}

async function setState(trx: ShopTransaction, hash: string): Promise<void> {
  await trx
    .insertInto('catalogue_state')
    .values({ catalogue: 'shop', hash })
    .onConflict((conflict) => conflict.column('catalogue').doUpdateSet({ hash }))
    .execute();
}
