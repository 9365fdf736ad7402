import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import { Client } from 'pg';

/** Where Debian and its derivatives install the server's programs; the newest version is last. */
const PROGRAMS = globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname).sort().at(-1);

/** The server for the tests: an address, `temporary` to start one, or undefined for SQLite. */
export const TEST_SERVER = process.env['TEST_DATABASE_URL'] || undefined;
export const WANTS_TEMPORARY = 'temporary';
export const ON_POSTGRES = TEST_SERVER !== undefined;

/** A server in a temporary folder that does not sync to disk. */
export class TemporaryPostgres {
  readonly #folder: string;
  readonly #port: number;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  /** Whether Debian's package `postgresql` is installed. */
  static get isInstalled(): boolean {
    return PROGRAMS !== undefined;
  }

  static async start(): Promise<TemporaryPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
    // The server refuses to run as root, so another user must be able to create files.
    chmodSync(folder, 0o1777);
    const server = new TemporaryPostgres(folder, await getPort());
    await server.#run('initdb', '--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync');
    await server.resume();
    return server;
  }

  /** The address, with a user who may create databases. */
  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  /** Starts it again after `halt`. */
  async resume(): Promise<void> {
    const settings = [
      `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=300`,
      '-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c autovacuum=off',
    ].join(' ');
    await this.#run('pg_ctl', '-w', '-l', join(this.#folder, 'data', 'log'), '-o', settings, 'start');
  }

  /** Stops the server and ends all connections at once. */
  async halt(): Promise<void> {
    await this.#run('pg_ctl', '-w', '-m', 'fast', 'stop');
  }

  async remove(): Promise<void> {
    await this.#run('pg_ctl', '-w', '-m', 'immediate', 'stop').catch(() => undefined);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #run(name: string, ...args: string[]): Promise<void> {
    const program = [join(PROGRAMS ?? '', name), '-D', join(this.#folder, 'data'), ...args];
    const isRoot = process.getuid?.() === 0;
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...program] : program;
    // Output is ignored, because a pipe would stay open as long as the server that pg_ctl starts.
    const [code] = await once(spawn(command, rest, { stdio: 'ignore', cwd: '/' }), 'exit');
    if (code !== 0) throw new Error(`${name} ended with ${code}.`);
  }
}

/** Runs SQL on the server at `url`, outside of a transaction. @returns the rows of the last statement */
export async function onServer(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

export function urlOfDatabase(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

export function newDatabaseName(): string {
  return `shop_test_${randomBytes(8).toString('hex')}`;
}
