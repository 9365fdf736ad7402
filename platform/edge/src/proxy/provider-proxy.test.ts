// @module-tag all
import { once } from 'node:events';
import { type RequestListener, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { serve } from 'store/testing/http-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { edgeUnderTest, rawRequest } from '../testing/edge-fixture.ts';
import { proxyTo, sharedEdgeBeforeProvider } from '../testing/provider-fixture.ts';

const edgeBefore = sharedEdgeBeforeProvider();

const ORDER = 'POST /api/order';
/** Shorter than the time limit of a call. */
const WAIT = { timeout: 10_000 };

const impatientProxy = async (provider: RequestListener, isRetried?: true) =>
  proxyTo(await serve(provider), isRetried);

describe('providerProxy', () => {
  test('forwards method, path, query, body and headers', async () => {
    const { origin } = edgeBefore(async (request, response) => {
      const body = (await request.toArray()).join('');
      const { authorization } = request.headers;
      response.end(JSON.stringify({ method: request.method, url: request.url, body, authorization }));
    });
    const response = await fetch(`${origin}/api/cart?product_id=a%20b`, {
      method: 'PUT',
      body: '{"quantity":2}',
      headers: { authorization: 'Bearer token' },
    });
    expect(await response.json()).toEqual({
      method: 'PUT',
      url: '/api/cart?product_id=a%20b',
      body: '{"quantity":2}',
      authorization: 'Bearer token',
    });
  });

  test('forwards requests for pictures at any path where the shell has no file', async () => {
    const { origin } = edgeBefore((request, response) => response.end(`picture ${request.url}`));
    expect(await (await fetch(`${origin}/media/a/teak.JPG?w=2`)).text()).toBe(
      'picture /media/a/teak.JPG?w=2',
    );
    expect(await (await fetch(`${origin}/media/teak.js`)).text()).toBe('There is no such file.');
  });

  test('puts the path of a foreign provider before the path of the request', async () => {
    const provider = await serve((request, response) => response.end(request.url));
    const origin = await proxyTo(`${provider}/v1/`);
    expect(await (await fetch(`${origin}/images/a/sample-400.webp`)).text()).toBe(
      '/v1/images/a/sample-400.webp',
    );
  });

  test('reaches no other host, whatever the path is', async () => {
    const origin = await impatientProxy((request, response) => response.end(request.url));
    const { body } = await rawRequest(origin, '//127.0.0.1:1/api/product');
    expect(body).toBe('//127.0.0.1:1/api/product');
  });

  test('PROM-207 sends the true origin, whatever the visitor claims', async () => {
    const { origin } = edgeBefore((request, response) => response.end(JSON.stringify(request.headers)));
    const { body } = await rawRequest(origin, '/api/product', {
      host: 'rebound.example',
      'x-forwarded-host': 'localhost',
      'x-forwarded-for': '203.0.113.9',
      'x-public-origin': 'https://elsewhere.example',
      forwarded: 'for=203.0.113.9',
      traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
      tracestate: 'visitor=1',
      baggage: 'visitor=1',
      connection: 'x-secret',
      'x-secret': 'of this connection',
    });
    const received = JSON.parse(body);
    expect(received['x-forwarded-for']).toMatch(/127\.0\.0\.1$|^::1$/);
    expect(received['x-forwarded-host']).toBe('rebound.example');
    expect(received['x-public-origin']).toBe(origin);
    for (const name of ['forwarded', 'traceparent', 'tracestate', 'baggage', 'x-secret'])
      expect(received[name]).toBeUndefined();
  });

  test('returns the status, headers and cookies of the provider', async () => {
    const { origin } = edgeBefore((_request, response) => {
      response.writeHead(429, {
        'retry-after': '30',
        'set-cookie': ['a=1', 'b=2'],
        'content-type': 'application/json',
      });
      response.end('{"message":"Too many tries."}');
    });
    const response = await fetch(`${origin}/api/customer/send-otp`, { method: 'POST' });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.json()).toEqual({ message: 'Too many tries.' });
  });

  test('streams a response that the provider has not finished', async () => {
    const { origin } = edgeBefore((_request, response) => response.write('first'));
    const response = await fetch(`${origin}/images/slow.webp`);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    await reader?.cancel();
  });

  test('compresses JSON', async () => {
    const { origin } = edgeBefore((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ text: 'x'.repeat(5000) }));
    });
    const { headers } = await rawRequest(origin, '/api/product', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('keeps a compressed body as it is, with its headers', async () => {
    const compressed = brotliCompressSync('{"product_id":"a"}');
    const { origin } = edgeBefore((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.setHeader('content-encoding', 'br');
      response.setHeader('content-length', compressed.length);
      response.end(compressed);
    });
    const response = await fetch(`${origin}/api/product`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-length')).toBe(String(compressed.length));
    expect(await response.json()).toEqual({ product_id: 'a' });
  });

  test('accepts a body that was announced with Expect: 100-continue', async () => {
    const { origin } = edgeBefore((request, response) => request.pipe(response));
    const upload = request(`${origin}/api/customer`, { method: 'POST', headers: { expect: '100-continue' } });
    upload.on('continue', () => upload.end('body'));
    upload.flushHeaders();
    const [response] = await once(upload, 'response');
    expect(await text(response)).toBe('body');
  });

  test('keeps the policy of a provider page, and otherwise adds one that allows nothing', async () => {
    const { origin } = edgeBefore((request, response) => {
      if (request.url === '/reference') response.setHeader('content-security-policy', "default-src 'self'");
      response.end();
    });
    const policyOf = async (path: string) =>
      (await fetch(origin + path)).headers.get('content-security-policy');
    expect(await policyOf('/reference')).toBe("default-src 'self'");
    expect(await policyOf('/api/product')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  });

  test.each([
    ['is down', 502, () => proxyTo('http://127.0.0.1:1')],
    ['hangs', 504, () => impatientProxy(() => undefined)],
  ])('responds with a sentence when the provider %s', async (_, status, proxy) => {
    const response = await fetch(`${await proxy()}/api/product?id=a`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('try again') });
  });

  test.each([
    ['logs a late response', undefined, 504, ['provider-late']],
    ['does not log a late response that the client retries', true, 202, []],
  ] as const)('%s', async (_title, isRetried, status, events) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => written.mockRestore());
    const origin = await impatientProxy(() => undefined, isRetried);
    expect((await fetch(`${origin}/images/A/sample-400.webp`)).status).toBe(status);
    expect(written.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(events);
  });

  test('PROM-32 asks the client to retry when the provider is overloaded', async () => {
    const busy: RequestListener = (_request, response) => response.writeHead(503).end();
    const asked = await Promise.all([impatientProxy(busy, true), impatientProxy(busy)]);
    const responses = await Promise.all(asked.map((origin) => fetch(`${origin}/images/A/sample-400.webp`)));
    expect(responses.map(({ status }) => status)).toEqual([202, 503]);
    expect(responses[0]?.headers.get('cache-control')).toBe('no-store');
  });

  test('aborts a response when the provider stops sending in the middle of it', async () => {
    const origin = await impatientProxy((_request, response) => response.write('first'));
    const response = await fetch(`${origin}/api/product`);
    await expect(response.text()).rejects.toThrow();
  });

  test('aborts the request to the provider when the visitor disconnects', async () => {
    const left = Promise.withResolvers<void>();
    const { origin } = edgeBefore((_request, response) => {
      response.on('close', left.resolve);
      response.write('first');
    });
    const leaving = new AbortController();
    await fetch(`${origin}/api/product`, { signal: leaving.signal });
    leaving.abort();
    await left.promise;
  });

  test('PROM-251 aborts a reading call when the visitor leaves before the response has begun, and finishes a writing one', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => log.mockRestore());
    const ended: string[] = [];
    const held: ServerResponse[] = [];
    let arrived = Promise.withResolvers<void>();
    const { origin } = edgeBefore(async (request, response) => {
      await request.toArray();
      const name = `${request.method} ${request.url}`;
      response.on('close', () => ended.push(`${name} ${response.writableFinished ? 'finished' : 'aborted'}`));
      if (name === ORDER) held.push(response);
      arrived.resolve();
    });
    const leaveDuring = async (name: string) => {
      const [method, path] = name.split(' ');
      arrived = Promise.withResolvers();
      const call = request(origin + path, { method }).on('error', () => undefined);
      call.end(method === 'POST' ? '{}' : undefined);
      await arrived.promise;
      call.destroy();
    };
    await leaveDuring(ORDER);
    for (const name of ['GET /api/product', 'POST /api/product/byfilters']) {
      await leaveDuring(name);
      await vi.waitFor(() => expect(ended).toContain(`${name} aborted`), WAIT);
    }
    held[0]?.end('{}');
    await vi.waitFor(() => expect(ended).toContain(`${ORDER} finished`), WAIT);
    expect(log.mock.calls).toEqual([]);
  });

  test('closes an idle connection before the provider does, and reuses it with the full time limit', async () => {
    const idle = Promise.withResolvers<void>();
    const used = new Set<unknown>();
    const PROVIDER_URL = await serve((request, response) => {
      used.add(request.socket);
      request.socket.once('end', idle.resolve);
      // Of these four seconds, one is left for reuse.
      response.setHeader('Keep-Alive', 'timeout=4');
      setTimeout(() => response.end('response'), request.url === '/api/slow' ? 1_500 : 0);
    });
    const { origin } = await edgeUnderTest({ environment: { PROVIDER_URL } });
    await (await fetch(`${origin}/api/quick`)).text();
    expect(await (await fetch(`${origin}/api/slow`)).text()).toBe('response');
    expect(used.size, 'one connection for both').toBe(1);
    await idle.promise;
  });

  test('gives the browser its connection back while a picture takes long', async () => {
    const { origin } = edgeBefore(() => undefined);
    const headers = { 'Sec-Fetch-Dest': 'image' };
    expect(await rawRequest(origin, '/images/late.webp', headers)).toMatchObject({ status: 202 });
  });
});
