// @module-tag all
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from 'store/testing/http-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { proxyTo } from '../testing/provider-fixture.ts';

describe('providerProxy', () => {
  test('PROM-251 fails at once when the provider has been down for longer than a start takes', async () => {
    const origin = await proxyTo('http://127.0.0.1:1');
    const timed = async () => {
      const begun = performance.now();
      expect((await fetch(`${origin}/api/product`)).status).toBe(502);
      return performance.now() - begun;
    };
    const first = await timed();
    expect(await timed()).toBeLessThan(first / 2);
  });

  test.each([
    { method: 'GET', path: '/api/product', body: undefined },
    { method: 'POST', path: '/api/cart', body: '{"quantity":1}' },
    { method: 'POST', path: '/api/product/byfilters', body: '{"filters":{}}' },
  ])(
    'PROM-251 sends $method $path to the provider that is started meanwhile, once and whole',
    async ({ path, ...sent }) => {
      const before = createServer().listen(0, '127.0.0.1');
      await once(before, 'listening');
      const { port } = before.address() as AddressInfo;
      before.close();
      const origin = await proxyTo(`http://127.0.0.1:${port}`);
      const waiting = fetch(origin + path, sent).then((response) => response.json());
      // By now, the connection was refused at least once.
      expect(await Promise.race([waiting, pause(200, 'waits')])).toBe('waits');
      const seen: string[] = [];
      const again = createServer(async (request, response) => {
        seen.push(`${request.method} ${request.url} ${await text(request)}`);
        response.end('{}');
      }).listen(port, '127.0.0.1');
      onTestFinished(() => void again.close());
      expect(await waiting).toEqual({});
      expect(seen).toEqual([`${sent.method} ${path} ${sent.body ?? ''}`]);
    },
  );

  test.each([
    { method: 'GET', path: '/api/product', times: 2 },
    { method: 'POST', path: '/api/product/byfilters', times: 2 },
    { method: 'POST', path: '/api/order', times: 1 },
    { method: 'PUT', path: '/api/cart', times: 1 },
  ])(
    'PROM-251 sends $method $path, whose connection is lost each time, $times times',
    async ({ times, method, path }) => {
      let seen = 0;
      const origin = await proxyTo(
        await serve((request) => {
          seen += 1;
          request.socket.destroy();
        }),
      );
      const body = method === 'GET' ? {} : { body: '{}' };
      expect((await fetch(origin + path, { method, ...body })).status).toBe(502);
      expect(seen).toBe(times);
    },
  );
});
