import { describe, expect, test } from 'vitest';
import { edgeUnderTest, rawRequest } from '../../testing/edge-fixture.ts';
import { pagesUnderTest } from '../../testing/page-fixture.ts';

describe('a page', () => {
  test('has a nonce of its own, in document and policy alike, under one ETag', async () => {
    const { origin } = await pagesUnderTest();
    const [first, second] = await Promise.all([fetch(origin), fetch(origin)]);
    const nonce = / nonce="(.{24})"/.exec(await first.text())?.[1];
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(await second.text()).not.toContain(nonce);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  test('is not sent again to whom holds it, and no policy either', async () => {
    const { origin } = await pagesUnderTest();
    const etag = (await fetch(origin)).headers.get('etag') ?? '';
    const { status, headers, body } = await rawRequest(origin, '/', { 'if-none-match': etag });
    expect({ status, body, etag: headers.etag }).toEqual({ status: 304, body: '', etag });
    expect(headers['content-security-policy']).toBeUndefined();
  });

  test('has another ETag on the checkout, where the policy differs', async () => {
    const { origin } = await edgeUnderTest();
    const [page, checkout] = await Promise.all([fetch(`${origin}/cart`), fetch(`${origin}/checkout`)]);
    expect(await checkout.text()).toHaveLength((await page.text()).length);
    expect(checkout.headers.get('etag')).not.toBe(page.headers.get('etag'));
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('to a browser that accepts %s is encoded as %s', async (accepted, encoding) => {
    const { origin } = await pagesUnderTest();
    const answer = await fetch(origin, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toContain('</html>');
  });

  test('has the status and the target that the shell says', async () => {
    const { origin } = await pagesUnderTest();
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
    const moved = await fetch(`${origin}/shop`, { redirect: 'manual' });
    expect({ status: moved.status, to: moved.headers.get('location') }).toEqual({
      status: 308,
      to: '/shop/Sheet',
    });
  });

  test('carries the security headers of a document', async () => {
    const { origin } = await pagesUnderTest();
    expect(Object.fromEntries((await fetch(origin)).headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/.{36}/),
    });
  });

  test('promises HTTPS only where visitors have it', async () => {
    const { origin } = await pagesUnderTest();
    expect((await fetch(origin)).headers.get('strict-transport-security')).toBeNull();
    const secure = await pagesUnderTest({ PUBLIC_URL: 'https://shop.example' });
    const answer = await fetch(secure.origin);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(await answer.text()).toContain('<link rel="canonical" href="https://shop.example/shop/Sheet">');
  });

  test('can only be read', async () => {
    const { origin } = await pagesUnderTest();
    const answer = await fetch(`${origin}/cart`, { method: 'POST' });
    expect({ status: answer.status, allow: answer.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
    });
    expect((await fetch(`${origin}/cart`, { method: 'HEAD' })).status).toBe(200);
  });
});
