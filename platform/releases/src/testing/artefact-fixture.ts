import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { splitModuleName } from 'shared-contracts/document';
import { LINKED_PAGES } from 'shared-contracts/routes/pages';
import { onTestFinished } from 'vitest';
import { integrityOf } from '../registry/store/content-hash.ts';

/** Creates a folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes `path → text` below a folder. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function writeBuild(
  folder: string,
  client: Record<string, string>,
  server: string,
  descriptor: object,
) {
  const files: Record<string, string | Buffer> = {};
  const integrity: Record<string, string> = {};
  for (const [path, text] of Object.entries(client)) {
    files[`client/${path}`] = text;
    if (!path.startsWith('root/')) integrity[path] = integrityOf(text);
    files[`client/${path}.br`] = brotliCompressSync(text);
    files[`client/${path}.gz`] = gzipSync(text);
  }
  const serverFile = `${'provides' in descriptor ? 'shell' : 'remote'}.cjs`;
  files[`server/${serverFile}`] = server;
  const serverFiles = { [serverFile]: integrityOf(server) };
  files['release.json'] = JSON.stringify({ ...descriptor, files: integrity, serverFiles });
  await rm(folder, { recursive: true, force: true });
  await writeFiles(folder, files);
  return folder;
}

const rendering = `
exports.shared = { 'shop/number': { number: 7 } };
exports.handlePageRequest = async () => ({ status: 200, modules: [], head: { title: 'Home' }, queries: 'null' });
`;

interface ShellBuild {
  contract?: string;
  provides?: Record<string, string>;
  script?: string;
  server?: string;
  paths?: string[];
  exports?: Record<string, string[]>;
  previous?: { contract: string; exports: Record<string, string[]> };
}

export async function shellBuild(folder: string, build: ShellBuild = {}): Promise<string> {
  const client = {
    'static/js/shell.1.js': build.script ?? 'globalThis.shell = 1;',
    'static/js/early.1.js': 'globalThis.early = 1;',
    'static/css/shell.1.css': '@font-face { src: url(../../static/font/text.woff2) } body { margin: 0 }',
    'static/js/async/home.1.js': 'globalThis.home = 1;',
    'static/font/text.woff2': 'a font',
    'root/favicon.ico': 'an icon',
  };
  return writeBuild(folder, client, build.server ?? rendering, {
    id: 'shell',
    contract: build.contract ?? '2.2.0',
    provides: build.provides ?? { react: '19.3.1' },
    scripts: ['static/js/shell.1.js'],
    early: ['static/js/early.1.js'],
    styles: ['static/css/shell.1.css'],
    fonts: ['static/font/text.woff2'],
    modules: { home: { kind: 'page', js: ['static/js/async/home.1.js'], css: [] } },
    paths: build.paths ?? [],
    exports: build.exports,
    previous: build.previous,
    sitemapPaths: ['/', '/shop/Board?material=Ply+Wood'],
  });
}

interface RemoteBuild {
  id?: string;
  name?: string;
  contract?: string;
  shared?: Record<string, string>;
  script?: string;
  server?: string;
  imports?: Record<string, string[]>;
  mounts?: string[];
  /** Written as `owner.json`. */
  owner?: object;
  /** API calls, in the form of the `paths` of an API reference. */
  calls?: object;
  /** The entry of the page `shop`: its paths, and whether it needs a login. */
  pages?: object;
}

/** Writes the `dist` folder of a remote with the page `shop` and the pages that others link to. */
export async function remoteBuild(folder: string, build: RemoteBuild = {}): Promise<string> {
  const id = build.id ?? 'catalog';
  const linked = Object.entries(LINKED_PAGES).map(([page, route]) => ({ ...splitModuleName(page), route }));
  const own = linked
    .filter(({ owner }) => owner === id)
    .map(({ module, route }) => [module, { ...route, warmUrls: [] }]);
  const pages = { shop: { patterns: [`/${id}`], warmUrls: [] }, ...Object.fromEntries(own), ...build.pages };
  const page = { kind: 'page', js: ['static/js/async/shop.1.js'], css: ['static/css/async/shop.1.css'] };
  const client = {
    'remoteEntry.1.js': 'globalThis.remote = 1;',
    'static/js/async/shop.1.js': build.script ?? 'globalThis.shop = 1;',
    'static/css/async/shop.1.css': 'main { margin: 0 }',
    ...(build.owner && { 'owner.json': JSON.stringify(build.owner) }),
  };
  return writeBuild(folder, client, build.server ?? 'exports.pages = {};', {
    id,
    name: build.name ?? `mfe_${id.replaceAll('-', '_')}`,
    contract: build.contract ?? '^2.0.0',
    entry: 'remoteEntry.1.js',
    modules: Object.fromEntries(Object.keys(pages).map((name) => [name, page])),
    shared: build.shared ?? { react: '^19.0.0' },
    imports: build.imports,
    mounts: build.mounts,
    calls: build.calls,
    pages,
  });
}
