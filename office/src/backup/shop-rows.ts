import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { ShopDatabase } from 'provider/database/database';
import { isPostgres } from 'provider/database/postgres-dialect';
import type { Tables } from 'provider/database/tables';
import type { ShopTransaction } from 'provider/database/with-transaction';
import type { TableSums } from './table-sums.ts';

type Table = keyof Tables;
type Row = Readonly<Record<string, string | number | null>>;

/** Tables with their primary keys, referenced tables first. Triggers count up the versions of tables, so these come last. */
const KEYS: { [Name in Table]: readonly (keyof Tables[Name] & string)[] } = {
  migration: ['name'],
  seeded_catalogue: ['hash'],
  catalogue_state: ['catalogue'],
  shade: ['name'],
  product_type: ['name', 'class'],
  application: ['name'],
  product: ['product_id'],
  product_application: ['product_id', 'application'],
  customer: ['customer_id'],
  customer_address: ['address_id'],
  one_time_code: ['customer_id', 'asker'],
  known_device: ['customer_id', 'device'],
  waiting_place: ['slot'],
  session: ['jti'],
  attempt_subject: ['attempt_subject_id'],
  attempt: ['attempt_id'],
  cart: ['customer_id'],
  cart_item: ['cart_item_id'],
  shortlist_entry: ['customer_id', 'product_id', 'material'],
  coupon: ['code'],
  delivery_fee: ['from_paise'],
  customer_order: ['order_id'],
  order_item: ['order_item_id'],
  order_event: ['order_event_id'],
  payment_attempt: ['order_id', 'attempt_number'],
  payment_event: ['payment_event_id'],
  coupon_use: ['order_id'],
  idempotency_key: ['customer_id', 'key'],
  refund: ['refund_id'],
  order_confirmation: ['order_id'],
  order_message: ['order_message_id'],
  staff: ['phone'],
  staff_session: ['hash'],
  shipment: ['order_id'],
  audit: ['audit_id'],
  document_number: ['series'],
  invoice: ['number'],
  dated_fee: ['kind', 'day', 'from_paise'],
  delivery_day: ['day'],
  product_version: ['version'],
};
const TABLES = Object.keys(KEYS) as Table[];
/** Tables whose ids come from a sequence, each with its primary key. */
const COUNTED: readonly Table[] = [
  'customer_address',
  'attempt_subject',
  'attempt',
  'cart_item',
  'order_item',
  'order_event',
  'payment_event',
  'order_message',
  'audit',
];
/** Rows at a time: below the engines' limit of bound values. */
const BATCH = 500;

/** Whether a Postgres database has any tables, which must not be overwritten. */
export async function hasTables(db: ShopDatabase): Promise<boolean> {
  const { rows } = await sql<{ tables: number }>`
    select count(*) as tables from pg_tables where schemaname = current_schema()`.execute(db);
  return rows[0]?.tables !== 0;
}

/** Checksums of the tables, sorted by key, so that both engines have the same ones. Must be called in one transaction. */
export async function rowSums(db: ShopDatabase): Promise<TableSums> {
  const sums: TableSums = {};
  for (const table of TABLES) sums[table] = await sumOf(rowsOf(db, table));
  return sums;
}

/**
 * Replaces all rows of a database with the same schema, including those that its migrations have inserted.
 * @returns the checksums of the rows that were read
 */
export async function copyRows(from: ShopDatabase, to: ShopTransaction): Promise<TableSums> {
  for (const table of TABLES.toReversed()) await sql`delete from ${sql.table(table)}`.execute(to);
  const sums: TableSums = {};
  for (const table of TABLES) {
    // The triggers have counted it up while the products were copied.
    if (table === 'product_version') await sql`delete from product_version`.execute(to);
    sums[table] = await sumOf(inserting(rowsOf(from, table), to, table));
    if (COUNTED.includes(table)) await setLastId(to, table, await lastIdOf(from, table));
  }
  return sums;
}

async function sumOf(batches: AsyncIterable<readonly Row[]>): Promise<TableSums[string]> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const batch of batches) {
    for (const row of batch) hash.update(`${JSON.stringify(Object.entries(row).sort())}\n`);
    rows += batch.length;
  }
  return { rows, sha256: hash.digest('hex') };
}

async function* rowsOf(db: ShopDatabase, table: Table): AsyncGenerator<readonly Row[]> {
  const key = listOf(KEYS[table].map((column) => sql.ref(column)));
  for (let last: Row | undefined; ; ) {
    const after = last && listOf(KEYS[table].map((column) => sql`${last?.[column]}`));
    const where = after ? sql`where (${key}) > (${after})` : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${where} order by ${key} limit ${sql.lit(BATCH)}`.execute(db);
    last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
  }
}

async function* inserting(batches: AsyncIterable<readonly Row[]>, to: ShopTransaction, table: Table) {
  for await (const batch of batches) {
    await to
      .insertInto(table)
      .values([...batch] as never)
      .execute();
    yield batch;
  }
}

function listOf(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(parts, sql`, `);
}

/** The last assigned id, even of a deleted row. Codes refer to attempts by id, so no id may be used twice. */
async function lastIdOf(db: ShopDatabase, table: Table): Promise<number> {
  const query = isPostgres(db)
    ? sql<{
        id: number;
      }>`select case when is_called then last_value else 0 end as id from ${sequenceOf(table)}`
    : sql<{ id: number }>`select seq as id from sqlite_sequence where name = ${table}`;
  return (await query.execute(db)).rows[0]?.id ?? 0;
}

async function setLastId(trx: ShopTransaction, table: Table, id: number): Promise<void> {
  if (id === 0) return;
  if (isPostgres(trx)) await sql`select setval(${`${table}_${KEYS[table][0]}_seq`}, ${id})`.execute(trx);
  else {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(trx);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(trx);
  }
}

/** The name of an identity column's sequence in Postgres. */
function sequenceOf(table: Table): RawBuilder<unknown> {
  return sql.table(`${table}_${KEYS[table][0]}_seq`);
}

/** One sentence for each table whose sums differ. */
export function differences(noted: TableSums, found: TableSums): string[] {
  const names = new Set([...Object.keys(noted), ...Object.keys(found)]);
  return [...names].flatMap((name) => {
    const [was, is] = [noted[name], found[name]];
    if (!is) return [`The table ${name} is missing.`];
    if (!was) return [`The table ${name} was not there when the backup was made.`];
    if (was.rows !== is.rows) return [`The table ${name} has ${is.rows} rows in place of ${was.rows}.`];
    return was.sha256 === is.sha256 ? [] : [`The rows of the table ${name} were changed after the backup.`];
  });
}
