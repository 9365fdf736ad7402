import type { Pool } from 'pg';
import { z } from 'zod';
import { logEntry } from '../log/change-log.ts';
import { teams } from '../signing/teams.ts';
import { ReleaseRefused } from '../store/release-refused.ts';

/** Milliseconds for a connection and for a statement. An edge server sends a query twice a second. */
const TIME_LIMIT = 2_000;
/** Codes of Postgres: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const [UNIQUE_VIOLATION, UNDEFINED_TABLE] = ['23505', '42P01'];
/** An advisory lock: any number that nothing else in the database uses. The provider has 7246001, 7246002 and 7246004. */
const TABLE_LOCK = 7_246_003;

const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
const hash = z.string().regex(/^[0-9a-f]{16}$/);
const row = z.object({
  // Postgres returns a bigint as text.
  position: z.coerce.number().int().positive(),
  // Checked, because ids and hashes become names of folders.
  entry: logEntry.extend({ live: z.record(id, hash) }),
});

/** An entry of the log with its position, which is 1 for the first entry. */
export type ChangeRow = z.infer<typeof row>;
export type SharedChange = Pick<ChangeRow, 'entry'> & {
  /** Who may publish after the change, if it changes that. */
  teams?: z.infer<typeof teams> | undefined;
};

/**
 * The changes of a registry as rows of Postgres. They are only ever added, each at the position after the last: of two
 * publishers who add at the same position, one is refused by the primary key.
 */
export class ChangeRows {
  readonly #pool: Pool;
  /** The server's host, for messages. */
  readonly #host: string;

  private constructor(pool: Pool, host: string) {
    this.#pool = pool;
    this.#host = host;
  }

  /** Connects with the first query, and again when a connection was lost. */
  static async at(url: string): Promise<ChangeRows> {
    // Loaded here, so that a shop without Postgres does not pay for it.
    const { Pool } = await import('pg');
    const pool = new Pool({
      connectionString: url,
      application_name: 'laminate-shop-releases',
      max: 1,
      connectionTimeoutMillis: TIME_LIMIT,
      statement_timeout: TIME_LIMIT,
      // Applies when the server has stopped responding.
      query_timeout: 2 * TIME_LIMIT,
      keepAlive: true,
    });
    // A lost connection is reported by the next query.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return new ChangeRows(pool, new URL(url).host);
  }

  /** 0 if nothing is shared yet. */
  async lastPosition(): Promise<number> {
    const [last] = await this.#read('select max(position) as position from registry.change');
    return Number(last?.['position'] ?? 0);
  }

  async from(position: number): Promise<ChangeRow[]> {
    const rows = await this.#read(
      'select position, entry from registry.change where position >= $1 order by position',
      position,
    );
    const read = z.array(row).safeParse(rows);
    if (read.success) return read.data;
    throw this.#unusable(`a row of registry.change is not valid (${read.error.issues[0]?.message})`);
  }

  /** Who may publish after the last change; undefined if there was never a team. */
  async teams(): Promise<z.infer<typeof teams> | undefined> {
    const [last] = await this.#read(
      'select teams from registry.change where teams is not null order by position desc limit 1',
    );
    if (!last) return undefined;
    const read = teams.safeParse(last['teams']);
    if (read.success) return read.data;
    throw this.#unusable('its teams are not valid');
  }

  /** Adds all changes from a position on, or none. @returns false when another change has this position */
  async add(position: number, changes: readonly SharedChange[]): Promise<boolean> {
    try {
      await this.#createTable();
      await this.#pool.query(
        `insert into registry.change (position, entry, teams)
         select $1::bigint + number - 1, change -> 'entry', change -> 'teams'
         from jsonb_array_elements($2::jsonb) with ordinality as added (change, number)`,
        [position, JSON.stringify(changes)],
      );
      return true;
    } catch (error) {
      if (codeOf(error) === UNIQUE_VIOLATION) return false;
      throw this.#unusable(
        `${reasonOf(error)}. npm run release -- status tells whether the change was made nevertheless`,
      );
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /**
   * Called before each change, but not by readers, who need no right to create tables. The table has a schema of its own, because the
   * provider considers a database empty as long as its own schema has no tables.
   */
  async #createTable(): Promise<void> {
    const { rows } = await this.#pool.query("select to_regclass('registry.change') as name");
    if (rows[0]?.name !== null) return;
    await this.#pool.query(`begin;
      select pg_advisory_xact_lock(${TABLE_LOCK});
      create schema if not exists registry;
      create table if not exists registry.change (position bigint primary key, entry jsonb not null, teams jsonb);
      commit`);
  }

  async #read(query: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
    try {
      const { rows } = await this.#pool.query<Record<string, unknown>>(query, values);
      return rows;
    } catch (error) {
      if (codeOf(error) === UNDEFINED_TABLE) return [];
      throw this.#unusable(reasonOf(error));
    }
  }

  #unusable(reason: string): ReleaseRefused {
    return new ReleaseRefused([
      `The live releases of the database at ${this.#host} cannot be read or changed: ${reason}.`,
    ]);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function reasonOf(error: unknown): string {
  // For a host name, the error holds a reason for each of its addresses.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}
