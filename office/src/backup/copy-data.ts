import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { DataLost, StartupError } from 'parts/startup-error';
import { DATABASE_FILE } from 'provider/database/database';
import { isCorruption, isFull } from 'provider/database/database-errors';
import { SECRETS_FILE, secretsPath } from 'provider/settings/secrets';
import type { Settings } from 'provider/settings/settings';
import { DUMP_FILE, dumpDatabase } from './postgres-dump.ts';
import { type TableSums, tableSums } from './table-sums.ts';

/** The file beside the copy of the database with its facts. */
export const FACTS_FILE = 'shop.json';
/** Copies all pages in one step: between two steps, SQLite would start again after a write of the shop. */
const ALL_PAGES = 2 ** 31 - 1;

interface CopyFacts {
  /** The last migration: `015-baseline`. */
  schema: string;
  orders: number;
  tables: TableSums;
  /** Faults found in a dump when it is made. They are stored, because only a server can read a dump. */
  faults?: readonly string[];
}

/**
 * Copies the database and the secrets of a shop into `target`, while the shop runs. All rows are from one moment after the
 * call. Their checksums are computed from the original, not from the copy.
 * @throws {StartupError} when there is nothing to copy, it cannot be read, or the disk is full.
 */
export async function copyData(
  { databaseUrl, ...place }: Pick<Settings, 'dataFolder' | 'databaseUrl' | 'secretsFile'>,
  target: string,
): Promise<CopyFacts> {
  const source = join(place.dataFolder, DATABASE_FILE);
  const secrets = secretsPath(place);
  for (const file of databaseUrl === undefined ? [source, secrets] : [secrets]) {
    if (!existsSync(file)) throw new StartupError(`There is nothing to back up: ${file} does not exist.`);
  }
  mkdirSync(target, { recursive: true, mode: 0o700 });
  try {
    const facts =
      databaseUrl === undefined
        ? await copyDatabase(source, join(target, DATABASE_FILE))
        : await dumpDatabase(databaseUrl, join(target, DUMP_FILE));
    copyFileSync(secrets, join(target, SECRETS_FILE));
    const all = { ...facts, orders: facts.tables['customer_order']?.rows ?? 0 };
    writeFileSync(join(target, FACTS_FILE), `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
    return all;
  } catch (error) {
    if (isCorruption(error))
      throw new DataLost(`The data file ${source} is damaged, so it was not backed up.`);
    if (isFull(error))
      throw new StartupError(`There is no room for a backup in ${target}: the disk is full.`);
    throw error;
  }
}

async function copyDatabase(source: string, copy: string): Promise<Omit<CopyFacts, 'orders'>> {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    // The first read of the transaction sets the moment of both the sums and the copy.
    database.exec('begin');
    const tables = tableSums(database);
    const last = database.prepare('select name from migration order by name desc limit 1').get();
    await backup(database, copy, { rate: ALL_PAGES });
    withoutLog(copy);
    return { schema: String(last?.name), tables };
  } finally {
    database.close();
  }
}

/** Offset of the journal mode in the file's header: https://sqlite.org/fileformat.html */
const LOG_MODE_AT = 18;
const WITHOUT_LOG = Buffer.from([1, 1]);

/** Turns WAL off in the copy: reading a file with WAL writes beside it, which a full disk has no room for. The shop turns it on again. */
function withoutLog(copy: string): void {
  const file = openSync(copy, 'r+');
  writeSync(file, WITHOUT_LOG, 0, WITHOUT_LOG.length, LOG_MODE_AT);
  closeSync(file);
  chmodSync(copy, 0o600);
}
