import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartupError } from 'parts/startup-error';
import { DATABASE_FILE, openDatabase, type ShopDatabase } from 'provider/database/database';
import { migrate } from 'provider/database/migrations/migrate';
import { openData } from 'provider/database/migrations/open-data';
import { openPostgres } from 'provider/database/postgres';
import { inSnapshot } from 'provider/database/with-transaction';
import { copyRows, differences, hasTables, rowSums } from './shop-rows.ts';

/** Stands for the file in the data folder, in place of a database's URL. */
export const TO_FILE = 'file';

interface Move {
  dataFolder: string;
  /** URL of the source; undefined for the file. */
  from: string | undefined;
  /** The URL of an empty database, or `TO_FILE`. */
  to: string;
}

/**
 * Copies the data of a stopped shop to the other engine in one transaction, and compares the copy with the rows that were read.
 * The file is renamed afterwards, so that a start without DATABASE_URL does not use it.
 * @returns the number of copied rows
 * @throws {StartupError} if a shop uses the data, the target is not empty, or the copy differs; the target is then unchanged
 */
export async function moveData({ dataFolder, from, to }: Move): Promise<number> {
  if ((from === undefined) === (to === TO_FILE))
    throw new StartupError(
      `The data are there already: name a Postgres database with --to, or --to ${TO_FILE} beside DATABASE_URL.`,
    );
  const file = join(dataFolder, DATABASE_FILE);
  if (from === undefined && !existsSync(file))
    throw new StartupError(`There is nothing to move: ${file} does not exist.`);
  if (to === TO_FILE && existsSync(file))
    throw new StartupError(`${file} exists already. Move it away, because the data take its place.`);
  const source = await openData({ dataFolder, databaseUrl: from });
  try {
    await refuseOthers(source, from);
    const rows =
      to === TO_FILE ? await copyToFile(source, dataFolder, file) : await copyToPostgres(source, to);
    if (from === undefined) await source.destroy();
    if (from === undefined) renameSync(file, `${file}.moved`);
    return rows;
  } finally {
    await source.destroy();
  }
}

async function copyToPostgres(source: ShopDatabase, url: string): Promise<number> {
  const target = await openPostgres(url);
  try {
    if (await hasTables(target))
      throw new StartupError(
        'The database to move to is not empty. Create another one: nothing is overwritten.',
      );
    return await copyTo(target, source);
  } finally {
    await target.destroy();
  }
}

async function copyToFile(source: ShopDatabase, dataFolder: string, file: string): Promise<number> {
  const draft = join(dataFolder, 'moving');
  rmSync(draft, { recursive: true, force: true });
  try {
    const target = openDatabase(draft);
    const rows = await copyTo(target, source).finally(() => target.destroy());
    renameSync(join(draft, DATABASE_FILE), file);
    return rows;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function copyTo(target: ShopDatabase, source: ShopDatabase): Promise<number> {
  return await inSnapshot(source, (from) =>
    target.transaction().execute(async (to) => {
      await migrate(to);
      const read = await copyRows(from, to);
      const faults = differences(read, await rowSums(to));
      if (faults.length > 0) throw new StartupError(['Nothing was moved:', ...faults].join('\n'));
      return Object.values(read).reduce((sum, { rows }) => sum + rows, 0);
    }),
  );
}

/** On Postgres, refuses while other programs of the shop are connected. On SQLite, the lock of the data folder does that. */
async function refuseOthers(source: ShopDatabase, url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = 'laminate-shop' and pid <> pg_backend_pid()`.execute(
    source,
  );
  if (rows[0]?.others !== 0)
    throw new StartupError('A shop is running on this database. Stop it, then move its data.');
}
