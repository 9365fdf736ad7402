// @module-tag all
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from 'store/open-store';
import { emptyBucket } from 'store/testing/empty-places';
import { httpServer } from 'store/testing/http-server';
import { beforeEach, describe, expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder } from '../../testing/artefact-fixture.ts';
import { readLive } from '../log/live-releases.ts';
import { publishTogether } from '../publish.ts';
import { signatureErrors } from '../signing/release-signature.ts';
import { readTeams, type Teams } from '../signing/teams.ts';
import { contentHash, sha256 } from '../store/content-hash.ts';
import { releaseFolder } from '../store/registry-folders.ts';
import { sourceMapsFile } from '../store/source-maps.ts';
import { addTeam } from '../team-changes.ts';
import { ensureStored } from './fetch-release.ts';
import { pushStored } from './push-release.ts';
import type { ReleaseIndex } from './release-index.ts';

const MAPS = 'source maps';

let folder: string;
/** The registry in which a catalog with a team was published. */
let origin: string;
/** A store in a folder, which contains the releases of that registry. */
let pushed: string;
/** The registry of another machine, which lacks these releases. */
let registry: string;
let teams: Teams;
let catalog: { id: string; hash: string };

beforeEach(async () => {
  folder = await temporaryFolder();
  origin = join(folder, 'origin/registry');
  registry = join(folder, 'other/registry');
  pushed = join(folder, 'pushed');
  const keysFolder = join(folder, 'keys');
  await publishTogether([await shellBuild(join(folder, 'shell'))], origin);
  await addTeam(origin, 'design', ['catalog'], keysFolder);
  const build = await remoteBuild(join(folder, 'catalog'));
  await writeFile(sourceMapsFile(build), MAPS);
  await publishTogether([build], origin, { keysFolder });
  teams = await readTeams(origin);
  catalog = { id: 'catalog', hash: (await readLive(origin)).live['catalog'] ?? '' };
  await pushStored(origin, openStore({ place: pushed }));
});

const indexFile = () => join(pushed, catalog.id, catalog.hash, 'index.json');

async function changeIndex(change: (index: ReleaseIndex) => unknown): Promise<void> {
  const index = JSON.parse(await readFile(indexFile(), 'utf8'));
  await writeFile(indexFile(), JSON.stringify(change(index) ?? index));
}

const stored = () => readdir(join(registry, 'releases/catalog')).catch(() => []);

/** A source that responds with what `answer` returns for a path. @returns its address */
async function sourceThat(answer: (path: string) => Promise<Response | undefined>): Promise<string> {
  const { place } = await httpServer(async ({ url = '' }, response) => {
    const answered = await answer(url.slice('/store'.length));
    if (!answered) return;
    response.writeHead(answered.status);
    response.end(Buffer.from(await answered.arrayBuffer()));
  });
  return place;
}

const fileAt = async (path: string) => new Response(await readFile(join(pushed, path)));

const storedMaps = () =>
  readFile(sourceMapsFile(releaseFolder(registry, catalog.id, catalog.hash)), 'utf8').catch(() => undefined);

describe('a release comes whole and signed', () => {
  async function expectWhole() {
    expect(await contentHash(releaseFolder(registry, catalog.id, catalog.hash))).toBe(catalog.hash);
    expect(await signatureErrors(registry, teams, { catalog: catalog.hash })).toEqual({});
    expect((await stored()).sort()).toEqual([catalog.hash, `${catalog.hash}.signature.json`]);
  }

  test('from a folder, with its source maps', async () => {
    await ensureStored(registry, openStore({ place: pushed }), teams, catalog);
    await expectWhole();
    expect(await storedMaps()).toBe(MAPS);
  });

  test('from an S3-compatible bucket, pushed and read with its keys', async () => {
    const bucket = openStore(await emptyBucket());
    expect(await pushStored(origin, bucket)).toContainEqual({ ...catalog, isPushed: true });
    await ensureStored(registry, bucket, teams, catalog);
    await expectWhole();
    expect(await storedMaps()).toBe(MAPS);
  });

  test.each([
    ['has lost its source maps', (file: string) => rm(file)],
    ['sends others in place of its source maps', (file: string) => writeFile(file, 'others')],
  ])('from a source that %s, without these', async (_, damage) => {
    await damage(join(pushed, catalog.id, catalog.hash, sha256(MAPS)));
    await ensureStored(registry, openStore({ place: pushed }), teams, catalog);
    await expectWhole();
    expect(await storedMaps()).toBeUndefined();
  });

  test('from a source that was gone for a while', async () => {
    await rename(pushed, `${pushed}-away`);
    const from = openStore({ place: pushed });
    await expect(ensureStored(registry, from, teams, catalog)).rejects.toThrow('release -- push');
    await rename(`${pushed}-away`, pushed);
    await ensureStored(registry, from, teams, catalog);
    await expectWhole();
  });

  test('in place of a damaged one', async () => {
    await ensureStored(registry, openStore({ place: pushed }), teams, catalog);
    await writeFile(
      join(releaseFolder(registry, catalog.id, catalog.hash), 'server/remote.cjs'),
      'exports.pages = 7;',
    );
    await ensureStored(registry, openStore({ place: pushed }), teams, catalog);
    await expectWhole();
  });
});

