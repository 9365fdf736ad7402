// @module-tag all
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { publish } from 'releases/registry/publish';
import { shellBuild, temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { serve } from 'store/testing/http-server';
import { expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('./main.ts', import.meta.url));

function startMain(environment: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, [script], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

async function failedStart(environment: NodeJS.ProcessEnv) {
  const child = startMain(environment);
  const [stderr, [code]] = await Promise.all([child.stderr && text(child.stderr), once(child, 'exit')]);
  return { stderr, code };
}

async function readyOrigin(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The child has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^edge ready on (http:\/\/localhost:\d+)$/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error('The edge server did not become ready.');
}

async function takenPort() {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: String((server.address() as AddressInfo).port), server };
}

test('PROM-50 leads to no door for developers in production, whatever its provider opens', async () => {
  const environment = {
    SHOP_DATA: await temporaryFolder(),
    PORT: '0',
    PROVIDER_URL: await serve((_request, response) => response.end('every login code')),
    PUBLIC_URL: 'https://shop.example',
  };
  const inbox = async (SHOP_ENV: string) => {
    const origin = await readyOrigin(startMain({ ...environment, SHOP_ENV }));
    return await (await fetch(`${origin}/dev/messages`)).text();
  };
  expect(await inbox('development')).toBe('every login code');
  expect(await inbox('production')).not.toContain('login code');
});

test('reports a taken port in one sentence', async () => {
  const { port } = await takenPort();
  expect(await failedStart({ PORT: port, SHOP_DATA: await temporaryFolder() })).toEqual({
    stderr: `Port ${port} is already in use. Stop the other program, or set PORT to a free port.\n`,
    code: 1,
  });
});

test('names the variable of the port for metrics when that one is taken', async () => {
  const { port } = await takenPort();
  const environment = {
    PORT: '0',
    METRICS_PORT: port,
    METRICS_HOST: '::',
    SHOP_DATA: await temporaryFolder(),
  };
  expect((await failedStart(environment)).stderr).toBe(
    `Port ${port} is already in use. Stop the other program, or set METRICS_PORT to a free port.\n`,
  );
});

test('reports a damaged registry in one sentence', async () => {
  const data = await temporaryFolder();
  await writeFiles(data, { 'registry/live.json': 'x' });
  const { stderr, code } = await failedStart({ PORT: '0', SHOP_DATA: data });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The release registry is damaged: .*live\.json cannot be read, .*\n$/);
});

test('reports an invalid environment in one sentence', async () => {
  const { stderr } = await failedStart({ PORT: '0', PAGE_DATA_LIMIT: '-1' });
  expect(stderr).toMatch(/^PAGE_DATA_LIMIT=-1 cannot be used: .*\n$/);
});

test('stops when its parent process has died', async () => {
  const child = startMain({ PORT: '0', SHOP_DATA: await temporaryFolder() });
  await readyOrigin(child);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

/** A page whose rendering never ends, once it has made a call by which the provider learns that it has begun. */
const LOOPING_SHELL = `
exports.shared = {};
exports.handlePageRequest = async ({ providerOrigin }) => {
  fetch(providerOrigin + '/api/product?id=P1');
  for (;;);
};`;

/** The child processes of a process, which only Linux lists. */
async function childrenOf(pid: number): Promise<string[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
}

function endNow(pid: string): void {
  try {
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // The process has ended, as it should.
  }
}

/** Also false for a zombie. */
async function isRunning(pid: string): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
  return !/\) Z/.test(stat);
}

test.skipIf(process.platform !== 'linux')(
  'PROM-91 leaves no process behind when it is killed while a page loops',
  async () => {
    const { port, server } = await takenPort();
    const data = await temporaryFolder();
    await publish(await shellBuild(join(data, 'shell'), { server: LOOPING_SHELL }), join(data, 'registry'));
    const limits = { PAGE_RENDER_LIMIT: '20000' };
    const child = startMain({ PORT: '0', PROVIDER_PORT: port, SHOP_DATA: data, ...limits });
    const origin = await readyOrigin(child);
    const looping = once(server, 'request');
    const page = fetch(origin).catch(() => undefined);
    await looping;
    const processes = await childrenOf(child.pid ?? 0);
    onTestFinished(() => processes.forEach(endNow));
    expect(processes).not.toEqual(['']);
    child.kill('SIGKILL');
    const running = async () => (await Promise.all(processes.map(isRunning))).includes(true);
    await expect.poll(running, { timeout: 10_000 }).toBe(false);
    await page;
  },
);

