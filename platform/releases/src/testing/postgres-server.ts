import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import { Client } from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { testServer } from '../env.ts';

/** The folder with the programs of the newest Postgres server, where Debian's package `postgresql` installs it. */
const PROGRAMS = globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname).sort().at(-1);

/** Whether tests that need Postgres can run here: `describe.skipIf(!HAS_POSTGRES)`. */
export const HAS_POSTGRES = testServer !== undefined || PROGRAMS !== undefined;
export const HAS_OWN_POSTGRES = testServer === undefined && PROGRAMS !== undefined;

/** The server of a test file: that of `TEST_DATABASE_URL`, or one in a temporary folder, which may be stopped. */
export function postgresForFile() {
  let folder = '';
  let port = 0;
  beforeAll(async () => {
    if (!HAS_OWN_POSTGRES) return;
    folder = await mkdtemp(join(tmpdir(), 'postgres-'));
    port = await getPort();
    await createServerFiles(folder);
    await control('start', folder, port);
  });
  afterAll(async () => {
    if (folder === '') return;
    await control('stop', folder, port).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  });
  const server = () => testServer ?? `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    /** A new database, dropped after the test. @returns its address */
    async database(): Promise<string> {
      const name = `shop_test_${randomBytes(8).toString('hex')}`;
      await onDatabase(server(), `create database ${name}`);
      onTestFinished(() => onDatabase(server(), `drop database ${name} with (force)`));
      return Object.assign(new URL(server()), { pathname: `/${name}` }).href;
    },
    /** Ends all connections of a server of its own at once. */
    halt: () => control('stop', folder, port),
    resume: () => control('start', folder, port),
  };
}

/** Runs SQL, outside of a transaction. */
export async function onDatabase(url: string, statement: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

async function createServerFiles(folder: string): Promise<void> {
  // The server refuses to run as root. Another user has to create its files here.
  await chmod(folder, 0o1777);
  await runProgram('initdb', folder, ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync']);
}

async function control(action: 'start' | 'stop', folder: string, port: number): Promise<void> {
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const log = join(folder, 'data', 'log');
  const own = action === 'start' ? ['-l', log, '-o', settings] : ['-m', 'fast'];
  await runProgram('pg_ctl', folder, ['-w', ...own, action]);
}

async function runProgram(name: string, folder: string, args: readonly string[]): Promise<void> {
  const program = [join(PROGRAMS ?? '', name), '-D', join(folder, 'data'), ...args];
  const isRoot = process.getuid?.() === 0;
  const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...program] : program;
  // Not a pipe: the server that pg_ctl starts would keep it open.
  const [code] = await once(spawn(command, rest, { stdio: 'ignore', cwd: '/' }), 'exit');
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
}
