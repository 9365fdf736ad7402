import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publish } from '../../registry/publish.ts';
import { releaseFolder } from '../../registry/registry-folders.ts';
import { releasedSet } from '../../registry/released-set.ts';
import { remoteBuild, shellBuild } from '../../testing/artefact-fixture.ts';
import { edgeUnderTest, rawRequest } from '../../testing/edge-fixture.ts';

async function catalogEntry(registry: string) {
  const set = await releasedSet(registry);
  return `/releases/catalog/${set?.remotes[0]?.hash}/remoteEntry.1.js`;
}

describe('GET /releases/<id>/<hash>/<file>', () => {
  test('serves a file for ever, to every origin', async () => {
    const { origin, registry } = await edgeUnderTest();
    const answer = await rawRequest(origin, await catalogEntry(registry));
    expect(answer).toMatchObject({ status: 200, body: 'globalThis.remote = 1;' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', undefined],
  ])('with Accept-Encoding %s is encoded as %s', async (accepted, encoding) => {
    const { origin, registry } = await edgeUnderTest();
    const path = await catalogEntry(registry);
    const { headers } = await rawRequest(origin, path, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    const decoded = await fetch(origin + path, { headers: { 'accept-encoding': accepted } });
    expect(await decoded.text()).toBe('globalThis.remote = 1;');
  });

  test('answers 304 to whom holds that file already', async () => {
    const { origin, registry } = await edgeUnderTest();
    const path = await catalogEntry(registry);
    const { headers } = await rawRequest(origin, path, { 'accept-encoding': 'br' });
    const again = await rawRequest(origin, path, { 'if-none-match': `"other", W/${headers.etag}` });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers.etag).toBe(headers.etag);
  });

  test('answers HEAD without a body', async () => {
    const { origin, registry } = await edgeUnderTest();
    const answer = await fetch(origin + (await catalogEntry(registry)), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('22');
    expect(await answer.text()).toBe('');
  });

  test('still serves the files of a release that is no longer live', async () => {
    const { origin, registry, builds } = await edgeUnderTest();
    const old = await catalogEntry(registry);
    await publish(await remoteBuild(join(builds, 'catalog'), { script: 'new' }), registry);
    expect(await catalogEntry(registry)).not.toBe(old);
    expect((await fetch(origin + old)).status).toBe(200);
  });

  test('answers 404 in plain text for a file that was lost', async () => {
    const { origin, registry } = await edgeUnderTest();
    const path = await catalogEntry(registry);
    const hash = path.split('/')[3] ?? '';
    await rm(join(releaseFolder(registry, 'catalog', hash), 'client'), { recursive: true });
    const answer = await rawRequest(origin, path);
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=UTF-8',
      'cache-control': 'no-store',
    });
  });

  test.each([
    ['../server/remote.cjs'],
    ['..%2fserver/remote.cjs'],
    ['%2e%2e/server/remote.cjs'],
    ['static/../../release.json'],
    ['static'],
    ['remoteEntry.1.js/'],
    ['remoteEntry.1.js%00'],
  ])('never leaves the browser files: %s', async (file) => {
    const { origin, registry } = await edgeUnderTest();
    const folder = (await catalogEntry(registry)).replace('remoteEntry.1.js', '');
    expect(await rawRequest(origin, folder + file)).toMatchObject({
      status: 404,
      body: 'There is no such file.',
    });
  });
});

describe('GET of a file elsewhere', () => {
  test('serves what the live shell keeps for the top of the shop', async () => {
    const { origin, registry, builds } = await edgeUnderTest();
    const answer = await fetch(`${origin}/favicon.ico`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await answer.text()).toBe('an icon');
    await publish(await shellBuild(join(builds, 'shell'), { script: 'new' }), registry);
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    const changed = async () => (await fetch(`${origin}/favicon.ico`, { headers })).status;
    await expect.poll(changed, { timeout: 10_000 }).toBe(200);
  });

  test.each(['/browserconfig.xml', '/static/js/app.js', '/shop/styles.css', '/app.js.map', '/wp-login.php'])(
    'answers 404 in plain text for %s',
    async (path) => {
      const { origin } = await edgeUnderTest();
      expect(await rawRequest(origin, path)).toMatchObject({ status: 404, body: 'There is no such file.' });
    },
  );

  test('leaves an address of a page to the page, whatever its last word looks like', async () => {
    const { origin } = await edgeUnderTest({ paths: ['/shop/:category/:productId'] });
    const answer = await fetch(`${origin}/shop/Sheet/A.b`);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });
});
