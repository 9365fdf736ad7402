import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { openPostgres } from '../database/postgres.ts';

/** Milliseconds. Long, for a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 50 };

/**
 * Locks a table of Postgres against writes until `reached` has ended, so that a program can be killed while it waits to write.
 * @param begin makes another program reach that point
 * @param reached called while the program waits there
 */
export async function whileTableIsHeld(
  url: string,
  table: string,
  { begin, reached }: { begin: () => Promise<unknown>; reached: () => Promise<unknown> },
): Promise<void> {
  const db = await openPostgres(url);
  try {
    await db.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(table)} in share mode`.execute(trx);
      void begin().catch(() => undefined);
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(trx);
        expect(rows).not.toEqual([]);
      }, PATIENCE);
      await reached();
    });
  } finally {
    await db.destroy();
  }
}
