import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import { remoteBuild, shellBuild, temporaryFolder, writeFiles } from '../registry/artefact-fixture.ts';
import { publish } from '../registry/publish.ts';
import { rollback } from '../registry/rollback.ts';
import { edgeUnderTest, rawRequest } from './edge-fixture.ts';
import { startEdge } from './edge-server.ts';

/** Answers each page with what it was asked, and with the catalog's server build where that is loaded. */
const shell = `
exports.shared = { 'shop/number': { number: 7 } };
exports.answerPage = async ({ url, providerOrigin, timeLimit, loadRemote }) => ({
  status: url === '/nowhere' ? 404 : url === '/shop' ? 308 : 200,
  redirect: url === '/shop' ? '/shop/Sheet' : undefined,
  modules: ['catalog/shop', 'catalog/none', 'shell/home'],
  head: { title: 'A & B <shop>', description: 'All "decors"', canonical: '/shop/Sheet', picture: '/images/a.webp' },
  queries: { url, providerOrigin, timeLimit, catalog: loadRemote('catalog') },
});`;
const catalog = `const { number } = require('shop/number'); exports.pages = { shop: number };`;

/** Takes its time with each page, and so with getting warm. */
const slowShell = `
exports.shared = { 'shop/number': { number: 7 } };
exports.warmUrls = ['/'];
exports.answerPage = async () => {
  await new Promise((resolve) => setTimeout(resolve, 700));
  return { status: 200, modules: [], head: { title: 'Next' }, queries: null };
};`;

const PATIENT = { timeout: 10_000 };

function dataBlock(html: string, id: string) {
  const json = new RegExp(`<script type="application/json" id="${id}">(.*)</script>`).exec(html)?.[1];
  return JSON.parse(json ?? '');
}

