import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { edgeUnderTest, rawRequest } from '../../testing/edge-fixture.ts';
import { type EdgeVariables, providerProxy } from './provider-proxy.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function edgeBefore(provider: RequestListener) {
  const PROVIDER_URL = await serve(provider);
  return edgeUnderTest({ environment: { PROVIDER_URL } });
}

/** The proxy alone, with little patience. */
async function impatientProxy(provider: RequestListener, mayBeLate?: true): Promise<string> {
  const app = new Hono<EdgeVariables>();
  app.use(requestId());
  app.all(
    '*',
    providerProxy({
      provider: new URL(await serve(provider)),
      publicUrl: 'https://shop.example',
      timeLimit: 100,
      mayBeLate,
    }),
  );
  return serve(getRequestListener(app.fetch));
}

describe('requests for the provider', () => {
  test('keep method, path, query, body and headers', async () => {
    const { origin } = await edgeBefore(async (request, answer) => {
      const body = (await request.toArray()).join('');
      const { authorization } = request.headers;
      answer.end(JSON.stringify({ method: request.method, url: request.url, body, authorization }));
    });
    const answer = await fetch(`${origin}/api/cart?product_id=a%20b`, {
      method: 'PUT',
      body: '{"quantity":2}',
      headers: { authorization: 'Bearer token' },
    });
    expect(await answer.json()).toEqual({
      method: 'PUT',
      url: '/api/cart?product_id=a%20b',
      body: '{"quantity":2}',
      authorization: 'Bearer token',
    });
  });

  test('may be for a picture at any path that the shell has no file for', async () => {
    const { origin } = await edgeBefore((request, answer) => answer.end(`picture ${request.url}`));
    expect(await (await fetch(`${origin}/media/a/teak.JPG?w=2`)).text()).toBe(
      'picture /media/a/teak.JPG?w=2',
    );
    expect(await (await fetch(`${origin}/media/teak.js`)).text()).toBe('There is no such file.');
  });

  test('go below the path of a foreign provider', async () => {
    const provider = await serve((request, answer) => answer.end(request.url));
    const { origin } = await edgeUnderTest({ environment: { PROVIDER_URL: `${provider}/v1/` } });
    expect(await (await fetch(`${origin}/images/a/sample-400.webp`)).text()).toBe(
      '/v1/images/a/sample-400.webp',
    );
  });

  test('reach no other host, whatever their path', async () => {
    const origin = await impatientProxy((request, answer) => answer.end(request.url));
    const { body } = await rawRequest(origin, '//127.0.0.1:1/api/product');
    expect(body).toBe('//127.0.0.1:1/api/product');
  });

  test('carry the true origin, whatever the visitor claims', async () => {
    const { origin } = await edgeBefore((request, answer) => answer.end(JSON.stringify(request.headers)));
    const { body } = await rawRequest(origin, '/api/product', {
      'x-forwarded-for': '203.0.113.9',
      'x-public-origin': 'https://elsewhere.example',
      forwarded: 'for=203.0.113.9',
      'x-request-id': 'visit-1',
      connection: 'x-secret',
      'x-secret': 'of this connection',
    });
    const received = JSON.parse(body);
    expect(received['x-forwarded-for']).toMatch(/127\.0\.0\.1$|^::1$/);
    expect(received['x-public-origin']).toBe(origin);
    expect(received['x-request-id']).toBe('visit-1');
    expect(received.forwarded).toBeUndefined();
    expect(received['x-secret']).toBeUndefined();
  });

  test('are answered with the status, headers and cookies of the provider', async () => {
    const { origin } = await edgeBefore((_request, answer) => {
      answer.writeHead(429, {
        'retry-after': '30',
        'set-cookie': ['a=1', 'b=2'],
        'content-type': 'application/json',
      });
      answer.end('{"message":"Too many tries."}');
    });
    const answer = await fetch(`${origin}/api/customer/send-otp`, { method: 'POST' });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.json()).toEqual({ message: 'Too many tries.' });
  });

  test('are answered while the provider still speaks', async () => {
    const { origin } = await edgeBefore((_request, answer) => answer.write('first'));
    const answer = await fetch(`${origin}/images/slow.webp`);
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    await reader?.cancel();
  });

  test('get JSON compressed', async () => {
    const { origin } = await edgeBefore((_request, answer) => {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ text: 'x'.repeat(5000) }));
    });
    const { headers } = await rawRequest(origin, '/api/product', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('may bring a page with a policy of its own, and otherwise get one that allows nothing', async () => {
    const { origin } = await edgeBefore((request, answer) => {
      if (request.url === '/reference') answer.setHeader('content-security-policy', "default-src 'self'");
      answer.end();
    });
    const policyOf = async (path: string) =>
      (await fetch(origin + path)).headers.get('content-security-policy');
    expect(await policyOf('/reference')).toBe("default-src 'self'");
    expect(await policyOf('/api/product')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  });

  test('are answered with a sentence when the provider is down', async () => {
    const { origin } = await edgeUnderTest({ environment: { PROVIDER_URL: 'http://127.0.0.1:1' } });
    const answer = await fetch(`${origin}/api/product?id=a`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      message: 'The shop is not answering right now. Please try again in a moment.',
    });
  });

  test('are answered with a sentence when the provider hangs', async () => {
    const origin = await impatientProxy(() => undefined);
    const answer = await fetch(`${origin}/api/product`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('try again') });
  });

  test.each([
    ['are an event when the provider is late', undefined, 504, ['provider-late']],
    ['are none when whoever asks reckons with it', true, 202, []],
  ] as const)('%s', async (_title, mayBeLate, status, events) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => written.mockRestore());
    const origin = await impatientProxy(() => undefined, mayBeLate);
    expect((await fetch(`${origin}/images/A/sample-400.webp`)).status).toBe(status);
    expect(written.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(events);
  });

  test('are to be asked again when the provider has too much to make', async () => {
    const busy: RequestListener = (_request, answer) => answer.writeHead(503).end();
    const asked = await Promise.all([impatientProxy(busy, true), impatientProxy(busy)]);
    const answers = await Promise.all(asked.map((origin) => fetch(`${origin}/images/A/sample-400.webp`)));
    expect(answers.map(({ status }) => status)).toEqual([202, 503]);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  });

  test('break off when the provider falls silent in the middle of its answer', async () => {
    const origin = await impatientProxy((_request, answer) => answer.write('first'));
    const answer = await fetch(`${origin}/api/product`);
    await expect(answer.text()).rejects.toThrow();
  });

  test('end at the provider when the visitor leaves', async () => {
    const left = Promise.withResolvers<void>();
    const { origin } = await edgeBefore((_request, answer) => {
      answer.on('close', left.resolve);
      answer.write('first');
    });
    const leaving = new AbortController();
    await fetch(`${origin}/api/product`, { signal: leaving.signal });
    leaving.abort();
    await left.promise;
  });

  test('leave an idle connection before the provider does, and wait on a used one as long as on a new one', async () => {
    const idle = Promise.withResolvers<void>();
    const used = new Set<unknown>();
    const { origin } = await edgeBefore((request, answer) => {
      used.add(request.socket);
      request.socket.once('end', idle.resolve);
      // One second is left of the four.
      answer.setHeader('Keep-Alive', 'timeout=4');
      setTimeout(() => answer.end('answer'), request.url === '/api/slow' ? 1_500 : 0);
    });
    await (await fetch(`${origin}/api/quick`)).text();
    expect(await (await fetch(`${origin}/api/slow`)).text()).toBe('answer');
    expect(used.size, 'one connection for both').toBe(1);
    await idle.promise;
  });

  test('for a picture that takes long give the browser its connection back', async () => {
    const { origin } = await edgeBefore(() => undefined);
    const headers = { 'Sec-Fetch-Dest': 'image' };
    expect(await rawRequest(origin, '/images/late.webp', headers)).toMatchObject({ status: 202 });
  });

  test('pass large bodies both ways', async () => {
    const { origin } = await edgeBefore((request, answer) => request.pipe(answer));
    const body = Buffer.alloc(3_000_000, 'a');
    const answer = await fetch(`${origin}/images/large`, { method: 'POST', body });
    expect((await answer.arrayBuffer()).byteLength).toBe(3_000_000);
  });
});
