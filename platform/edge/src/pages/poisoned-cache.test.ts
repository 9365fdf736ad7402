import { describe, expect, test } from 'vitest';
import { rawRequest } from '../testing/edge-fixture.ts';
import { sharedPages } from '../testing/page-fixture.ts';

const EVIL = 'evil.example';
const shared = sharedPages({ PUBLIC_URL: 'https://shop.example' });

/** Headers from which frameworks and proxies have taken the address, the origin or the visitor. */
const HEADERS: [name: string, value: string][] = [
  ['host', EVIL],
  ['host', `shop.example:80@${EVIL}`],
  ['forwarded', `host=${EVIL};proto=http`],
  ['x-forwarded-host', EVIL],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-scheme', 'nothttps'],
  ['x-forwarded-port', '1234'],
  ['x-forwarded-prefix', `//${EVIL}`],
  ['x-forwarded-server', EVIL],
  ['x-host', EVIL],
  ['x-public-origin', `https://${EVIL}`],
  ['x-original-url', `/${EVIL}`],
  ['x-rewrite-url', `/${EVIL}`],
  ['x-http-method-override', 'POST'],
  ['x-request-id', EVIL],
  ['origin', `https://${EVIL}`],
  ['referer', `https://${EVIL}/`],
  ['cookie', `session=${EVIL}`],
  ['authorization', `Bearer ${EVIL}`],
  ['accept-language', EVIL],
  ['user-agent', EVIL],
  ['save-data', 'on'],
  ['x-middleware-subrequest', EVIL],
];

/** The parts of a response that a cache or a browser keeps. */
async function keptOf(path: string, headers?: Record<string, string>) {
  const { status, headers: sent, body } = await rawRequest(shared().origin, path, headers);
  const { 'content-security-policy': policy, 'cache-control': cached, location, vary, etag } = sent;
  return { status, body, policy, cached, location, vary, etag };
}

describe('a first visitor who sends', () => {
  // Each test has a page that nobody has requested before, so the document is made for this visitor, and cached for the next ones.
  test.each(HEADERS.map(([name, value], index) => [name, value, `/page-${index}`] as const))(
    'PROM-282 %s: %s changes nothing for the next one',
    async (name, value, path) => {
      const clean = await keptOf('/clean');
      const first = await keptOf(path, { [name]: value });
      const next = await keptOf(path);
      expect(next.status).toBe(200);
      expect(JSON.stringify(next)).not.toContain(EVIL);
      expect(next.body.replaceAll(path, '/clean')).toBe(clean.body);
      expect({ ...next, body: '', etag: '' }).toEqual({ ...clean, body: '', etag: '' });
      // Even the first visitor gets the shop's own document, or is refused.
      if (first.status === 200) expect(first).toEqual(next);
      else expect(first.status).toBe(400);
    },
  );

  test('PROM-282 an address with another host in it changes nothing for the next one', async () => {
    const first = await keptOf(`http://${EVIL}/page-absolute`);
    const next = await keptOf('/page-absolute');
    expect(JSON.stringify([first, next])).not.toContain(EVIL);
    expect(next.status).toBe(200);
  });
});

test.each(HEADERS)(
  'PROM-282 a redirect and the files for crawlers name the shop alone, despite %s: %s',
  async (name, value) => {
    for (const path of ['/shop', '/robots.txt', '/']) {
      const response = await keptOf(path, { [name]: value });
      expect(JSON.stringify(response), path).not.toContain(EVIL);
      if (path === '/shop' && response.status !== 400) expect(response.location).toBe('/shop/Sheet');
    }
  },
);
