import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { CommandFailure } from '../console/command-failure.ts';
import { say } from '../console/progress.ts';
import { ROOT } from '../console/workspace.ts';
import { keepNative, type NativeProcess } from '../processes/native-process.ts';

/** What the load balancer stands before. */
export interface Balanced {
  /** Where shoppers come to, by HTTPS. */
  port: number;
  /** A certificate and its key in one file of the PEM format. */
  certificate: string;
  /** Where the edge servers reach the providers. */
  providerPort: number;
  edges: readonly Member[];
  providers: readonly Member[];
}

interface Member {
  name: string;
  port: number;
}

/** What the balancer says in the shop's place is beside its configuration. */
const OPERATIONS = join(ROOT, 'docs/operations');
const DOCUMENTED = join(OPERATIONS, 'haproxy.cfg');
const FOLDER_OF_IMAGE = '/usr/local/etc/haproxy';
/** This machine needs no names. */
const RESOLVERS = /^resolvers .*\n(?: {2}.*\n)*\n| resolvers names init-addr last,libc,none/gm;
const SERVERS = /(?:^ {2}server [a-z]+-\d .*\n)+/gm;
const SERVER = /^ {2}server (([a-z]+)-1) [a-z]+-1:\d+(.*)$/m;

/** The documented configuration, with the ports of one machine. */
export async function haproxyConfiguration(balanced: Balanced): Promise<string> {
  const { port, certificate, providerPort } = balanced;
  const documented = await readFile(DOCUMENTED, 'utf8');
  return documented
    .replace(/^ {2}maxconn .*$/m, '  maxconn 4000')
    .replaceAll(FOLDER_OF_IMAGE, OPERATIONS)
    .replaceAll(RESOLVERS, '')
    .replace(/^ {2}bind :80\n/m, '')
    .replace(/^ {2}bind :443 ssl crt \S+/m, `  bind 127.0.0.1:${port} ssl crt ${certificate}`)
    .replace(/^ {2}bind :4000$/m, `  bind 127.0.0.1:${providerPort}`)
    .replaceAll(SERVERS, (block) => serversLike(block, balanced));
}

/** As many as there are, each as the first one of the block. */
function serversLike(block: string, { edges, providers }: Balanced): string {
  const [, first = '', kind, options = ''] = SERVER.exec(block) ?? [];
  const members = kind === 'edge' ? edges : providers;
  return members
    .map(({ name, port }) => `  server ${name} 127.0.0.1:${port}${options.replace(first, name)}\n`)
    .join('');
}

/**
 * Debian's package `haproxy`.
 * @param folder gets its configuration and its log
 * @throws {CommandFailure} when it is not installed, or does not start
 */
export async function startHaproxy(balanced: Balanced, folder: string): Promise<Pick<NativeProcess, 'stop'>> {
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, await haproxyConfiguration(balanced));
  const checked = await execa('haproxy', ['-c', '-q', '-f', file], { reject: false });
  if (checked.code === 'ENOENT')
    throw new CommandFailure('The cluster needs haproxy, which is not installed: apt-get install haproxy');
  if (checked.failed) throw new CommandFailure(`haproxy refuses ${file}:\n${checked.stderr}`);
  const haproxy = {
    name: 'load balancer',
    command: ['haproxy', '-db', '-f', file] as const,
    port: balanced.port,
    logFile: join(folder, 'haproxy.log'),
  };
  return await keepNative(haproxy, say);
}
