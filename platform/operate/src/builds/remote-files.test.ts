// @module-tag all
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { STANDALONE_ENTRY } from 'build-preset/federation-files';
import { documentSettings } from 'edge/document/page-document';
import { readEnvironment } from 'edge/env';
import { RenderProcess } from 'edge/renderer/render-process';
import { buildErrors } from 'releases/gate/check-build';
import { KNOWN_RUNTIMES, runtimeBefore } from 'releases/gate/rules/standalone-entry';
import { contentHash } from 'releases/registry/store/content-hash';
import { readRelease } from 'releases/registry/store/release-manifest';
import { sourceMapsFile } from 'releases/registry/store/source-maps';
import { shellBuild, temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { expect, onTestFinished, test } from 'vitest';
import { builtRemote, builtReviews, offerOfReviews, shellFor } from '../testing/reviews-build.ts';

/** A pixel, padded so that the build does not inline it into the script. */
const PICTURE = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  ),
  Buffer.alloc(8_000),
]);

const TITLED_BY_ITS_REMOTE = `
exports.shared = {};
exports.handlePageRequest = async ({ loadRemote }) =>
  ({ status: 200, modules: [], head: { title: loadRemote('reviews').modules.reviews }, queries: 'null' });`;

/** Builds a remote whose one page is the address of its picture. @returns its `dist` folder */
async function remoteWithPicture(): Promise<string> {
  return builtRemote(await temporaryFolder(), {
    'src/remote.ts':
      "export default { id: 'reviews', contract: '^2.0.0', pages: { reviews: { file: './src/page.ts', patterns: ['/reviews'] } }, fragments: {} };",
    'src/page.ts': "import picture from './picture.png';\nexport default picture;\n",
    'src/picture.png': PICTURE,
  });
}

test('PROM-62 a picture that a remote imports has the address of its released file', {
  timeout: 60_000,
}, async () => {
  const dist = await remoteWithPicture();
  const release = join(await temporaryFolder(), 'releases/reviews/0123456789abcdef');
  await mkdir(join(release, '..'), { recursive: true });
  await rename(dist, release);
  const { configuration } = documentSettings(readEnvironment({}), 'http://shop.invalid');
  const shell = join(release, 'shell.cjs');
  await writeFiles(release, { 'shell.cjs': TITLED_BY_ITS_REMOTE });
  const renderer = new RenderProcess(
    { shell: [{ path: shell }], remotes: { reviews: [{ path: join(release, 'server/remote.cjs') }] } },
    { providerOrigin: 'http://provider.invalid', timeLimit: 1_000, configuration, pages: {} },
    { dataLimit: 10_000, renderLimit: 10_000, memory: 128 },
  );
  onTestFinished(() => renderer.stop());
  await renderer.warm;
  const { head } = await renderer.render('/', { waited: 0, without: [] }).response;
  const address = head.title;
  expect(address).toMatch(/^\/releases\/reviews\/0123456789abcdef\/static\/image\/picture\.png$/);
  expect(existsSync(join(release, address.replace('/releases/reviews/0123456789abcdef', 'client')))).toBe(
    true,
  );

  // The browser's script is loaded from an origin, but the address of the picture must be the rendered one.
  const [entry = ''] = (await readdir(join(release, 'client'))).filter((name) =>
    /^remoteEntry.*\.js$/.test(name),
  );
  expect(await readFile(join(release, 'client', entry), 'utf8')).toMatch(
    /\.p ?= ?new URL\([^)]*\)\.pathname/,
  );
});

test('PROM-112 one commit in two folders gives one release', { timeout: 60_000 }, async () => {
  const build = async () => {
    const dist = await builtReviews(join(await temporaryFolder(), 'mfe-reviews'));
    return { hash: await contentHash(dist), maps: await readFile(sourceMapsFile(dist)) };
  };
  expect(await build()).toEqual(await build());
});

