import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { ShopDatabase } from './database.ts';
import { isTransient } from './database-errors.ts';
import type { Tables } from './tables.ts';

/** An open transaction, which stores write with. */
export type ShopTransaction = Transaction<Tables>;

const ATTEMPTS = 10;
/** Milliseconds; doubled with each attempt. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 250;

/**
 * Runs `work` in one transaction, and retries with backoff when the database is locked or reports a conflict, so `work`
 * may run more than once. All writes go through here. Await nothing but SQL inside: all other writes wait for it. In an
 * open transaction, `work` becomes a part of it.
 */
export async function withTransaction<Result>(
  db: ShopDatabase,
  work: (trx: ShopTransaction) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return await work(db as ShopTransaction);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      // Jitter keeps two colliding transactions from colliding again.
      await pause(Math.random() * Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE));
    }
  }
}
