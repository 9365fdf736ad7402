import type { RequestListener } from 'node:http';
import { serve } from 'store/testing/http-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { EdgeMessage, ProviderCall } from '../isolated/messages.ts';
import { createProviderCalls } from './provider-calls.ts';

const PRODUCT = '/api/product?id=P1';

/** Makes calls to a provider, and records what the renderer's process is sent for each. */
async function callsOf(provider: RequestListener) {
  const connections = new Set<unknown>();
  const listener: RequestListener = (request, response) => {
    connections.add(request.socket);
    provider(request, response);
  };
  const origin = await serve(listener, { keepAliveTimeout: 60_000 });
  const answers = new Map<number, (answer: EdgeMessage) => void>();
  const calls = createProviderCalls(origin, (answer) => {
    if ('id' in answer) answers.get(answer.id)?.(answer);
  });
  onTestFinished(() => calls.end());
  let lastId = 0;
  const call = (path: string, rest: Partial<ProviderCall> = {}) => {
    lastId += 1;
    const id = lastId;
    const answer = new Promise<EdgeMessage>((resolve) => answers.set(id, resolve));
    calls.make({ kind: 'call', id, job: 1, method: 'GET', path, ...rest });
    return { id, answer };
  };
  return { calls, call, connections };
}

test('PROM-187 calls of a renderer share their connections, and carry neither cookie nor token', async () => {
  const seen: unknown[] = [];
  const { call, connections } = await callsOf(({ method, url, headers }, response) => {
    const { host: _, connection: __, ...rest } = headers;
    seen.push([method, url, rest]);
    response.end('{"product_id":"₹"}');
  });
  for (let turn = 0; turn < 9; turn += 1) {
    expect(await call(PRODUCT).answer).toMatchObject({
      kind: 'response',
      status: 200,
      body: '{"product_id":"₹"}',
    });
  }
  expect(connections.size).toBeLessThan(9);
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  expect(seen).toEqual(Array(9).fill(['GET', PRODUCT, headers]));
});

test('PROM-187 a refusal reaches the renderer with its time', async () => {
  const { call } = await callsOf(
    (_, response) => void response.writeHead(503, { 'Retry-After': '7' }).end('{}'),
  );
  expect(await call(PRODUCT).answer).toMatchObject({ status: 503, retryAfter: '7' });
});

test.each<[string, RequestListener, RegExp]>([
  [
    'redirects',
    (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:9' }).end(),
    /redirects/,
  ],
  ['sends more than 4 MB', (_, response) => void response.end(Buffer.alloc(5 * 2 ** 20)), /too long/],
  [
    'breaks off',
    (_, response) =>
      void response.writeHead(200, { 'Content-Length': 9 }).write('{', () => response.destroy()),
    /./,
  ],
])('PROM-187 there is no response when the provider %s', async (_, provider, reason) => {
  const { call } = await callsOf(provider);
  expect(await call(PRODUCT).answer).toMatchObject({
    kind: 'no-response',
    reason: expect.stringMatching(reason),
  });
});

test('PROM-187 there is no response to a call that is cancelled, and none to one too many', async () => {
  const { call, calls } = await callsOf(() => undefined);
  const open = Array.from({ length: 200 }, () => call(PRODUCT));
  expect(await call(PRODUCT).answer).toMatchObject({ kind: 'no-response', reason: /too many/i });
  for (const { id } of open) calls.cancel(id);
  for (const { answer } of open) expect(await answer).toMatchObject({ kind: 'no-response' });
});

/** A provider whose second release lists one more query by POST in its API reference. */
function providerOfTwoReleases() {
  const called: string[] = [];
  const released = { isNew: false };
  const reads = { '/api/product/byshade': { post: { 'x-only-reads': true } } };
  const others = {
    '/api/customer/send-otp': { post: {} },
    '/api/cart': { post: { 'x-only-reads': true, security: [{ token: [] }] } },
  };
  const provider: RequestListener = ({ method, url }, response) => {
    if (url === '/openapi.json') {
      response.end(JSON.stringify({ paths: { ...others, ...(released.isNew && reads) } }));
      return;
    }
    called.push(`${method} ${url}`);
    response.end('[]');
  };
  return { provider, called, released };
}

test('PROM-90 a query by POST is made as soon as the provider names it, and no other call by POST', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { provider, called, released } = providerOfTwoReleases();
  const { call } = await callsOf(provider);
  const post = (path: string) => call(path, { method: 'POST', body: '{}' }).answer;
  expect(await post('/api/product/byshade')).toMatchObject({
    kind: 'no-response',
    reason: /no public query/,
  });
  released.isNew = true;
  vi.advanceTimersByTime(10_001);
  expect(await post('/api/product/byshade')).toMatchObject({ kind: 'response', body: '[]' });
  for (const path of ['/api/customer/send-otp', '/api/cart'])
    expect(await post(path)).toMatchObject({ kind: 'no-response', reason: /no public query/ });
  expect(called).toEqual(['POST /api/product/byshade']);
});

test('PROM-90 the queries by POST of every provider are made of one without an API reference', async () => {
  const { call } = await callsOf(({ url }, response) => {
    response.writeHead(url === '/api/product/byfilters' ? 200 : 404).end('{}');
  });
  const answer = call('/api/product/byfilters', { method: 'POST', body: '{}' }).answer;
  expect(await answer).toMatchObject({ kind: 'response', status: 200 });
});