test('a remote has a manifest of Module Federation, whose entry brings a runtime that the gate knows', {
  timeout: 60_000,
}, async () => {
  const folder = await builtReviews(await temporaryFolder());
  const text = (file: string) => readFile(join(folder, 'client', file), 'utf8');
  const manifest = JSON.parse(await text('mf-manifest.json'));
  expect(manifest).toMatchObject({
    name: 'mfe_reviews',
    metaData: { publicPath: 'auto', remoteEntry: { name: STANDALONE_ENTRY, type: 'global' } },
    exposes: [
      { path: './list', assets: { js: { sync: ['static/js/async/__federation_expose_list.js'] } } },
      { path: './stars', assets: { js: { sync: ['static/js/async/__federation_expose_stars.js'] } } },
    ],
  });
  const react = expect.objectContaining({ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0' });
  expect(manifest.shared).toContainEqual(react);
  // A new version of Module Federation or of the bundler gives another one: look at what has changed, then add its hash.
  const runtime = runtimeBefore(await text('remoteEntry.js'), await text(STANDALONE_ENTRY));
  expect(Object.keys(KNOWN_RUNTIMES)).toContain(runtime);
});

test('a remote names its owner in a file of its release, which the gate accepts', {
  timeout: 60_000,
}, async () => {
  const owner = {
    team: '@shop/reviews',
    chat: 'https://chat.example/reviews',
    runbook: 'docs/operations.md',
  };
  const folder = await builtReviews(await temporaryFolder(), { 'src/remote.ts': offerOfReviews(owner) });
  expect(JSON.parse(await readFile(join(folder, 'client/owner.json'), 'utf8'))).toEqual(owner);
  expect(await gateErrors(folder)).toEqual([]);
  expect((await readRelease(folder)).files).toHaveProperty(['owner.json']);
});

test('PROM-231 a remote that keeps a value of its own passes the gate, and bundles no storage', {
  timeout: 60_000,
}, async () => {
  const folder = await builtReviews(await temporaryFolder(), {
    'src/stars.tsx': `import { oneOf } from 'shared-contracts/shapes';
      import { useStored } from 'shared-contracts/stored';
      const order = oneOf('newest', 'best');
      export default function Stars() {
        const [shown, keep] = useStored('order', order, 'newest');
        return <button onClick={() => keep('best')}>{shown}</button>;
      }`,
  });
  const release = await readRelease(folder);
  expect(release).toMatchObject({
    contract: '^2.0.0',
    imports: expect.objectContaining({ 'shared-contracts/stored': ['useStored'] }),
  });
  expect(await gateErrors(folder)).toEqual([]);
  const stars = await readFile(join(folder, 'client/static/js/async/__federation_expose_stars.js'), 'utf8');
  expect(stars).not.toMatch(/localStorage|own-2/);
});

test('PROM-105 a CSS module, an attribute of its own and a package that is loaded when it is needed pass the gate', {
  timeout: 60_000,
}, async () => {
  const folder = await builtReviews(await temporaryFolder(), {
    'node_modules/chart/package.json': '{ "name": "chart", "type": "module", "main": "chart.js" }',
    'node_modules/chart/chart.js': 'export const draw = (root = Function("return this")()) => typeof root;',
    'src/stars.module.css': '.star { color: red } .star:hover > span { color: blue }',
    'src/stars.tsx': `import { useEffect, useState } from 'react';
      import styles from './stars.module.css';
      export default function Stars() {
        const [drawn, setDrawn] = useState('');
        useEffect(() => document.documentElement.setAttribute('data-reviews-stars', drawn), [drawn]);
        const load = () => import('chart').then(({ draw }) => setDrawn(draw()));
        return <button className={styles.star} onClick={load}>{drawn}</button>;
      }`,
  });
  expect(await gateErrors(folder)).toEqual([]);
  const server = await readFile(join(folder, 'server/remote.cjs'), 'utf8');
  const [, name = ''] = /"star": ?["`]([^"`]+)/.exec(server) ?? [];
  const styles = await readFile(
    join(folder, 'client/static/css/async/__federation_expose_stars.css'),
    'utf8',
  );
  expect(name).toMatch(/^reviews-star-/);
  expect(styles).toContain(`.${name}{color:red}`);
});

async function gateErrors(folder: string): Promise<string[]> {
  const shellFolder = await shellFor(folder, await shellBuild(await temporaryFolder()));
  const others = [await readRelease(shellFolder)];
  return buildErrors({ id: 'reviews', folder, others, shellFolder, previous: [] });
}
