// @module-tag all
import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { edgeUnderTest } from '../testing/edge-fixture.ts';
import { sharedEdgeBeforeProvider } from '../testing/provider-fixture.ts';

const PUBLIC_URL = 'https://shop.example';
const INDEX = '<sitemapindex></sitemapindex>';

const edgeBefore = sharedEdgeBeforeProvider({ PUBLIC_URL });

function provider(status: number, type: string, body: string): RequestListener {
  return (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
}

describe('GET /robots.txt', () => {
  test('names the sitemap at the public URL', async () => {
    const { origin } = edgeBefore(provider(500, 'text/plain', ''));
    const response = await fetch(`${origin}/robots.txt`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://shop.example/sitemap.xml\n',
    );
  });
});

describe('what browsers and crawlers ask for by name', () => {
  test.each([
    ...['/robots.txt', '/sitemap-pages.xml', '/sitemap.xml', '/sitemap-products-1.xml'],
    ...['/manifest.webmanifest', '/favicon.ico'],
  ])('SITE-62 is kept for an hour: %s', async (path) => {
    const { origin } = edgeBefore((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' })
        .end(INDEX),
    );
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });
});

describe('the sitemaps', () => {
  test.each(['/sitemap.xml', '/sitemap-products-12.xml'])(
    'at %s comes from the provider, for the public URL',
    async (path) => {
      const { origin } = edgeBefore((request, response) => {
        response.setHeader('content-type', 'application/xml; charset=UTF-8');
        response.end(`<a>${request.url} ${request.headers['x-public-origin']}</a>`);
      });
      expect(await (await fetch(origin + path)).text()).toBe(`<a>${path} ${PUBLIC_URL}</a>`);
    },
  );

  test.each([
    ['has no sitemap', provider(404, 'application/json', '{}')],
    ['does not allow the request', provider(405, 'text/plain', '')],
    ['sends an HTML page for every path', provider(200, 'text/html', '<!doctype html>')],
  ])('contain the pages alone when the provider %s', async (_title, foreign) => {
    const { origin } = edgeBefore(foreign);
    const response = await fetch(`${origin}/sitemap.xml`);
    const xml = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(xml).toContain('<loc>https://shop.example/shop/Board?material=Ply+Wood</loc>');
    expect(xml).toBe(await (await fetch(`${origin}/sitemap-pages.xml`)).text());
  });

  test.each([500, 503])('pass on the status when the provider fails with %i', async (status) => {
    const { origin } = edgeBefore(provider(status, 'application/xml', INDEX));
    expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(status);
  });

  test('respond with 502 when the provider is down', async () => {
    const { origin } = await edgeUnderTest({ environment: { PROVIDER_URL: 'http://127.0.0.1:1' } });
    expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(502);
    expect((await fetch(`${origin}/sitemap-pages.xml`)).status).toBe(200);
  });
});
