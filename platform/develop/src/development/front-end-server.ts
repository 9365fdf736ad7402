import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { RsbuildConfig } from '@rsbuild/core';
import { developmentFolder } from 'build-preset/development/development-build';
import { harnessConfig } from 'build-preset/harness';
import { releasedPackagesOf, remoteId } from 'operate/console/workspace';
import { freePortFrom } from 'operate/processes/tcp-port';
import { stopOnSignals } from 'parts/stop-on-signals';
import { Compiler } from './compiler.ts';
import { toldFault } from './told-fault.ts';

/*
 * node front-end-server.ts <root> <port> [--alone] <id> …
 * Serves the development builds of shell and remotes to the edge server; those with an id here are compiled at once. Each remote with an
 * id is also served on its own. With --alone nothing else is served, and what another server has built stays.
 */
const { values, positionals } = parseArgs({
  options: { alone: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [root = '', port, ...first] = positionals;

stopOnSignals(async () => undefined);

type ConfigOfCommand = (of: { command: 'dev' }) => Promise<RsbuildConfig>;

/** The address of a file of a build: `/releases/catalog/development/remoteEntry.js`. */
const BUILD = /^\/releases\/(?<id>[^/]{1,99})\/development\/(?<file>[^?#]{1,500})/;

const FAULTS = '/releases/faults';

const FIRST_HARNESS_PORT = 3101;

/** Milliseconds until a compiler notices a saved file: the page may be reloaded sooner. */
const NOTICED_AFTER = 100;

/** Width of a column, in characters. */
const HARNESS_COLUMN = 20;

/** Origin → the compiler of the remote that is served on its own there. */
const harnesses = new Map<string, Compiler>();

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
const origin = await listen(server, Number(port));
const packages = releasedPackagesOf(root);
const served = values.alone ? [] : packages;
const compilers = new Map(
  await Promise.all(served.map(async (name) => [remoteId(name), await compilerOf(name)] as const)),
);
for (const id of first)
  compilers
    .get(id)
    ?.start()
    .catch((error: unknown) => console.error(error));
for (const name of packages.filter((each) => each !== 'shell' && first.includes(remoteId(each))))
  await openHarness(name);
console.log(`development server ready on ${origin}`);

/** Milliseconds. A request fails if its connection closes while the edge server is sending it. */
server.keepAliveTimeout = 600_000;

async function listen(listening: Server, port: number): Promise<string> {
  await once(listening.listen(port, '127.0.0.1'), 'listening');
  const address = listening.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** Listens on the first free port. Another program may take that port first; then the next one is tried. */
async function listenFrom(first: number, listening: Server): Promise<string> {
  try {
    return await listen(listening, await freePortFrom(first));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return listenFrom(first, listening);
  }
}

async function compilerOf(name: string): Promise<Compiler> {
  const file = pathToFileURL(join(root, name, 'rsbuild.config.ts')).href;
  const { default: configOf }: { default: ConfigOfCommand } = await import(file);
  return new Compiler(await configOf({ command: 'dev' }), server);
}

/** Serves a remote on its own, on another port because its pages have the shop's paths. */
async function openHarness(name: string): Promise<void> {
  const harness = createServer((request, response) => {
    const answered = request.url === FAULTS ? answer(request, response) : compiler.answer(request, response);
    answered.catch((error: unknown) => console.error(error));
  });
  const address = await listenFrom(FIRST_HARNESS_PORT, harness);
  const compiler = new Compiler(await harnessConfig(join(root, name)), harness);
  harnesses.set(address, compiler);
  console.log(`  ${`${remoteId(name)} alone`.padEnd(HARNESS_COLUMN)} ${address}/`);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', origin);
  if (pathname === '/builds') return send(response, await builds());
  if (pathname === FAULTS) {
    await sayFault(await text(request));
    return send(response, {});
  }
  const compiler = compilers.get(BUILD.exec(pathname)?.groups?.['id'] ?? '');
  if (compiler) return compiler.answer(request, response);
  response.writeHead(404).end();
}

/** Release id → the folder of its build, and the hash of its server build, once no compilation is running. */
async function builds() {
  await pause(NOTICED_AFTER);
  const entries = packages.map(async (name) => {
    const id = remoteId(name);
    const serverBuild = await compilers.get(id)?.serverBuild();
    return [id, { folder: developmentFolder(join(root, name), id), serverBuild }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function send(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** The last error printed. The same one is reported several times: React renders twice before it gives up, and each build reports it. */
let lastFault = '';

async function sayFault(report: string): Promise<void> {
  const { page, stack }: { page: string; stack: string } = JSON.parse(report);
  const told = `${page}: ${await toldFault(stack, root, mapOf)}`;
  if (told !== lastFault) console.log(told);
  lastFault = told;
}

/** @param script its address, or its path for a server build */
async function mapOf(script: string): Promise<string | undefined> {
  if (script.startsWith('/')) return readFile(`${script}.map`, 'utf8').catch(() => undefined);
  const { origin: from, pathname } = new URL(script);
  const harness = harnesses.get(from);
  if (harness) return harness.clientFile(`${pathname}.map`);
  const { id = '', file = '' } = BUILD.exec(pathname)?.groups ?? {};
  return compilers.get(id)?.clientFile(`${file}.map`);
}
