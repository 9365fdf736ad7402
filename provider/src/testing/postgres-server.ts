import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

/** Where Debian and its kin put the server's programs; the newest last. */
const PROGRAMS = globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname).sort().at(-1);

/** What the tests ask for: the address of a server, `temporary` for one of their own, or nothing for SQLite. */
export const TEST_SERVER = process.env['TEST_DATABASE_URL'] || undefined;
export const WANTS_TEMPORARY = 'temporary';
export const ON_POSTGRES = TEST_SERVER !== undefined;

/** A server in a temporary folder, without a sync of its disk. */
export class TemporaryPostgres {
  readonly #folder: string;
  readonly #port: number;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  /** Debian's package `postgresql`. */
  static get isInstalled(): boolean {
    return PROGRAMS !== undefined;
  }

  static async start(): Promise<TemporaryPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
    // The server refuses to run as root, so its user must get into the folder.
    chmodSync(folder, 0o711);
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (isRoot()) chownSync(data, ...userOf('postgres'));
    await asServer('initdb', [
      '-D',
      data,
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--no-sync',
    ]);
    const server = new TemporaryPostgres(folder, await freePort());
    await server.resume();
    return server;
  }

  /** As the user that may create databases. */
  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  /** Starts it again after `halt`. */
  async resume(): Promise<void> {
    const settings = [
      `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=300`,
      '-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c autovacuum=off',
    ].join(' ');
    await asServer('pg_ctl', [
      '-D',
      this.#data,
      '-w',
      '-l',
      join(this.#data, 'log'),
      '-o',
      settings,
      'start',
    ]);
  }

  /** Ends all connections at once. */
  async halt(): Promise<void> {
    await asServer('pg_ctl', ['-D', this.#data, '-w', '-m', 'fast', 'stop']);
  }

  async remove(): Promise<void> {
    await asServer('pg_ctl', ['-D', this.#data, '-w', '-m', 'immediate', 'stop']).catch(() => undefined);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
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

/** Another database on the same server. */
export function urlOfDatabase(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return String(url);
}

/** A name that no other database has. */
export function newDatabaseName(): string {
  return `shop_test_${randomBytes(8).toString('hex')}`;
}

/** Its numbers in the system's list. */
function userOf(name: string): [uid: number, gid: number] {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return [Number(uid), Number(gid)];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function asServer(program: string, args: string[]): Promise<void> {
  const path = join(PROGRAMS ?? '', program);
  const [command = path, ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', path] : [path];
  // A pipe would stay open as long as the server that pg_ctl starts.
  const child = spawn(command, [...rest, ...args], { stdio: 'ignore', cwd: '/' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
