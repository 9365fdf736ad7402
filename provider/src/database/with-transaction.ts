import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { ShopDatabase } from './database.ts';
import { isTransient } from './database-errors.ts';
import { isPostgres } from './postgres-dialect.ts';
import type { Tables } from './tables.ts';

/** An open transaction, in which stores write. */
export type ShopTransaction = Transaction<Tables>;

const ATTEMPTS = 10;
/** Milliseconds; doubled with each attempt. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 250;

/**
 * Runs `work` in one transaction. Retries with backoff when the database is locked or reports a conflict, so `work`
 * may run more than once. All writes go through here. Await nothing but SQL inside, because all other writes wait. Within an
 * open transaction, `work` becomes part of it.
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
      // Jitter, so that two colliding transactions do not collide again.
      await pause(Math.random() * Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE));
    }
  }
}

/** Runs `work`, which only reads, on one consistent snapshot of the database. */
export async function inSnapshot<Result>(
  db: ShopDatabase,
  work: (trx: ShopTransaction) => Promise<Result>,
): Promise<Result> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      if (isPostgres(trx))
        await sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(
          trx,
        );
      return await work(trx);
    });
}
