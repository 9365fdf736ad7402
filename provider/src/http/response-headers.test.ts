import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Endpoint, EndpointRequest } from 'shared-contracts/endpoint';
import { allEndpoints } from 'shared-contracts/endpoints';
import { expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { orderingShopper } from '../testing/orders.ts';
import { testProvider } from '../testing/test-provider.ts';

it('PROM-36 each response of the API is JSON in UTF-8 that no cache keeps and no browser takes for a page', async () => {
  const { call, order, origin } = await orderingShopper();
  await order();
  const strangers = caller(origin);
  const statuses = new Set<number>();
  for (const endpoint of allEndpoints) {
    for (const one of [call, strangers]) {
      const empty = { ...(endpoint.body && { body: {} }), ...(endpoint.query && { query: {} }) };
      const { status, headers } = await one(endpoint, empty as EndpointRequest<Endpoint>);
      statuses.add(status);
      const kept = Object.fromEntries(headers);
      expect({ call: endpoint.name, status, ...kept }).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json(; charset=utf-8)?$/i),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
      });
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401]));
});

const OTHERS = [
  ...['/%6fps', '/dev/../ops', '/api/%2e%2e/ops', '/o%70s', '/api/..%2fops', '/ops%2f'],
  ...['/%61pi/product/facets', '/api/./product/facets', '/dev/../api/product/facets', '/health/%6cive'],
];

it.each<[path: string, status: number]>([
  ...['/ops', '/api/product/facets', '/health/live'].map((path): [string, number] => [path, 200]),
  ...OTHERS.map((path): [string, number] => [path, 404]),
])('SITE-61 a path has one spelling: %s is a %i', async (path, expected) => {
  const { origin } = await testProvider();
  const { hostname, port } = new URL(origin);
  // Not `fetch`, which would normalise the path.
  const [response] = await once(request({ hostname, port, path, agent: false }).end(), 'response');
  expect(response.resume().statusCode).toBe(expected);
});

it('PROM-36 TRACE is refused, and repeats nothing of the request', async () => {
  const { origin } = await testProvider();
  for (const path of ['/', '/api/product', '/reference', '/health/live']) {
    const sent = request(new URL(path, origin), { method: 'TRACE', headers: { 'x-secret': 'repeat-me' } });
    const { statusCode, body } = await new Promise<{ statusCode?: number; body: string }>(
      (resolve, reject) => {
        sent.on('response', async (response) =>
          resolve({ statusCode: response.statusCode ?? 0, body: await text(response) }),
        );
        sent.on('error', reject).end();
      },
    );
    expect({ path, statusCode }).toEqual({ path, statusCode: 404 });
    expect(body).not.toContain('repeat-me');
  }
});
