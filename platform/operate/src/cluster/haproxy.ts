import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { CommandFailure } from '../console/command-failure.ts';
import { say } from '../console/progress.ts';
import { ROOT } from '../console/workspace.ts';
import { keepNative, type NativeServer } from '../processes/native-process.ts';

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

/** The folder of the configuration and of the responses that the balancer sends in the shop's place. */
const OPERATIONS = join(ROOT, 'docs/operations');
const DOCUMENTED = join(OPERATIONS, 'haproxy.cfg');
const FOLDER_OF_IMAGE = '/usr/local/etc/haproxy';
/** Removed from the lines of servers: on one machine these have addresses, so no names to resolve. */
const OF_RESOLVERS = ' resolvers names init-addr last,libc,none';
const SERVERS = /(?:^ {2}server [a-z]+-\d .*\n)+/gm;

/** The documented configuration, with the ports of one machine. */
export async function haproxyConfiguration(balanced: Balanced): Promise<string> {
  const { port, certificate, providerPort } = balanced;
  const documented = await readFile(DOCUMENTED, 'utf8');
  return documented
    .split('\n\n')
    .filter((section) => !section.startsWith('resolvers '))
    .join('\n\n')
    .replaceAll(OF_RESOLVERS, '')
    .replaceAll(FOLDER_OF_IMAGE, OPERATIONS)
    .replace('  maxconn 20000\n', '  maxconn 4000\n')
    .replace('  bind :80\n', '')
    .replace('bind :443 ssl crt /run/secrets/shop.pem', `bind 127.0.0.1:${port} ssl crt ${certificate}`)
    .replace('bind :4000\n', `bind 127.0.0.1:${providerPort}\n`)
    .replaceAll(SERVERS, (block) => serversLike(block, balanced));
}

/** A line for each server, like the first one of the block. */
function serversLike(block: string, { edges, providers }: Balanced): string {
  const [line = ''] = block.split('\n');
  const [, first = '', , ...options] = line.trim().split(' ');
  const members = first.startsWith('edge-') ? edges : providers;
  return members
    .map(({ name, port }) => {
      const own = options.map((option) => option.replace(first, name));
      return `  ${['server', name, `127.0.0.1:${port}`, ...own].join(' ')}\n`;
    })
    .join('');
}

/**
 * Starts HAProxy, from Debian's package `haproxy`.
 * @param folder gets its configuration and its log
 * @throws {CommandFailure} when it is not installed, or does not start
 */
export async function startHaproxy(balanced: Balanced, folder: string): Promise<NativeServer> {
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
