// @module-tag all
import { createHash } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import { describe, expect, test } from 'vitest';
import { edgeOn } from '../testing/edge-fixture.ts';
import { dataBlock, pagesUnderTest, sharedPages } from '../testing/page-fixture.ts';

const shared = sharedPages();

describe('a page', () => {
  test('SITE-46 is a document with the released set, the configuration and the first data', async () => {
    const { origin } = shared();
    const response = await fetch(`${origin}/shop/Sheet?page=2`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
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
    expect(dataBlock(html, 'released-set').address).toBe('/shop/Sheet?page=2');
    expect(dataBlock(html, 'released-set').remotes.catalog).toMatchObject({
      name: 'mfe_catalog',
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      contract: '^2.0.0',
    });
  });

  test('has an escaped head', async () => {
    const { origin } = shared();
    const html = await (await fetch(origin)).text();
    expect(html).toContain('<title>A &amp; B &lt;shop&gt; · Laminate House</title>');
    expect(html).toContain('<meta name="description" content="All &quot;decors&quot;">');
    expect(html).toContain(`<link rel="canonical" href="${origin}/shop/Sheet">`);
    expect(html).toContain(`<meta property="og:image" content="${origin}/images/a.webp">`);
  });

  test('PROM-13 preloads the scripts of its modules, and links their styles, with the integrity in the released set', async () => {
    const { origin } = shared();
    const html = await (await fetch(origin)).text();
    const { remotes, first } = dataBlock(html, 'released-set');
    const { entry, integrity, modules } = remotes.catalog;
    expect(first).toEqual(['catalog/shop', 'catalog/none', 'shell/home']);
    const preloads = [
      ...html.matchAll(
        /<link rel="preload" as="(script)" href="(.*)" crossorigin="anonymous" integrity="([^"]*)"(?: fetchpriority="(.*)")?>/g,
      ),
    ];
    expect(preloads.map(([, ...values]) => values)).toEqual([
      ['script', entry, integrity[entry], 'low'],
      ['script', modules.shop.js[0], integrity[modules.shop.js[0]], 'low'],
      ['script', expect.stringMatching(/shell\/.*home\.1\.js$/), expect.stringMatching(/^sha384-/), 'low'],
    ]);
    const [styles = ''] = modules.shop.css;
    expect(html).toContain(
      `<link rel="stylesheet" href="${styles}" crossorigin="anonymous" integrity="${integrity[styles]}">`,
    );
    for (const [, , href] of preloads) expect((await fetch(origin + href)).status).toBe(200);
    expect(html.indexOf(entry), 'the larger scripts of the shell come last').toBeLessThan(
      html.indexOf('<script defer'),
    );
  });

  test('PROM-13 PROM-14 loads the shell with integrity', async () => {
    const { origin } = shared();
    const html = await (await fetch(origin)).text();
    expect(html).toMatch(
      /<script defer src="\/releases\/shell\/.*" crossorigin="anonymous" integrity="sha384-.*"><\/script>/,
    );
    expect(html, 'a preloaded font delays the first paint').not.toContain('as="font"');
  });

  test('SITE-57 carries the style sheet of the shell, which its policy allows', async () => {
    const { origin } = shared();
    const response = await fetch(origin);
    const html = await response.text();
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(css).toContain('body { margin: 0 }');
    // The address is relative to the document, not to the sheet.
    const [, font = ''] = /url\((.*?)\)/.exec(css) ?? [];
    expect((await fetch(new URL(font, origin))).status).toBe(200);
    expect(html).not.toMatch(/rel="stylesheet" href="[^"]*\/shell\//);
    const hash = createHash('sha256').update(css).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });

  test('SITE-57 carries the script that records clicks, which its policy allows', async () => {
    const { origin } = shared();
    const response = await fetch(origin);
    const html = await response.text();
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
    expect(script).toBe('globalThis.early = 1;');
    expect(html.indexOf(script), 'a style sheet of a remote would delay it').toBeLessThan(
      html.indexOf('rel="stylesheet"'),
    );
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toMatch(`script-src 'self' 'sha256-${hash}'`);
  });

  test('SESS-17 names the calls of its page before the script that sends them', async () => {
    const { origin } = shared();
    const html = await (await fetch(`${origin}/cart`)).text();
    expect(dataBlock(html, 'calls')).toEqual({ address: '/cart', paths: ['/api/user/cart?a=</script>'] });
    expect(html.indexOf('id="calls"')).toBeLessThan(html.indexOf('<script>'));
    expect(await (await fetch(origin)).text()).not.toContain('id="calls"');
  });

  test('SITE-57 links a file of the shell that is not as it was released', async () => {
    const { origin, registry } = await pagesUnderTest();
    const [, hash = ''] = /"shell":"(\w+)"/.exec(await (await fetch(origin)).text()) ?? [];
    const client = join(releaseFolder(registry, 'shell', hash), 'client/static');
    await appendFile(join(client, 'css/shell.1.css'), '*{}');
    await appendFile(join(client, 'js/early.1.js'), 'alert()');
    const html = await (await fetch(await edgeOn(registry))).text();
    expect(html).toMatch(
      /<link rel="stylesheet" href="[^"]*\/shell\/[^"]*" crossorigin="anonymous" integrity="sha384-.*">/,
    );
    expect(html).toMatch(
      /<script async src="[^"]*early[^"]*" crossorigin="anonymous" integrity="sha384-.*">/,
    );
    expect(html).not.toContain('*{}');
    expect(html).not.toContain('alert()');
  });
});
