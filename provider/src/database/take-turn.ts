import { sql } from 'kysely';
import { isPostgres } from './postgres-dialect.ts';
import type { ShopTransaction } from './with-transaction.ts';

/** Keys of Postgres's advisory locks, unique within the database. The releases use 7246003. */
const TURNS = {
  migration: 7_246_001,
  'token keys': 7_246_002,
  'dev inbox': 7_246_004,
  fees: 7_246_018,
} as const;

/** Takes a lock until the transaction ends, for resources that are no row. On SQLite, a transaction is the only one anyway. */
export async function takeTurn(trx: ShopTransaction, turn: keyof typeof TURNS): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(TURNS[turn])})`.execute(trx);
}
