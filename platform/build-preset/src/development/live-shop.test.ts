import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import type { DevelopedRemote } from './live-documents.ts';
import { answerFromShop, requireShop } from './live-shop.ts';

const DEVELOPED: DevelopedRemote = {
  id: 'catalog',
  published: {
    name: 'mfe_catalog',
    version: 'development',
    entry: '/releases/catalog/development/remoteEntry.js',
    integrity: {},
    modules: {},
    contract: '^2.18.0',
  },
  pages: {},
};
const LIVE = { live: { shell: 'aaaa', catalog: 'bbbb' }, withdrawn: [] };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const inFrontOf = (shop: string) =>
  listen((request, response) => void answerFromShop(new URL(shop), DEVELOPED, request, response));

test('an open tab is told that the developed remote is live', async () => {
  const shop = await listen((_, response) => response.end(JSON.stringify(LIVE)));
  const answer = await fetch(`${await inFrontOf(shop)}/releases/live`);
  expect(await answer.json()).toEqual({ ...LIVE, live: { shell: 'aaaa', catalog: 'development' } });
});

test('a call reaches the shop with its body, as a call from the shop itself', async () => {
  const shop = await listen(async (request, response) => {
    const { method, url, headers } = request;
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.setHeader('strict-transport-security', 'max-age=1');
    response.writeHead(409);
    response.end(JSON.stringify({ method, url, origin: headers.origin, sent: await text(request) }));
  });
  const front = await inFrontOf(shop);
  const answer = await fetch(`${front}/api/cart?a=1`, {
    method: 'POST',
    headers: { origin: front },
    body: '{"pieces":2}',
  });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/api/cart?a=1',
    origin: shop,
    sent: '{"pieces":2}',
  });
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.has('strict-transport-security')).toBe(false);
});

test('a shop that is away is named', async () => {
  const front = await inFrontOf('http://127.0.0.1:1');
  const answer = await fetch(`${front}/`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('http://127.0.0.1:1 does not answer');
  await expect(requireShop(new URL('http://127.0.0.1:1'))).rejects.toThrow('No shop answers at');
});

test('another site is no shop', async () => {
  const site = await listen((_, response) => response.end('<h1>Hello</h1>'));
  await expect(requireShop(new URL(site))).rejects.toThrow('No shop answers at');
});
