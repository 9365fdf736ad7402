// @module-tag all
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { edgeUnderTest, rawRequest } from '../testing/edge-fixture.ts';
import { pagesUnderTest, sharedPages, shellStyledWith } from '../testing/page-fixture.ts';

const shared = sharedPages();

describe('a page', () => {
  test('is the same for all visitors, with styles allowed by their hashes', async () => {
    const { origin } = await edgeUnderTest({ shell: shellStyledWith('.s-a{color:red}') });
    const [first, second] = await Promise.all([fetch(origin), fetch(origin)]);
    const html = await first.text();
    expect(html).toContain('<style data-emotion="s a" data-s>.s-a{color:red}</style>');
    const hash = createHash('sha256').update('.s-a{color:red}').digest('base64');
    expect(first.headers.get('content-security-policy')).toContain(` 'sha256-${hash}';`);
    expect(await second.text()).toBe(html);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  test.each(['/', '/checkout'])(
    'CHECK-9 at %s is not sent again to a browser that has cached it, only its policy',
    async (path) => {
      const { origin } = shared();
      const sent = await fetch(origin + path);
      const etag = sent.headers.get('etag') ?? '';
      const { status, headers, body } = await rawRequest(origin, path, { 'if-none-match': etag });
      expect({ status, body, etag: headers.etag }).toEqual({ status: 304, body: '', etag });
      expect(headers['content-security-policy']).toBe(sent.headers.get('content-security-policy'));
    },
  );

  test.each([
    ['a weak tag', (tag: string) => tag, 304],
    ['a strong one', (tag: string) => tag.slice(2), 304],
    ['one of several', (tag: string) => `"other", ${tag.slice(2)}`, 304],
    ['any', () => '*', 304],
    ['another', () => 'W/"other"', 200],
    ['a part of it', (tag: string) => tag.slice(0, -3), 200],
  ])('SITE-62 is compared weakly with what a browser has cached: %s', async (_, sentOf, status) => {
    const { origin } = shared();
    const tag = (await fetch(origin)).headers.get('etag') ?? '';
    expect((await rawRequest(origin, '/', { 'if-none-match': sentOf(tag) })).status).toBe(status);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('for a browser that accepts %s is encoded as %s', async (accepted, encoding) => {
    const { origin } = shared();
    const response = await fetch(origin, { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toContain('</html>');
  });

  test('has the status and the redirect target of the shell’s response', async () => {
    const { origin } = shared();
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
    const moved = await fetch(`${origin}/shop`, { redirect: 'manual' });
    expect({ status: moved.status, to: moved.headers.get('location') }).toEqual({
      status: 308,
      to: '/shop/Sheet',
    });
  });

  test('PROM-10 carries the security headers of a document', async () => {
    const { origin } = shared();
    expect(Object.fromEntries((await fetch(origin)).headers)).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/.{36}/),
    });
  });

  test('PROM-10 that needs a login is isolated from a page that opened it, and others start no new process', async () => {
    // Other packages link to all of these paths but the last, so the remote must have them.
    const patterns = ['/shop', '/shop/Sheet', '/shop/Board', '/shop/:category/:type/:shade/:productId'];
    const others = ['/shortlist', '/cutting-list', '/orders/:orderId'];
    const pages = { shop: { patterns: [...patterns, ...others], needsLogin: true } };
    const { origin } = await edgeUnderTest({ pages });
    const policyOf = async (path: string) =>
      (await fetch(origin + path)).headers.get('cross-origin-opener-policy');
    expect(await policyOf('/orders/1')).toBe('same-origin');
    expect(await policyOf('/')).toBeNull();
  });

  test('sends HSTS only where visitors use HTTPS', async () => {
    const { origin } = shared();
    expect((await fetch(origin)).headers.get('strict-transport-security')).toBeNull();
    const secure = await pagesUnderTest({ PUBLIC_URL: 'https://shop.example' });
    const response = await fetch(secure.origin);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(await response.text()).toContain('<link rel="canonical" href="https://shop.example/shop/Sheet">');
  });

  test('PROM-61 is refused to a visitor who has many pages rendered, with a plain page and the time to wait', async () => {
    // Allows one rendering at once, then one every ten seconds.
    const { origin } = await pagesUnderTest({ VISITOR_PAGE_RATE: '0.1' });
    const first = await fetch(origin);
    expect(first.status).toBe(200);
    const refused = await fetch(`${origin}/about`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toContain('<h1>One moment, please</h1>');
    expect(await (await fetch(origin)).text()).toBe(await first.text());
  });

  test('accepts GET and HEAD alone', async () => {
    const { origin } = shared();
    const response = await fetch(`${origin}/cart`, { method: 'POST' });
    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
    });
    expect((await fetch(`${origin}/cart`, { method: 'HEAD' })).status).toBe(200);
  });
});
