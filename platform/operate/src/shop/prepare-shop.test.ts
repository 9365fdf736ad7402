// @module-tag all
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readLive } from 'releases/registry/log/live-releases';
import { publish } from 'releases/registry/publish';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import { remoteBuild, shellBuild, temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { HAS_POSTGRES, postgresForFile } from 'releases/testing/postgres-server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stampBuild } from '../builds/build-stamp.ts';
import { sourceHash } from '../builds/source-hash.ts';
import { prepareShop, prepareStart } from './prepare-shop.ts';

const stop = new AbortController().signal;
let dataFolder: string;
let registry: string;
let printed: string;

beforeEach(async () => {
  dataFolder = await temporaryFolder();
  registry = join(dataFolder, 'registry');
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  return () => vi.restoreAllMocks();
});

async function builtCheckout(script: string): Promise<string> {
  const root = await temporaryFolder();
  for (const name of ['shell', 'mfe-catalog']) await writeFiles(root, { [`${name}/package.json`]: '{}' });
  await shellBuild(join(root, 'shell/dist'));
  await remoteBuild(join(root, 'mfe-catalog/dist'), { script });
  for (const name of ['shell', 'mfe-catalog']) await stampBuild(root, name, await sourceHash(root, name));
  return root;
}

const settings = () => ({ port: 0, providerPort: 0, dataFolder });
const liveFile = () => readFile(join(registry, 'live.json'), 'utf8');

describe('prepareStart', () => {
  test('DATA-17 never rolls back what another checkout has released', async () => {
    const [first, second] = [await builtCheckout('1'), await builtCheckout('2')];
    await prepareStart(first, settings(), stop);
    await publish(join(second, 'mfe-catalog/dist'), registry);
    const live = await liveFile();
    printed = '';
    await prepareStart(first, settings(), stop);
    expect(await liveFile()).toBe(live);
    expect(printed).toContain('Not what this checkout builds: mfe-catalog.');
    expect(printed).toContain('npm run build && npm run release -- publish catalog');
  });

  test('builds nothing when there is something to serve', async () => {
    const root = await builtCheckout('1');
    await prepareStart(root, settings(), stop);
    await rm(join(root, 'mfe-catalog/dist'), { recursive: true });
    await prepareStart(root, settings(), stop);
    expect(printed).not.toContain('Build mfe-catalog');
  });

  test('says nothing about packages that are live as built', async () => {
    const root = await builtCheckout('1');
    await prepareStart(root, settings(), stop);
    await prepareStart(root, settings(), stop);
    expect(printed).toContain('The shop serves what is live, change 1 of its registry.');
    expect(printed).not.toContain('Not what this checkout builds');
  });
});

describe.skipIf(!HAS_POSTGRES)('prepareStart of several machines', () => {
  const postgres = postgresForFile();

  test('publishes once, and serves that on the other machine without a build', async () => {
    const store = { place: join(dataFolder, 'store') };
    const shared = { databaseUrl: await postgres.database(), releases: { source: store, store } };
    await prepareStart(await builtCheckout('1'), { ...settings(), ...shared }, stop);
    const other = { ...settings(), ...shared, dataFolder: join(dataFolder, 'other') };
    printed = '';
    await prepareStart(await builtCheckout('2'), other, stop);
    expect(printed).toContain('The shop serves what is live, change 1 of its registry.');
    const { live } = await readLive(join(other.dataFolder, 'registry'));
    expect(live).toEqual((await readLive(registry)).live);
    expect(existsSync(releaseFolder(join(other.dataFolder, 'registry'), 'shell', live.shell ?? ''))).toBe(
      true,
    );
  });

  test('publishes nothing while it is unknown what is live elsewhere', async () => {
    const away = { databaseUrl: 'postgres://shop@127.0.0.1:9/shop' };
    await prepareStart(await builtCheckout('1'), { ...settings(), ...away }, stop);
    expect(printed).toContain('The shop has nothing to serve until it knows what is live.');
    expect((await readLive(registry)).live).toEqual({});
  });
});

describe('prepareShop', () => {
  test('DATA-17 publishes this checkout’s builds, and says what they replace', async () => {
    const [first, second] = [await builtCheckout('1'), await builtCheckout('2')];
    await prepareShop(first, settings(), stop);
    const before = (await readLive(registry)).live.catalog;
    expect(printed).not.toContain('replaces');
    await prepareShop(second, settings(), stop);
    const after = (await readLive(registry)).live.catalog;
    expect(after).not.toBe(before);
    expect(printed).toContain(`catalog ${after} replaces ${before} (published `);
    expect(printed).not.toContain('  shell ');
  });
});
