/** Milliseconds. On SQLite every request waits for that time, because node:sqlite is synchronous. */
const SLOW = 100;
/** Characters of a query's text in the log and in the name of its span. */
const MAX_TEXT = 1_000;

/** Logs a slow query, without its values. */
export function slowQuery(log: (line: string) => void, sql: string, milliseconds: number): void {
  const ms = Math.round(milliseconds);
  if (ms > SLOW) log(`slow: ${ms} ms in ${textOf(sql)}`);
}

/** A query's text on one line. Its values are bound, and not part of the text. */
export function textOf(sql: string): string {
  return sql.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}
