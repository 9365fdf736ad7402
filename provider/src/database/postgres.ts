import { SpanKind } from '@opentelemetry/api';
import { Kysely, type LogEvent, type PostgresPool } from 'kysely';
import { failSpan, isTraced, kindOf, tracer } from 'parts/http/tracing';
import { StartupError } from 'parts/startup-error';
import { shareData } from './data-lock.ts';
import { createFolder, type ShopDatabase } from './database.ts';
import { isUnreachable, postgresCode } from './database-errors.ts';
import { ShopPostgresDialect } from './postgres-dialect.ts';
import { slowQuery, textOf } from './slow-query.ts';
import type { Tables } from './tables.ts';

/** Connections of the pool. More would not make the shop faster, because all run on the cores of one server. */
const CONNECTIONS = 10;
/** Milliseconds after which a caller that waits for a connection is refused. The requests under way limit the number of waiting ones. */
const CONNECTION_TIMEOUT = 5_000;
/** Milliseconds for one statement, with its waiting for locks, and between two statements of a transaction. Less than the edge server's 15 s. */
const STATEMENT_TIMEOUT = 10_000;
const SYSTEM = { 'db.system.name': 'postgresql' };
/** Types of Postgres: https://www.postgresql.org/docs/current/catalog-pg-type.html */
const [INT8, NUMERIC] = [20, 1700];

/**
 * Connects to the database at `url`.
 * @param folder the data folder, which is in use as long as the database is open
 * @param log called for each slow query, and when the connection is lost
 * @throws {StartupError} when the server cannot be reached, or refuses the user or the password.
 */
export async function openPostgres(
  url: string,
  { folder, log = () => undefined }: { folder?: string; log?: ((line: string) => void) | undefined } = {},
): Promise<ShopDatabase> {
  // Loaded on demand, so that a shop on SQLite does not load it.
  const { Pool, types } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    application_name: 'laminate-shop',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        // Counts and sums have these types as well. No number of the shop has a fraction.
        oid === INT8 || oid === NUMERIC ? safeInteger : types.getTypeParser(oid, format),
    },
  });
  const watch = new ConnectionWatch(log);
  pool.on('error', (error) => watch.lost(error));
  // The pool listens only to idle connections. Without this listener, losing another one between two statements would end the process.
  pool.on('connect', (client) => void client.on('error', (error) => watch.lost(error)));
  const guarded = {
    options: pool.options,
    connect: async () => {
      try {
        const client = await pool.connect();
        watch.found();
        return client;
      } catch (error) {
        watch.lost(error);
        throw error;
      }
    },
    end: () => pool.end().finally(() => share?.close()),
  } as PostgresPool;
  let share: { close(): void } | undefined;
  try {
    share = folder === undefined ? undefined : useFolder(folder);
    const client = await pool.connect();
    try {
      const { rows } = await client.query('show server_encoding');
      if (rows[0].server_encoding !== 'UTF8')
        throw new StartupError(
          'The database in DATABASE_URL has another encoding than UTF8. Create it with encoding UTF8.',
        );
    } finally {
      client.release();
    }
  } catch (error) {
    await guarded.end();
    throw error instanceof StartupError ? error : new StartupError(whyClosed(error, new URL(url)));
  }
  return new Kysely<Tables>({
    dialect: new ShopPostgresDialect({ pool: guarded }),
    log: (event) => {
      slowQuery(log, event.query.sql, event.queryDurationMillis);
      noteSpan(event);
    },
  });
}

/** Adds a span for a finished query, if the request is traced. */
function noteSpan(event: LogEvent): void {
  if (!isTraced()) return;
  const startTime = Date.now() - event.queryDurationMillis;
  const span = tracer.startSpan(textOf(event.query.sql), {
    kind: SpanKind.CLIENT,
    attributes: SYSTEM,
    startTime,
  });
  if (event.level === 'error') failSpan(span, kindOf(event.error));
  span.end();
}

function useFolder(folder: string): { close(): void } {
  createFolder(folder);
  return shareData(folder);
}

/** @throws {RangeError} for an integer that a JavaScript number cannot hold exactly. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is no safe integer.`);
  return value;
}

/** Logs once that the connection is lost, and once that it is back. */
class ConnectionWatch {
  readonly #log: (line: string) => void;
  #isLost = false;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  lost(error: unknown): void {
    if (!this.#isLost && isUnreachable(error))
      this.#log(`data: Postgres cannot be reached: ${reasonOf(error)}`);
    this.#isLost ||= isUnreachable(error);
  }

  found(): void {
    if (this.#isLost) this.#log('data: Postgres can be reached again');
    this.#isLost = false;
  }
}

/** One sentence for the operator, without the password. */
function whyClosed(error: unknown, { host, pathname, username }: URL): string {
  const code = postgresCode(error);
  const database = decodeURIComponent(pathname.slice(1));
  if (code === '28P01' || code === '28000')
    return `Postgres at ${host} refuses the user ${username} of DATABASE_URL: check its name, password and rights.`;
  if (code === '3D000')
    return `Postgres at ${host} has no database ${database}. Create it, or correct DATABASE_URL.`;
  if (isUnreachable(error))
    return `Postgres at ${host} cannot be reached (${reasonOf(error)}). Start it, or correct DATABASE_URL.`;
  return `The database ${database} of DATABASE_URL cannot be opened: ${reasonOf(error)}.`;
}

function reasonOf(error: unknown): string {
  // A host name may have several addresses, each with its own error.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}