const CALM_SHELL = `
exports.shared = {};
exports.handlePageRequest = async () => ({ status: 200, modules: [], head: { title: '' }, queries: 'null',
  rendered: { html: '<header>Shop</header>', styles: [] } });`;

/** The process id of a server's renderer, which only Linux tells. */
async function rendererOf(pid: number): Promise<string> {
  for (const child of await childrenOf(pid)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('isolated/main.ts')) return child;
  }
  throw new Error('The edge server has no renderer.');
}

test.skipIf(process.platform !== 'linux')(
  'PROM-252 replaces a renderer that was stopped (SIGSTOP)',
  async () => {
    const data = await temporaryFolder();
    await publish(await shellBuild(join(data, 'shell'), { server: CALM_SHELL }), join(data, 'registry'));
    const child = startMain({ PORT: '0', SHOP_DATA: data });
    const origin = await readyOrigin(child);
    const renderer = await rendererOf(child.pid ?? 0);
    onTestFinished(() => endNow(renderer));
    const begun = performance.now();
    process.kill(Number(renderer), 'SIGSTOP');
    const state = async () => (await fetch(`${origin}/health/ready`)).json();
    await expect.poll(state, { timeout: 20_000 }).toMatchObject({ renderer: { isWarm: true, restarts: 1 } });
    console.log(`A stopped renderer was replaced after ${Math.round(performance.now() - begun)} ms.`);
    expect(await isRunning(renderer)).toBe(false);
    expect(await (await fetch(`${origin}/about?anew`)).text()).toContain('<header>Shop</header>');
  },
);

test('PROM-33 finishes requests in progress before it stops on SIGTERM', async () => {
  const { child, server, origin } = await edgeBeforeSilence();
  const requested = once(server, 'request');
  const fetching = fetch(`${origin}/api/product`);
  const [, response] = await requested;
  child.kill('SIGTERM');
  child.kill('SIGINT');
  const exited = once(child, 'exit');
  await untilRefused(origin);
  response.end('{"product_id":"a"}');
  expect(await (await fetching).json()).toEqual({ product_id: 'a' });
  expect(await exited).toEqual([0, null]);
});

/** A running edge server, whose provider responds to no request. */
async function edgeBeforeSilence() {
  const { port, server } = await takenPort();
  const child = startMain({ PORT: '0', PROVIDER_PORT: port, SHOP_DATA: await temporaryFolder() });
  return { child, server, origin: await readyOrigin(child) };
}

async function untilRefused(origin: string): Promise<void> {
  await expect.poll(() => fetch(`${origin}/health/live`).catch(() => 'refused')).toBe('refused');
}

test('PROM-33 says at once that it is not ready when it stops, and still answers on connections that are open', async () => {
  const { child, origin } = await edgeBeforeSilence();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ready = async () => {
    const [response] = await once(get(`${origin}/health/ready`, { agent }), 'response');
    const { status } = JSON.parse(await text(response));
    return { code: response.statusCode, connection: response.headers.connection, status };
  };
  expect(await ready()).toMatchObject({ connection: 'keep-alive', status: 'nothing is released' });
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await untilRefused(origin);
  expect(await ready()).toEqual({ code: 503, connection: 'close', status: 'stopping' });
  expect(await exited).toEqual([0, null]);
});

test('ends at once on a second SIGTERM, whatever is under way', async () => {
  const { child, server, origin } = await edgeBeforeSilence();
  const requested = once(server, 'request');
  const lost = fetch(`${origin}/api/order`, { method: 'POST', body: '{}' }).catch(() => 'lost');
  await requested;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await untilRefused(origin);
  child.kill('SIGTERM');
  expect(await exited).toEqual([1, null]);
  expect(await lost).toBe('lost');
});
