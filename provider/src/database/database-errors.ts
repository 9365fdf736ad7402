/** SQLite's primary result codes: https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

/** Postgres: serialization failure, deadlock. */
const POSTGRES_RETRY_CODES = ['40001', '40P01'];
const STORAGE_CODES = [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL];

/** Whether a retry of the same transaction may succeed. */
export function isTransient(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === SQLITE_BUSY || code === SQLITE_LOCKED || POSTGRES_RETRY_CODES.includes(postgresCode(error));
}

/** Whether a write failed for want of storage: a full, read-only or failing disk, or a lock that is still held. */
export function isStorageFailure(error: unknown): boolean {
  return STORAGE_CODES.includes(sqliteCode(error)) || POSTGRES_RETRY_CODES.includes(postgresCode(error));
}

/** Whether the disk did not read or write what it was asked to. */
export function isIoFailure(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_IOERR;
}

/** Whether there was no room for a write. */
export function isFull(error: unknown): boolean {
  const isOfSystem = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return isOfSystem || sqliteCode(error) === SQLITE_FULL;
}

/** Whether the file is corrupt or not a database. */
export function isCorruption(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

function sqliteCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  // The lowest byte of an extended result code is the primary code.
  return typeof code === 'number' ? code & 0xff : 0;
}

function postgresCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
