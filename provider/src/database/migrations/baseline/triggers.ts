import { sql } from 'kysely';
import { isPostgres } from '../../postgres-dialect.ts';
import type { ShopTransaction } from '../../with-transaction.ts';

export async function makeAppendOnly(trx: ShopTransaction, table: string): Promise<void> {
  if (isPostgres(trx)) {
    await sql`
      create function ${sql.ref(`refuse_${table}`)}() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception '${table} is append-only'; end`)}`.execute(trx);
  }
  for (const change of ['update', 'delete']) {
    const trigger = sql`create trigger ${sql.ref(`${table}_before_${change}`)} before ${sql.raw(change)} on ${sql.raw(table)}`;
    await (isPostgres(trx)
      ? sql`${trigger} for each row execute function ${sql.ref(`refuse_${table}`)}()`
      : sql`
      ${trigger}
      begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`
    ).execute(trx);
  }
}

/** Counts `product_version` up with each change of a table: on SQLite for each row, on Postgres for each statement. */
export async function countVersionOf(trx: ShopTransaction, table: string): Promise<void> {
  if (isPostgres(trx)) {
    await sql`
      create or replace function count_product_version() returns trigger language plpgsql as
      ${sql.lit('begin update product_version set version = version + 1; return null; end')}`.execute(trx);
  }
  for (const change of ['insert', 'update', 'delete']) {
    const trigger = sql`create trigger ${sql.ref(`${table}_after_${change}`)} after ${sql.raw(change)} on ${sql.table(table)}`;
    await (isPostgres(trx)
      ? sql`${trigger} for each statement execute function count_product_version()`
      : sql`
          ${trigger}
          begin update product_version set version = version + 1; end`
    ).execute(trx);
  }
}
