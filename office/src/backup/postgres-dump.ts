import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { StartupError } from 'parts/startup-error';
import { openPostgres } from 'provider/database/postgres';
import { inSnapshot } from 'provider/database/with-transaction';
import { DEVELOPMENT_SCHEMA } from 'provider/notifications/dev-inbox';
import { orderFaults } from 'provider/order/order-sums';
import { couponFaults } from 'provider/price/coupon-store';
import { differences, hasTables, rowSums } from './shop-rows.ts';
import type { TableSums } from './table-sums.ts';

/** The output of `pg_dump -Fc`, in place of the data file. */
export const DUMP_FILE = 'shop.dump';

/**
 * Dumps the database while the shop runs. The dump and its checksums are from the same moment.
 * @returns the last migration, the checksums of the tables, and the faults in their contents
 * @throws {StartupError} if Postgres cannot be reached, or pg_dump fails
 */
export async function dumpDatabase(url: string, file: string) {
  const db = await openPostgres(url);
  try {
    return await inSnapshot(db, async (trx) => {
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
      await client('pg_dump', url, [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        `--exclude-schema=${DEVELOPMENT_SCHEMA}`,
        `--snapshot=${rows[0]?.id}`,
        `--file=${file}`,
      ]);
      const last = await trx
        .selectFrom('migration')
        .select('name')
        .orderBy('name', 'desc')
        .executeTakeFirst();
      const faults = [...(await orderFaults(trx)), ...(await couponFaults(trx))];
      return { schema: String(last?.name), tables: await rowSums(trx), faults };
    });
  } finally {
    await db.destroy();
  }
}

/** Reads a dump to its end. Returns one sentence if it is damaged. */
export async function dumpFaults(file: string): Promise<string[]> {
  try {
    await client('pg_restore', undefined, ['--file=/dev/null', file]);
    return [];
  } catch (error) {
    return [`${DUMP_FILE} of the backup cannot be read: ${error instanceof Error ? error.message : error}`];
  }
}

/**
 * Restores a dump into the empty database at `url` in one transaction, and compares it with the stored checksums.
 * @throws {StartupError} if the database is not empty, pg_restore fails, or rows differ
 */
export async function restoreDump(url: string, file: string, noted: TableSums): Promise<void> {
  const db = await openPostgres(url);
  try {
    if (await hasTables(db))
      throw new StartupError(
        'The database of DATABASE_URL is not empty. Create another one and name that: nothing is overwritten.',
      );
    await client('pg_restore', url, [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      file,
    ]);
    const faults = differences(noted, await inSnapshot(db, rowSums));
    if (faults.length > 0)
      throw new StartupError(['The restored database differs from the backup:', ...faults].join('\n'));
  } finally {
    await db.destroy();
  }
}

/** Runs a Postgres client. The password is passed in the environment, because all users of a machine can read arguments. */
async function client(program: string, url: string | undefined, args: string[]): Promise<void> {
  const database = url === undefined ? undefined : new URL(url);
  const password = decodeURIComponent(database?.password ?? '');
  if (database) database.password = '';
  const child = spawn(program, [...(database ? [`--dbname=${database}`] : []), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  try {
    const exit = once(child, 'exit');
    const [said, [code]] = await Promise.all([text(child.stderr), exit]);
    if (code !== 0) throw new StartupError(`${program} failed: ${said.trim()}`);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `${program} cannot be run: install the client programs of Postgres (Debian: postgresql-client).`,
    );
  }
}
