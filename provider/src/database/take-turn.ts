import { sql } from 'kysely';
import { isPostgres } from './postgres-dialect.ts';
import type { ShopTransaction } from './with-transaction.ts';

/** Advisory locks of Postgres: any numbers that nothing else in the database uses. The releases have 7246003. */
const TURNS = {
  migration: 7_246_001,
  'token keys': 7_246_002,
  'dev inbox': 7_246_004,
  fees: 7_246_018,
} as const;

/** Waits until no other transaction has this turn, and keeps it to the end: for what is no row. On SQLite every transaction has it. */
export async function takeTurn(trx: ShopTransaction, turn: keyof typeof TURNS): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(TURNS[turn])})`.execute(trx);
}
