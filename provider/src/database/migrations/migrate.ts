import { StartupError } from '../../settings/startup-error.ts';
import type { ShopDatabase } from '../database.ts';
import { withTransaction } from '../with-transaction.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';

/**
 * Runs the migrations that are missing, each in its own transaction, so that a crash leaves only whole steps.
 * @throws {StartupError} when a newer version of the shop has written the data.
 */
export async function migrate(db: ShopDatabase, steps: readonly Migration[] = migrations): Promise<void> {
  await withTransaction(db, (trx) =>
    trx.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute(),
  );
  await rejectNewerData(db, steps);
  for (const step of steps) {
    await withTransaction(db, async (trx) => {
      // Checked inside the transaction: of two programs that start together, the second finds the step done.
      const done = await trx
        .selectFrom('migration')
        .select('name')
        .where('name', '=', step.name)
        .executeTakeFirst();
      if (done) return;
      await step.up(trx);
      await trx
        .insertInto('migration')
        .values({ name: step.name, applied_at: new Date().toISOString() })
        .execute();
    });
  }
}

async function rejectNewerData(db: ShopDatabase, steps: readonly Migration[]): Promise<void> {
  const applied = await db.selectFrom('migration').select('name').execute();
  const unknown = applied.find(({ name }) => !steps.some((step) => step.name === name));
  if (unknown) {
    throw new StartupError(
      `The data was written by a newer version of the shop (${unknown.name}). Update the shop, or use another data folder.`,
    );
  }
}
