import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { CommandFailure } from '../console/command-failure.ts';
import { say } from '../console/progress.ts';
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

/**
 * The configuration of HAProxy 2.4 or later. A request that fails before an answer begins is sent once more to another server when
 * it only reads; one that writes is only when no connection came about. A 503 is an answer: its `Retry-After` is for the browser.
 */
export function haproxyConfiguration({
  port,
  certificate,
  providerPort,
  edges,
  providers,
}: Balanced): string {
  return `global
  maxconn 4000
  log stdout format raw local0 notice

defaults
  mode http
  log global
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout http-request 10s
  timeout http-keep-alive 30s
  option redispatch 1
  retries 2
  retry-on conn-failure empty-response junk-response

frontend shop
  bind 127.0.0.1:${port} ssl crt ${certificate} alpn h2,http/1.1
  option forwardfor
  default_backend edges

backend edges
${backend(edges)}
frontend api
  bind 127.0.0.1:${providerPort}
  default_backend providers

backend providers
${backend(providers)}`;
}

function backend(members: readonly Member[]): string {
  const servers = members.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}\n`);
  return `  balance leastconn
  http-request disable-l7-retry unless METH_GET
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1
${servers.join('')}`;
}

/**
 * Debian's package `haproxy`.
 * @param folder gets its configuration and its log
 * @throws {CommandFailure} when it is not installed, or does not start
 */
export async function startHaproxy(balanced: Balanced, folder: string): Promise<Pick<NativeProcess, 'stop'>> {
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, haproxyConfiguration(balanced));
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
