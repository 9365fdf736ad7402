// @module-tag all
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFiles } from 'build-preset/release-descriptor';
import { buildErrors } from 'releases/gate/check-build';
import { publish } from 'releases/registry/publish';
import { readRelease } from 'releases/registry/store/release-manifest';
import { shellBuild, temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { describe, expect, it } from 'vitest';
import { adaptRemote, readAdaptedOwner, readAdaptedPages } from './adapt-remote.ts';

const COMMAND = join(import.meta.dirname, '../commands/release.ts');
const NO_FILES = { sync: [], async: [] };
const files = (...sync: string[]) => ({ js: { sync, async: [] }, css: NO_FILES });

interface Build {
  name?: string;
  publicPath?: string;
  type?: string;
  react?: string;
  entry?: string;
}

/** A build as the documentation of Module Federation makes it, with a page and a fragment. */
async function ordinaryBuild({
  name = 'mfe_reviews',
  publicPath = 'auto',
  type = 'global',
  react = '^19.0.0',
  entry = '',
}: Build = {}) {
  const build = join(await temporaryFolder(), 'build');
  const manifest = {
    name,
    metaData: { globalName: name, publicPath, remoteEntry: { name: 'remoteEntry.js', path: '', type } },
    shared: [
      { name: 'react', requiredVersion: react, assets: files('react.js') },
      { name: 'dayjs', requiredVersion: '^1.0.0', assets: files('dayjs.js') },
    ],
    exposes: [
      {
        name: 'reviews',
        assets: { ...files('reviews.js'), js: { sync: ['reviews.js'], async: ['own.js'] } },
      },
      { name: 'stars', assets: files('stars.js') },
    ],
  };
  await writeFiles(build, {
    'mf-manifest.json': JSON.stringify(manifest),
    'mf-stats.json': '{}',
    'remoteEntry.js': `var ${name} = ["./reviews", "./stars"]; import(${name}); localStorage.getItem("FEDERATION_DEBUG"); ${entry}`,
    'react.js': 'react',
    'dayjs.js': '1',
    'reviews.js': '2',
    'reviews.js.map': '{}',
    'stars.js': '3',
    // The page on which the remote shows itself.
    'main.js': 'r.e("own"); localStorage.getItem("theme");',
    'own.js': '(self.chunks = self.chunks || []).push([["own"], {}]); document.head.append("");',
    'main.css': 'body { margin: 0 }',
  });
  return build;
}

const OWNER = {
  team: '@agency/reviews',
  chat: 'https://chat.example/reviews',
  runbook: 'runbook.md',
} as const;

async function adapted(build: string) {
  const dist = join(build, '../release');
  await adaptRemote(build, dist, {
    id: 'reviews',
    owner: OWNER,
    pages: { reviews: { patterns: ['/reviews/:product'], title: 'What others say' } },
  });
  return dist;
}

async function gateErrors(dist: string): Promise<string[]> {
  const server = 'exports.shared = {};';
  const shell = await shellBuild(join(dist, '../shell'), { server });
  const others = [await readRelease(shell)];
  return buildErrors({ id: 'reviews', folder: dist, others, shellFolder: shell, previous: [] });
}

describe('adaptRemote', () => {
  it('makes a release that the gate accepts', async () => {
    const dist = await adapted(await ordinaryBuild());
    expect(await gateErrors(dist)).toEqual([]);
    expect(await readRelease(dist)).toMatchObject({
      id: 'reviews',
      entry: 'remoteEntry.js',
      entryType: 'global',
      shared: { react: '^19.0.0' },
      modules: {
        reviews: {
          kind: 'page',
          js: ['reviews.js'],
          title: 'What others say',
        },
        stars: { kind: 'fragment', js: ['stars.js'] },
      },
      pages: { reviews: { patterns: ['/reviews/:product'] } },
    });
  });

  it('leaves out the copies of what the shop shares and its own page, and keeps the others', async () => {
    const dist = await adapted(await ordinaryBuild());
    const has = (file: string) => existsSync(join(dist, 'client', file));
    const leftOut = ['react.js', 'reviews.js.map', 'mf-stats.json', 'main.js', 'own.js', 'main.css'];
    expect(leftOut.filter(has)).toEqual([]);
    expect(
      ['dayjs.js', 'dayjs.js.br', 'reviews.js', 'mf-manifest.json'].filter((file) => !has(file)),
    ).toEqual([]);
  });

  it('writes whom to ask into a file of the release, if it can be shown', async () => {
    const dist = await adapted(await ordinaryBuild());
    const owner = join(dist, 'client/owner.json');
    expect(await readAdaptedOwner(owner)).toEqual(OWNER);
    expect((await readRelease(dist)).files).toHaveProperty(['owner.json']);
    await writeFiles(dist, { 'client/owner.json': JSON.stringify({ ...OWNER, chat: 'javascript:0' }) });
    await expect(readAdaptedOwner(owner)).rejects.toThrow('does not name an owner');
  });

  it.each<[what: string, build: Build, reason: string]>([
    ['another name', { name: 'reviews' }, 'It must be named mfe_reviews, not reviews (name).'],
    ['another address', { publicPath: 'http://localhost:3001/' }, "(publicPath: 'auto')"],
    ['another type of entry', { type: 'system' }, 'Its entry is of the type system'],
  ])('refuses %s', async (_, build, reason) => {
    await expect(adapted(await ordinaryBuild(build))).rejects.toThrow(reason);
  });

  it('refuses a page that is not exposed, and a folder without a manifest', async () => {
    const build = await ordinaryBuild();
    const options = { id: 'reviews', pages: { sale: { patterns: ['/sale'] } } } as const satisfies Parameters<
      typeof adaptRemote
    >[2];
    await expect(adaptRemote(build, `${build}-release`, options)).rejects.toThrow(
      'It does not expose the page sale.',
    );
    await expect(adaptRemote(join(build, '..'), `${build}-release`, options)).rejects.toThrow(
      'manifest: true',
    );
    await expect(readAdaptedPages(join(build, 'stars.js'))).rejects.toThrow('does not describe pages');
  });

  it('makes a release of which the gate refuses another server build, and the loss of trusted types', async () => {
    const dist = await adapted(await ordinaryBuild());
    await writeFiles(dist, { 'server/remote.cjs': 'module.exports.modules = {};' });
    const release = { ...(await readRelease(dist)), trustedTypes: false };
    const serverFiles = describeFiles(join(dist, 'server'));
    await writeFiles(dist, { 'release.json': JSON.stringify({ ...release, serverFiles }) });
    const reasons = await gateErrors(dist);
    expect(reasons.join()).toContain('it would switch trusted types off for the whole shop. [adapted]');
    expect(reasons.join()).toContain('its server build is not that of an adapted remote');
  });

  it.each<[what: string, build: Build, reason: string]>([
    ['reads what it must not', { entry: 'localStorage.getItem("token")' }, 'uses storage, which'],
    ['needs another React', { react: '^18.0.0' }, 'needs react ^18.0.0, but the shell provides 19.3.1.'],
  ])('makes a release that the gate refuses if it %s', async (_, build, reason) => {
    expect((await gateErrors(await adapted(await ordinaryBuild(build)))).join()).toContain(reason);
  });
});

describe('npm run release -- adapt', () => {
  /** The command as a team runs it, and its exit code. */
  async function told(build: Build): Promise<string> {
    const folder = await ordinaryBuild(build);
    const shop = join(folder, '../shop');
    await publish(await shellBuild(join(folder, '../shell')), join(shop, 'registry'));
    const owner = join(folder, '../whom-to-ask.json');
    await writeFile(owner, JSON.stringify(OWNER));
    const args = [COMMAND, 'adapt', folder, '--id', 'reviews', '--owner', owner];
    const env = { ...process.env, SHOP_DATA: shop, DATABASE_URL: '' };
    const { stdout, status } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    return `${status} ${stdout}`;
  }

  it('says that it has made a release, and how it is published', async () => {
    expect(await told({})).toMatch(
      /^0 .*release is a release of reviews\. Next: npm run release -- publish reviews/,
    );
  });

  it('says of a build that the gate refuses why, in place of calling it a release', async () => {
    const output = await told({ entry: 'localStorage.getItem("token")' });
    expect(output).toMatch(
      /^1 .*cannot go live:\nreviews: client\/remoteEntry\.js uses storage.* \[storage\]\n$/,
    );
    expect(output).not.toContain('is a release');
  });
});
