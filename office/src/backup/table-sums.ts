import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Table → its number of rows, and the SHA-256 of their values in the order of the rows. */
export type TableSums = Record<string, { rows: number; sha256: string }>;

/** Reads the whole database. */
export function tableSums(database: DatabaseSync): TableSums {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite%' order by name")
    .all();
  return Object.fromEntries(tables.map(({ name }) => [name, sumOf(database, String(name))]));
}

function sumOf(database: DatabaseSync, table: string): TableSums[string] {
  const hash = createHash('sha256');
  let rows = 0;
  for (const row of database.prepare(`select * from "${table}" order by rowid`).iterate()) {
    hash.update(`${JSON.stringify(row)}\n`);
    rows += 1;
  }
  return { rows, sha256: hash.digest('hex') };
}
