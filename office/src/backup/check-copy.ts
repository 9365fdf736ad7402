import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from 'parts/startup-error';
import { DATABASE_FILE, openCopy, openDatabase, type ShopDatabase } from 'provider/database/database';
import { BEFORE_BASELINE } from 'provider/database/migrations/baseline';
import { migrate } from 'provider/database/migrations/migrate';
import { migrations } from 'provider/database/migrations/migrations';
import { orderFaults } from 'provider/order/order-sums';
import { couponFaults } from 'provider/price/coupon-store';
import { SECRETS_FILE, secretsInFile } from 'provider/settings/secrets';
import * as z from 'zod/mini';
import { FACTS_FILE } from './copy-data.ts';
import { DUMP_FILE, dumpFaults, restoreDump } from './postgres-dump.ts';
import { differences } from './shop-rows.ts';
import { type TableSums, tableSums } from './table-sums.ts';

/** The oldest schema that a start can still migrate: the last one before the baseline. */
const LAST_BEFORE_BASELINE = String(BEFORE_BASELINE.at(-1));

const Facts = z.object({
  schema: z.string(),
  orders: z.number(),
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  faults: z._default(z.array(z.string()), []),
});

/** The faults of a copy made by `copyData`, one sentence each. The copy is not changed. */
export async function copyFaults(folder: string): Promise<string[]> {
  const path = join(folder, DATABASE_FILE);
  const facts = factsIn(folder);
  if (!facts) return [`${FACTS_FILE} of the backup is missing or damaged.`];
  const dump = join(folder, DUMP_FILE);
  if (existsSync(dump)) return [...secretFaults(folder), ...(await dumpFaults(dump)), ...facts.faults];
  if (!existsSync(path)) return [`${DATABASE_FILE} of the backup is missing.`];
  const damage = fileFaults(path);
  if (damage.length > 0) return damage;
  if (![LAST_BEFORE_BASELINE, ...migrations.map(({ name }) => name)].includes(facts.schema)) {
    const age = facts.schema < LAST_BEFORE_BASELINE ? 'an older' : 'a newer';
    return [`The backup is of ${age} version of the shop (${facts.schema}): use that version.`];
  }
  return [
    ...secretFaults(folder),
    ...tableFaults(path, facts.tables),
    ...(await withCurrentSchema(path, facts.schema, async (db) => [
      ...(await orderFaults(db)),
      ...(await couponFaults(db)),
    ])),
  ];
}

/**
 * Restores the dump of a backup into the empty database at `url`.
 * @throws {StartupError} when the backup has none, the database is not empty, or its rows are not those of the backup.
 */
export async function restoreCopy(folder: string, url: string | undefined): Promise<void> {
  const facts = factsIn(folder);
  const dump = join(folder, DUMP_FILE);
  if (!facts || !existsSync(dump) || url === undefined)
    throw new StartupError(
      url === undefined
        ? 'The backup is of a shop on Postgres: set DATABASE_URL to an empty database.'
        : 'The backup is of a shop on SQLite: restore it without DATABASE_URL, then npm run data -- move.',
    );
  await restoreDump(url, dump, facts.tables);
}

/** Opens the copy. One with an older schema is copied and migrated first, as at a start. */
async function withCurrentSchema(
  path: string,
  schema: string,
  read: (db: ShopDatabase) => Promise<string[]>,
): Promise<string[]> {
  if (schema === migrations.at(-1)?.name) return await closing(openCopy(path), read);
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  try {
    copyFileSync(path, join(folder, DATABASE_FILE));
    return await closing(openDatabase(folder), async (db) => {
      await migrate(db);
      return await read(db);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function closing(db: ShopDatabase, read: (db: ShopDatabase) => Promise<string[]>): Promise<string[]> {
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}

function factsIn(folder: string): z.output<typeof Facts> | undefined {
  try {
    return Facts.parse(JSON.parse(readFileSync(join(folder, FACTS_FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

/** The faults that SQLite finds in the file's pages, indices, constraints and references. */
function fileFaults(path: string): string[] {
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      const found = database.prepare('pragma integrity_check(3)').all();
      const damage = found.map(({ integrity_check }) => String(integrity_check));
      if (damage.join() !== 'ok')
        return [`${DATABASE_FILE} is damaged: ${damage.join('; ').replaceAll('\n', ' ')}.`];
      return database
        .prepare('select "table", parent, count(*) as rows from pragma_foreign_key_check group by 1, 2')
        .all()
        .map(({ table, parent, rows }) => `Rows of ${table} refer to a missing row of ${parent}: ${rows}.`);
    } finally {
      database.close();
    }
  } catch (error) {
    return [`${DATABASE_FILE} is damaged: ${error instanceof Error ? error.message : error}.`];
  }
}

function secretFaults(folder: string): string[] {
  const path = join(folder, SECRETS_FILE);
  if (!existsSync(path)) return [`${SECRETS_FILE} of the backup is missing.`];
  try {
    secretsInFile(path);
    return [];
  } catch (error) {
    if (error instanceof StartupError) return [`${SECRETS_FILE} of the backup is damaged.`];
    throw error;
  }
}

function tableFaults(path: string, noted: TableSums): string[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return differences(noted, tableSums(database));
  } finally {
    database.close();
  }
}
