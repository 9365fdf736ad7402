import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '../database/database.ts';
import { BEFORE_BASELINE, baseline } from '../database/migrations/baseline.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { ON_POSTGRES } from './postgres-server.ts';
import { openTestDatabase } from './test-database.ts';

/** The data of the version of 28 November 2026: all its tables, and the rows of one customer. */
const EARLIER = join(import.meta.dirname, 'version-2026-11-28.sql');

/** Writes data of the version before the baseline into `folder`; on Postgres, its tables without rows. */
export async function writeEarlierData(folder: string): Promise<void> {
  if (!ON_POSTGRES) {
    const file = new DatabaseSync(join(folder, DATABASE_FILE));
    file.exec(readFileSync(EARLIER, 'utf8'));
    file.close();
    return;
  }
  const db = await openTestDatabase(folder);
  await migrate(db, { steps: [baseline] });
  await db.schema
    .alterTable('customer_order')
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  await db.deleteFrom('migration').execute();
  const rows = BEFORE_BASELINE.map((name) => ({ name, applied_at: '', kind: 'breaking' as const }));
  await db.insertInto('migration').values(rows).execute();
}
