// @module-tag all
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from 'releases/registry/publish';
import { releasedSet } from 'releases/registry/released-set';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import { sourceMapsFile } from 'releases/registry/store/source-maps';
import { remoteBuild, shellBuild } from 'releases/testing/artefact-fixture';
import { describe, expect, test } from 'vitest';
import { edgeUnderTest, rawRequest, sharedEdge } from '../testing/edge-fixture.ts';

const shared = sharedEdge({ paths: ['/shop/:category/:productId'] });

async function catalogEntry(registry: string) {
  const { set } = await releasedSet(registry);
  return `/releases/catalog/${set?.remotes[0]?.hash}/remoteEntry.1.js`;
}

describe('GET /releases/<id>/<hash>/<file>', () => {
  test('serves a file as immutable, to every origin', async () => {
    const { origin, registry } = shared();
    const response = await rawRequest(origin, await catalogEntry(registry));
    expect(response).toMatchObject({ status: 200, body: 'globalThis.remote = 1;' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', undefined],
  ])('with Accept-Encoding %s is encoded as %s', async (accepted, encoding) => {
    const { origin, registry } = shared();
    const path = await catalogEntry(registry);
    const { headers } = await rawRequest(origin, path, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    const decoded = await fetch(origin + path, { headers: { 'accept-encoding': accepted } });
    expect(await decoded.text()).toBe('globalThis.remote = 1;');
  });

  test('responds with 304 to a browser that has cached the file', async () => {
    const { origin, registry } = shared();
    const path = await catalogEntry(registry);
    const { headers } = await rawRequest(origin, path, { 'accept-encoding': 'br' });
    const again = await rawRequest(origin, path, { 'if-none-match': `"other", W/${headers.etag}` });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers.etag).toBe(headers.etag);
  });

  test('INSP-45 sends a part of a file, without which Safari plays no video', async () => {
    const { origin, registry } = shared();
    const response = await rawRequest(origin, await catalogEntry(registry), { range: 'bytes=11-16' });
    expect(response).toMatchObject({ status: 206, body: 'remote' });
    expect(response.headers).toMatchObject({ 'content-range': 'bytes 11-16/22', 'content-length': '6' });
  });

  test.each(['x', 'bytes', 'bytes=', 'bytes=0-1,4-5', 'bytes=5-2', 'bytes=a-b', 'lines=0-1'])(
    'SITE-62 sends the whole file for the range %s, which is none',
    async (range) => {
      const { origin, registry } = shared();
      const response = await rawRequest(origin, await catalogEntry(registry), { range });
      expect(response).toMatchObject({ status: 200, body: 'globalThis.remote = 1;' });
      expect(response.headers['content-range']).toBeUndefined();
    },
  );

  test('SITE-62 responds with 304 to any tag, where there is a file', async () => {
    const { origin, registry } = shared();
    const path = await catalogEntry(registry);
    const { headers } = await rawRequest(origin, path);
    const known = await rawRequest(origin, path, { 'if-none-match': '*' });
    expect(known).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag } });
    expect((await rawRequest(origin, `${path}x`, { 'if-none-match': '*' })).status).toBe(404);
  });

  test('responds to HEAD without a body', async () => {
    const { origin, registry } = shared();
    const response = await fetch(origin + (await catalogEntry(registry)), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('22');
    expect(await response.text()).toBe('');
  });

  test('PROM-4 still serves the files of a release that is no longer live', async () => {
    const { origin, registry, builds } = await edgeUnderTest();
    const old = await catalogEntry(registry);
    await publish(await remoteBuild(join(builds, 'catalog'), { script: 'new' }), registry);
    expect(await catalogEntry(registry)).not.toBe(old);
    expect((await fetch(origin + old)).status).toBe(200);
  });

  test('responds with 404 in plain text for a lost file', async () => {
    const { origin, registry } = await edgeUnderTest();
    const path = await catalogEntry(registry);
    const hash = path.split('/')[3] ?? '';
    await rm(join(releaseFolder(registry, 'catalog', hash), 'client'), { recursive: true });
    const response = await rawRequest(origin, path);
    expect(response.status).toBe(404);
    expect(response.headers).toMatchObject({
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
  ])('serves nothing outside the client files: %s', async (file) => {
    const { origin, registry } = shared();
    const folder = (await catalogEntry(registry)).replace('remoteEntry.1.js', '');
    expect(await rawRequest(origin, folder + file)).toMatchObject({
      status: 404,
      body: expect.stringMatching(/^There is no/),
    });
  });

  test('serves no source maps', async () => {
    const { origin, registry } = await edgeUnderTest();
    const folder = (await catalogEntry(registry)).replace('remoteEntry.1.js', '');
    const maps = sourceMapsFile(releaseFolder(registry, 'catalog', folder.split('/')[3] ?? ''));
    await writeFile(maps, 'the sources');
    for (const file of ['source-maps.json.br', 'source-maps.json', '%2e%2e/source-maps.json.br']) {
      const response = await rawRequest(origin, folder + file, { 'accept-encoding': 'br' });
      expect(response, file).toMatchObject({ status: 404, body: expect.stringMatching(/^There is no/) });
    }
  });
});

describe('GET of any other file', () => {
  test('serves the root files of the live shell', async () => {
    const { origin, registry, builds } = await edgeUnderTest();
    const response = await fetch(`${origin}/favicon.ico`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.text()).toBe('an icon');
    await publish(await shellBuild(join(builds, 'shell'), { script: 'new' }), registry);
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    const changed = async () => (await fetch(`${origin}/favicon.ico`, { headers })).status;
    await expect.poll(changed, { timeout: 10_000 }).toBe(200);
  });

  test.each(['/browserconfig.xml', '/static/js/app.js', '/shop/styles.css', '/app.js.map'])(
    'responds with 404 in plain text for %s',
    async (path) => {
      const { origin } = shared();
      expect(await rawRequest(origin, path)).toMatchObject({ status: 404, body: 'There is no such file.' });
    },
  );

  test.each(['/index.php', '/wp-login.php', '/catalogue.pdf', '/.env'])(
    'SITE-2 leaves the response to %s to the shop, which has a page for unknown paths',
    async (path) => {
      const { origin } = shared();
      const response = await fetch(origin + path);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('serves the page for a page path that looks like a file', async () => {
    const { origin } = shared();
    const response = await fetch(`${origin}/shop/Sheet/A.css`);
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});