describe('a page', () => {
  test('is a document that holds set, configuration and the first data', async () => {
    const { origin } = await edgeUnderTest({ shell, catalog });
    const answer = await fetch(`${origin}/shop/Sheet?page=2`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-IN">/);
    expect(html).toContain('<div id="root"></div>');
    expect(dataBlock(html, 'configuration')).toMatchObject({
      shopName: 'Laminate House',
      pincodeUrl: '/pincode',
    });
    expect(dataBlock(html, 'query-state')).toEqual({
      url: '/shop/Sheet?page=2',
      providerOrigin: 'http://127.0.0.1:4000',
      timeLimit: 280,
      catalog: { pages: { shop: 7 } },
    });
    expect(dataBlock(html, 'released-set').remotes.catalog).toMatchObject({
      name: 'mfe_catalog',
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      contract: '^1.0.0',
    });
  });

  test('holds its head, escaped', async () => {
    const { origin } = await edgeUnderTest({ shell, catalog });
    const html = await (await fetch(origin)).text();
    expect(html).toContain('<title>A &amp; B &lt;shop&gt; · Laminate House</title>');
    expect(html).toContain('<meta name="description" content="All &quot;decors&quot;">');
    expect(html).toContain(`<link rel="canonical" href="${origin}/shop/Sheet">`);
    expect(html).toContain(`<meta property="og:image" content="${origin}/images/a.webp">`);
  });

  test('preloads the entry and the files of its modules by the very integrity of the set', async () => {
    const { origin } = await edgeUnderTest({ shell, catalog });
    const html = await (await fetch(origin)).text();
    const { remotes, first } = dataBlock(html, 'released-set');
    const { entry, integrity, modules } = remotes.catalog;
    expect(first).toEqual(['catalog/shop', 'catalog/none', 'shell/home']);
    const preloads = [
      ...html.matchAll(
        /<link rel="preload" as="(script|style)" href="(.*)" crossorigin="anonymous" integrity="(.*)">/g,
      ),
    ];
    expect(preloads.map(([, as, href, sha]) => [as, href, sha])).toEqual([
      ['script', entry, integrity[entry]],
      ['script', modules.shop.js[0], integrity[modules.shop.js[0]]],
      ['style', modules.shop.css[0], integrity[modules.shop.css[0]]],
      ['script', expect.stringMatching(/shell\/.*home\.1\.js$/), expect.stringMatching(/^sha384-/)],
    ]);
    for (const [, , href] of preloads) expect((await fetch(origin + href)).status).toBe(200);
  });

  test('loads the shell by integrity', async () => {
    const { origin } = await edgeUnderTest({ shell, catalog });
    const html = await (await fetch(origin)).text();
    expect(html).toMatch(
      /<script defer src="\/releases\/shell\/.*" crossorigin="anonymous" integrity="sha384-.*"><\/script>/,
    );
    expect(html).toMatch(/<link rel="stylesheet" href=".*" crossorigin="anonymous" integrity="sha384-.*">/);
    expect(html).toMatch(
      /<link rel="preload" as="font" type="font\/woff2" href=".*" crossorigin="anonymous"/,
    );
  });

  test('has a nonce of its own, in document and policy alike, under one ETag', async () => {
    const { origin } = await edgeUnderTest({ shell, catalog });
    const [first, second] = await Promise.all([fetch(origin), fetch(origin)]);
    const nonce = / nonce="(.{24})"/.exec(await first.text())?.[1];
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(await second.text()).not.toContain(nonce);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  test('is not sent again to whom holds it, and no policy either', async () => {
    const { origin } = await edgeUnderTest({ shell, catalog });
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
    const { origin } = await edgeUnderTest({ shell, catalog });
    const answer = await fetch(origin, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toContain('</html>');
  });

  test('has the status and the target that the shell says', async () => {
    const { origin } = await edgeUnderTest({ shell, catalog });
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
    const moved = await fetch(`${origin}/shop`, { redirect: 'manual' });
    expect({ status: moved.status, to: moved.headers.get('location') }).toEqual({
      status: 308,
      to: '/shop/Sheet',
    });
  });

  test('carries the security headers of a document', async () => {
    const { origin } = await edgeUnderTest({ shell, catalog });
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
    const { origin } = await edgeUnderTest({ shell, catalog });
    expect((await fetch(origin)).headers.get('strict-transport-security')).toBeNull();
    const secure = await edgeUnderTest({
      shell,
      catalog,
      environment: { PUBLIC_URL: 'https://shop.example' },
    });
    const answer = await fetch(secure.origin);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(await answer.text()).toContain('<link rel="canonical" href="https://shop.example/shop/Sheet">');
  });

  test('can only be read', async () => {
    const { origin } = await edgeUnderTest({ shell, catalog });
    const answer = await fetch(`${origin}/cart`, { method: 'POST' });
    expect({ status: answer.status, allow: answer.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
    });
    expect((await fetch(`${origin}/cart`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('a change of what is live', () => {
  test('shows in the next page without a restart, and so does its rollback', async () => {
    const { origin, registry, builds } = await edgeUnderTest({ shell, catalog });
    const shown = async () => dataBlock(await (await fetch(origin)).text(), 'query-state').catalog.pages.shop;
    expect(await shown()).toBe(7);
    await publish(
      await remoteBuild(join(builds, 'catalog'), { server: 'exports.pages = { shop: 8 };' }),
      registry,
    );
    await expect.poll(shown, PATIENT).toBe(8);
    await rollback('catalog', registry);
    await expect.poll(shown, PATIENT).toBe(7);
  });

  test('is shown by pages of the set before until the next renderer is warm', async () => {
    const { origin, registry, builds } = await edgeUnderTest({ shell, catalog });
    const title = async () => /<title>(.*) ·/.exec(await (await fetch(origin)).text())?.[1];
    const before = await title();
    await publish(await shellBuild(join(builds, 'shell'), { server: slowShell }), registry);
    const shown = [await title()];
    while (shown.at(-1) === before) shown.push(await title());
    expect(shown.length).toBeGreaterThan(2);
    expect(new Set(shown)).toEqual(new Set([before, 'Next']));
    const ready = await (await fetch(`${origin}/health/ready`)).json();
    expect(ready).toMatchObject({ pagesWithoutContent: 0, renderer: { isWarm: true } });
  });

  test('is followed when its renderer cannot start: its pages are sent without their content', async () => {
    const { origin, registry, builds } = await edgeUnderTest({ shell, catalog });
    const broken = await shellBuild(join(builds, 'shell'), { server: "throw new Error('broken')" });
    const { hash } = await publish(broken, registry);
    await expect.poll(async () => await (await fetch(origin)).text(), PATIENT).toContain(hash);
    expect((await fetch(origin)).status).toBe(200);
    expect(await (await fetch(`${origin}/health/ready`)).json()).toMatchObject({
      status: 'ready',
      pagesWithoutContent: expect.toSatisfy((count) => count > 0),
      renderer: { isWarm: false },
    });
  });

  test('that cannot be read leaves the shop as it was', async () => {
    const { origin, registry } = await edgeUnderTest({ shell, catalog });
    await writeFiles(registry, { 'live.json': '{"serial":' });
    expect((await fetch(origin)).status).toBe(200);
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  });

  test('is awaited by a shop of which nothing is released', async () => {
    const data = await temporaryFolder();
    const edge = await startEdge(readEnvironment({ SHOP_DATA: data, PORT: '0' }));
    try {
      expect((await fetch(edge.origin)).status).toBe(503);
      expect((await fetch(`${edge.origin}/health/ready`)).status).toBe(503);
      expect((await fetch(`${edge.origin}/health/live`)).status).toBe(200);
      await publish(await shellBuild(join(data, 'shell')), join(data, 'registry'));
      await expect.poll(async () => (await fetch(edge.origin)).status, PATIENT).toBe(200);
      expect((await fetch(`${edge.origin}/health/ready`)).status).toBe(200);
    } finally {
      await edge.stop();
    }
  });
});

describe('DEV_REMOTES', () => {
  test('puts a remote that a developer serves into the set, without integrity', async () => {
    const DEV_REMOTES = '{"catalog":"http://localhost:3101/remoteEntry.js"}';
    const { origin } = await edgeUnderTest({ environment: { DEV_REMOTES } });
    const html = await (await fetch(origin)).text();
    expect(dataBlock(html, 'released-set').remotes.catalog).toEqual({
      name: 'mfe_catalog',
      version: 'development',
      entry: 'http://localhost:3101/remoteEntry.js',
      integrity: {},
      modules: { shop: { js: [], css: [] } },
      contract: '^1.0.0',
    });
  });
});