describe('a store', () => {
  test('refuses to take a release with other keys', async () => {
    const { place, keys } = await emptyBucket();
    const store = openStore({ place, keys: { ...keys, secret: 'another' } });
    await expect(pushStored(origin, store)).rejects.toThrow(
      /^The store of releases http.+ cannot be used: it answers 403 to PUT .+\. Nothing went live\.$/,
    );
  });

  test('is not given a release that has lost files', async () => {
    await writeFile(join(releaseFolder(origin, catalog.id, catalog.hash), 'release.json'), '{}');
    const other = join(folder, 'another-store');
    expect(await pushStored(origin, openStore({ place: other }))).toContainEqual({
      ...catalog,
      isPushed: false,
    });
    expect(existsSync(join(other, 'catalog'))).toBe(false);
  });
});

describe('nothing is stored of a source', () => {
  async function expectRefused(place: string, reason: string, timeLimit?: number) {
    const fetched = ensureStored(registry, openStore({ place }), teams, catalog, timeLimit);
    await expect(fetched).rejects.toThrow(reason);
    expect(await stored()).toEqual([]);
  }

  test('that cannot be reached', () =>
    expectRefused('http://127.0.0.1:9', 'The source of releases http://127.0.0.1:9 cannot be used: '));

  test('PROM-302 that sends other bytes of a file', async () => {
    const { files }: ReleaseIndex = JSON.parse(await readFile(indexFile(), 'utf8'));
    const damaged = files.find(({ path }) => path === 'server/remote.cjs')?.sha256 ?? '';
    const place = await sourceThat(async (path) =>
      path.endsWith(damaged) ? new Response('other bytes') : fileAt(path),
    );
    await expectRefused(place, 'has server/remote.cjs of');
  });

  test('that lacks a file', async () => {
    const place = await sourceThat(async (path) =>
      path.endsWith('index.json') ? fileAt(path) : new Response('', { status: 404 }),
    );
    await expectRefused(place, 'not, or damaged');
  });

  test('whose index has a file more', async () => {
    await changeIndex(({ files }) => void files.push({ path: 'server/more.cjs', sha256: 'a'.repeat(64) }));
    await expectRefused(pushed, 'lists the files of another release');
  });

  test('PROM-302 whose index has a path that leads elsewhere, or is of no release', async () => {
    for (const path of [
      '../x',
      'client/../../x',
      '/etc/passwd',
      'client//x',
      'client\\..\\x',
      'teams.json',
    ]) {
      await changeIndex(({ files }) => void Object.assign(files[0] ?? {}, { path }));
      await expectRefused(pushed, 'is not the path of a released file');
    }
  });

  test('PROM-302 with the signature of another team', async () => {
    await addTeam(join(folder, 'foreign/registry'), 'design', ['catalog'], join(folder, 'foreign-keys'));
    const builds = [await shellBuild(join(folder, 'shell')), await remoteBuild(join(folder, 'catalog'))];
    const keysFolder = join(folder, 'foreign-keys');
    await publishTogether(builds, join(folder, 'foreign/registry'), { keysFolder });
    await pushStored(join(folder, 'foreign/registry'), openStore({ place: pushed }));
    await expectRefused(pushed, 'is not signed by design');
  });

  test('without a signature', async () => {
    await changeIndex(({ files }) => ({ files }));
    await expectRefused(pushed, 'is not signed by design');
  });

  test('that sends more than an index can have', async () => {
    await expectRefused(await sourceThat(async () => new Response('x'.repeat(1_000_001))), 'is too large');
  });

  test('that does not go on', async () => {
    await expectRefused(await sourceThat(async () => undefined), 'cannot be used', 200);
  });
});
