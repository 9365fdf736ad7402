/** SQLite's primary result codes: https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

// Codes of Postgres: https://www.postgresql.org/docs/current/errcodes-appendix.html
/** Serialization failure, deadlock. */
const POSTGRES_RETRY_CODES = ['40001', '40P01'];
/** A full disk, no memory, a read-only server, a statement that was cancelled because it took too long. */
const POSTGRES_STORAGE_CODES = [...POSTGRES_RETRY_CODES, '53100', '53200', '25006', '57014'];
/** Connection failures (08), too many connections, a server that is stopping, has crashed or is starting, an ended session. */
const POSTGRES_LOST = /^(08...|53300|57P0[1-5]|25P03)$/;
const SOCKET_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/** Messages of `pg` that come without a code. */
const PG_SENTENCES = /^(Connection terminated|Client has encountered a connection error|timeout expired$)/;
const WAITED_TOO_LONG = 'timeout exceeded when trying to connect';

const STORAGE_CODES = [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL];

/** Whether retrying the same transaction may succeed. */
export function isTransient(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === SQLITE_BUSY || code === SQLITE_LOCKED || POSTGRES_RETRY_CODES.includes(postgresCode(error));
}

/** Whether a write failed for lack of storage: a full, read-only or failing disk, or a lock that is still held. */
export function isStorageFailure(error: unknown): boolean {
  return STORAGE_CODES.includes(sqliteCode(error)) || POSTGRES_STORAGE_CODES.includes(postgresCode(error));
}

/** Whether all connections to Postgres were busy for too long. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && error.message === WAITED_TOO_LONG;
}

/** Whether Postgres could not be reached, or the connection was lost. The next connection may succeed. */
export function isUnreachable(error: unknown): boolean {
  const code = postgresCode(error);
  return (
    POSTGRES_LOST.test(code) ||
    SOCKET_CODES.includes(code) ||
    (error instanceof Error && PG_SENTENCES.test(error.message))
  );
}

/** Whether the disk failed to read or write. */
export function isIoFailure(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_IOERR;
}

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

/** Empty for an error without a code. */
export function postgresCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
