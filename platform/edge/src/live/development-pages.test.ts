// @module-tag all
import { join } from 'node:path';
import { remoteBuild, shellBuild, temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { serve } from 'store/testing/http-server';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import { startEdge } from '../server/edge-server.ts';
import { dataBlock } from '../testing/page-fixture.ts';

const rendering = (words: string) => `
exports.shared = {};
exports.handlePageRequest = async ({ loadRemote }) => {
  let remote;
  try { remote = loadRemote('catalog').modules.shop; } catch { remote = 'without the catalogue'; }
  const rendered = { html: '${words}, ' + remote, styles: [] };
  return { status: 200, modules: [], head: { title: 'Home' }, queries: 'null', rendered };
};
`;

/** A development server, and an edge server in front of it. */
async function development() {
  const folder = await temporaryFolder();
  const shell = await shellBuild(join(folder, 'shell/development'), { server: rendering('first') });
  const catalog = await remoteBuild(join(folder, 'catalog/development'), {
    server: "exports.modules = { shop: 'with the catalogue' };",
  });
  const builds: Record<string, { folder: string; serverBuild?: string }> = {
    shell: { folder: shell, serverBuild: '1' },
    catalog: { folder: catalog },
  };
  const DEV_SERVER = await serve(({ url }, response) =>
    response.end(url === '/builds' ? JSON.stringify(builds) : `file ${url}`),
  );
  const limits = { PAGE_RENDER_LIMIT: '5000', PAGE_CACHE: 'off' };
  const edge = await startEdge(
    readEnvironment({ SHOP_DATA: join(folder, 'data'), PORT: '0', DEV_SERVER, ...limits }),
  );
  onTestFinished(() => edge.stop());
  const document = async () => (await fetch(edge.origin)).text();
  return { builds, shell, document, origin: edge.origin };
}

test('serves the builds of the development server, without integrity', async () => {
  const { document, origin } = await development();
  const html = await document();
  expect(html).toContain('first, without the catalogue');
  expect(html).not.toContain('integrity=');
  expect(dataBlock(html, 'released-set').remotes.catalog).toMatchObject({
    version: 'development',
    entry: '/releases/catalog/development/remoteEntry.1.js',
    integrity: {},
  });
  const file = await fetch(`${origin}/releases/catalog/development/remoteEntry.js?at=1`);
  expect(await file.text()).toBe('file /releases/catalog/development/remoteEntry.js?at=1');
});

test('renders each document from the builds as they are then', async () => {
  const { builds, shell, document } = await development();
  await document();
  await writeFiles(shell, { 'server/shell.cjs': rendering('second') });
  Object.assign(builds, { shell: { folder: shell, serverBuild: '2' } });
  expect(await document()).toContain('second, without the catalogue');
  Object.assign(builds, { catalog: { ...builds['catalog'], serverBuild: '1' } });
  expect(await document()).toContain('second, with the catalogue');
});

test('keeps the builds before while the shell does not compile', async () => {
  const { builds, shell, document } = await development();
  await document();
  Object.assign(builds, { shell: { folder: shell } });
  expect(await document()).toContain('first, without the catalogue');
});
