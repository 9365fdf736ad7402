import { existsSync, globSync } from 'node:fs';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { CommandFailure } from '../console/command-failure.ts';
import { say } from '../console/progress.ts';
import { keepNative, type NativeServer, type User } from '../processes/native-process.ts';

export interface OwnPostgres extends NativeServer {
  url: string;
}

/**
 * Starts Debian's Postgres on the data in `folder`, which it creates.
 * @throws {CommandFailure} when it is not installed, or does not start
 */
export async function startPostgres(folder: string, port: number): Promise<OwnPostgres> {
  const programs = globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname).sort().at(-1);
  if (programs === undefined)
    throw new CommandFailure(
      'The cluster needs Postgres: apt-get install postgresql, or name a database: DATABASE_URL=postgres://…',
    );
  const data = join(folder, 'data');
  const user = await ownUser();
  if (!existsSync(join(data, 'PG_VERSION'))) await createData(data, join(programs, 'initdb'), user);
  const settings = ['-k', '', '-c', 'max_connections=200'];
  const postgres = {
    name: 'database',
    command: [join(programs, 'postgres'), '-D', data, '-p', String(port), ...settings] as const,
    port,
    logFile: join(folder, 'postgres.log'),
    user,
    // On SIGINT, Postgres closes the connections instead of waiting for them.
    signal: 'SIGINT',
  } as const;
  const server = await keepNative(postgres, say);
  return { stop: () => server.stop(), url: `postgres://shop@127.0.0.1:${port}/postgres` };
}

/** The user that Debian's package has created: Postgres refuses to run as root. */
async function ownUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all([execa('id', ['-u', 'postgres']), execa('id', ['-g', 'postgres'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function createData(data: string, initdb: string, user: User | undefined): Promise<void> {
  await mkdir(data, { recursive: true, mode: 0o700 });
  if (user) {
    await chown(data, user.uid, user.gid);
    // That user has to get into the folder.
    await chmod(dirname(data), 0o711);
  }
  // Without a password, because only programs of this machine reach it.
  const settings = ['--username=shop', '--auth=trust', '--encoding=UTF8', '--data-checksums'];
  const made = await execa(initdb, ['-D', data, ...settings], { cwd: '/', reject: false, ...user });
  if (made.failed)
    throw new CommandFailure(`The data of the database cannot be created in ${data}: ${made.stderr}`);
}
