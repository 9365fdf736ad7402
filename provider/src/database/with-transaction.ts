import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { ShopDatabase } from './database.ts';
import { isTransient } from './database-errors.ts';
import type { Tables } from './tables.ts';

/** An open transaction: what a store writes with. */
export type ShopTransaction = Transaction<Tables>;

const ATTEMPTS = 10;
/** Milliseconds; doubles with each attempt. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 250;

/**
 * Runs `work` in one transaction, again when the engine asks for it. All writes go through here.
 * Await nothing but SQL inside: the one writer waits meanwhile. `work` may run more than once.
 */
export async function withTransaction<Result>(
  db: ShopDatabase,
  work: (trx: ShopTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      // Random, so that two that collided do not collide again.
      await pause(Math.random() * Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE));
    }
  }
}
