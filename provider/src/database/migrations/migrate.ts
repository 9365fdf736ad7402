import { sql } from 'kysely';
import { StartupError } from 'parts/startup-error';
import type { ShopDatabase } from '../database.ts';
import { isPostgres } from '../postgres-dialect.ts';
import { takeTurn } from '../take-turn.ts';
import { type ShopTransaction, withTransaction } from '../with-transaction.ts';
import { baseline, refuseOlderData } from './baseline.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';

export interface MigrateOptions {
  steps?: readonly Migration[];
  /** Another version runs on the same tables, so that they may only be expanded. */
  isBesideAnother?: boolean | undefined;
}

/**
 * Runs the migrations that are missing, each in its own transaction, so that a crash leaves only whole steps.
 * @throws {StartupError} when the data are older than the baseline, when a newer version has changed the tables in a way that this one
 * cannot use, or when this version would do that to one that runs.
 */
export async function migrate(
  db: ShopDatabase,
  { steps = migrations, isBesideAnother = false }: MigrateOptions = {},
): Promise<void> {
  await createMigrationTable(db);
  const names = await db.selectFrom('migration').select('name').execute();
  refuseOlderData(names.map(({ name }) => name));
  const applied = await db.selectFrom('migration').select(['name', 'kind']).execute();
  rejectNewerData(applied, steps);
  const missing = steps.filter(({ name }) => !applied.some((row) => row.name === name));
  if (isBesideAnother) rejectBreaking(missing);
  for (const { name, kind, up } of missing) {
    await inTurn(db, async (trx) => {
      // Checked inside the transaction: of two programs that start together, the second finds the step done.
      const done = await trx
        .selectFrom('migration')
        .select('name')
        .where('name', '=', name)
        .executeTakeFirst();
      if (done) return;
      await up(trx);
      await trx
        .insertInto('migration')
        .values({ name, kind, applied_at: new Date().toISOString() })
        .execute();
    });
  }
}

/** One program at a time migrates. A step may take longer than a request. */
async function inTurn(db: ShopDatabase, work: (trx: ShopTransaction) => Promise<void>): Promise<void> {
  await withTransaction(db, async (trx) => {
    if (isPostgres(trx)) await sql`set local statement_timeout = 0`.execute(trx);
    await takeTurn(trx, 'migration');
    await work(trx);
  });
}

async function createMigrationTable(db: ShopDatabase): Promise<void> {
  await inTurn(db, async (trx) => {
    await trx.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('breaking'))
      .execute();
  });
}

function rejectNewerData(
  applied: readonly Pick<Migration, 'name' | 'kind'>[],
  steps: readonly Migration[],
): void {
  const unknown = applied.find(
    ({ name, kind }) =>
      kind === 'breaking' && name > baseline.name && !steps.some((step) => step.name === name),
  );
  if (unknown) {
    throw new StartupError(
      `The data was written by a newer version of the shop (${unknown.name}), in a way that this one cannot read. Update the shop, or restore a backup from before.`,
    );
  }
}

function rejectBreaking(missing: readonly Migration[]): void {
  const breaking = missing.find(({ kind }) => kind === 'breaking');
  if (breaking) {
    throw new StartupError(
      `This version changes the data in a way that the running one cannot read (${breaking.name}). Back up, stop the shop, and start this version.`,
    );
  }
}
