// @module-tag all
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { OVERLOAD } from 'parts/http/overload';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ownCertificate } from './certificate.ts';
import { haproxyConfiguration, startHaproxy } from './haproxy.ts';

const HAS_HAPROXY = spawnSync('haproxy', ['-v']).status === 0;
/** Milliseconds. Longer than the time between two probes. */
const BUSY = 1_100;

const MEMBERS = {
  providers: [1, 2].map((number) => ({ name: `provider-${number}`, port: 4000 + number })),
  edges: [1, 2].map((number) => ({ name: `edge-${number}`, port: 3000 + number })),
};

async function configured(folder: string) {
  return haproxyConfiguration({
    port: 3443,
    certificate: await ownCertificate(folder),
    providerPort: 4444,
    ...MEMBERS,
  });
}

/** HAProxy before these edge servers, and providers that do not run. @returns sends a request of a shopper */
async function balancerBefore(edgePorts: readonly number[]) {
  const folder = await temporaryFolder();
  const [port, providerPort, closed] = [await getPort(), await getPort(), await getPort()];
  const certificate = await ownCertificate(folder);
  const edges = edgePorts.map((each, index) => ({ name: `edge-${index + 1}`, port: each }));
  const providers = [{ name: 'provider-1', port: closed }];
  const balancer = await startHaproxy({ port, certificate, providerPort, edges, providers }, folder);
  onTestFinished(() => balancer.stop());
  return async (path: string, options: RequestOptions = {}) => {
    const sent = request({ host: 'localhost', port, path, ca: readFileSync(certificate), ...options }).end();
    const [response] = await once(sent, 'response');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
}

describe('the configuration of the load balancer', () => {
  test('sends what reads again to another server, and nothing that writes', async () => {
    const written = await configured(await temporaryFolder());
    const backends = written.split('\nbackend ').slice(1);
    expect(backends).toHaveLength(3);
    for (const backend of backends)
      expect(backend).toContain('http-request disable-l7-retry unless METH_GET');
    // A 503 is the shop's own answer, with its Retry-After.
    expect(/^ {2}retry-on .*/m.exec(written)?.[0]).not.toMatch(/503|all-retryable/);
    const servers = [...written.matchAll(/^ {2}server (.*)$/gm)].map(([, server]) => server);
    expect(servers).toEqual([
      ...['edge-1 127.0.0.1:3001', 'edge-2 127.0.0.1:3002'],
      ...['edge-1 127.0.0.1:3001 track edges/edge-1', 'edge-2 127.0.0.1:3002 track edges/edge-2'],
      ...['provider-1 127.0.0.1:4001', 'provider-2 127.0.0.1:4002'],
    ]);
  });

  test.skipIf(!HAS_HAPROXY)('is one that HAProxy takes', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, await configured(folder));
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringMatching(/ALERT|WARNING/) });
  });
});

describe.skipIf(!HAS_HAPROXY)('the load balancer', () => {
  test('PROM-306 speaks for the shop, with a time, while no server can be reached', async () => {
    const send = await balancerBefore([await getPort()]);
    const expected = { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } };
    const page = await send('/shop');
    expect(page).toMatchObject(expected);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<h1>One moment, please</h1>');
    const call = await send('/api/cart', { method: 'POST' });
    expect(call).toMatchObject(expected);
    expect(call.headers['content-type']).toBe('application/json');
    expect(JSON.parse(call.body)).toEqual({ message: expect.stringContaining('try again in a moment.') });
  });

  test('PROM-306 keeps servers that are too busy to answer a probe at once', {
    tags: ['all'],
    timeout: 60_000,
  }, async () => {
    const edges = [0, 0].map(() => {
      let probes = 0;
      const server = createServer(async (incoming, response) => {
        const isProbe = incoming.url === '/health/ready';
        if (isProbe) await new Promise((resolve) => setTimeout(resolve, BUSY));
        probes += isProbe ? 1 : 0;
        response.writeHead(isProbe ? 200 : 503, { 'Retry-After': String(OVERLOAD.retryAfter) });
        response.end(JSON.stringify({ message: OVERLOAD.message }));
      }).listen(0, '127.0.0.1');
      onTestFinished(() => server.closeAllConnections());
      onTestFinished(() => void server.close());
      return { server, probes: () => probes };
    });
    await Promise.all(edges.map(({ server }) => once(server, 'listening')));
    const send = await balancerBefore(edges.map(({ server }) => (server.address() as AddressInfo).port));
    await vi.waitUntil(() => edges.every(({ probes }) => probes() >= 5), { timeout: 40_000, interval: 100 });
    const calls = await Promise.all(Array.from({ length: 64 }, () => send('/api/cart', { method: 'POST' })));
    // The shop's own refusal, not the balancer's.
    const own = {
      status: 503,
      headers: { 'retry-after': '2' },
      body: JSON.stringify({ message: OVERLOAD.message }),
    };
    for (const call of calls) expect(call).toMatchObject(own);
  });
});
