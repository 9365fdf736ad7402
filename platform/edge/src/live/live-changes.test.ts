// @module-tag all
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishTogether } from 'releases/registry/publish';
import { rollback } from 'releases/registry/rollback';
import { openShared, type SharedRegistry } from 'releases/registry/shared/shared-registry';
import type { ReleaseIndex } from 'releases/registry/source/release-index';
import { sourceMapsFile } from 'releases/registry/store/source-maps';
import { remoteBuild, shellBuild, temporaryFolder } from 'releases/testing/artefact-fixture';
import { HAS_OWN_POSTGRES, HAS_POSTGRES, postgresForFile } from 'releases/testing/postgres-server';
import { openStore } from 'store/open-store';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { readEnvironment } from '../env.ts';
import { eventCounts } from '../event-log.ts';
import { type EdgeServer, startEdge } from '../server/edge-server.ts';

/** A busy machine takes a while to start a renderer. */
const PATIENCE = { timeout: 25_000, interval: 20 };

const shownHealth = z.object({
  status: z.string(),
  serial: z.number().optional(),
  changesNotFollowed: z.number(),
});

describe.skipIf(!HAS_POSTGRES)(
  'edge servers that share what is live by Postgres',
  { timeout: 120_000 },
  () => {
    const postgres = postgresForFile();
    let folder: string;
    let url: string;
    /** The registry of the machine `one`, where releases are published. */
    let registry: string;
    let shared: SharedRegistry | undefined;

    beforeEach(async () => {
      folder = await temporaryFolder();
      url = await postgres.database();
      registry = join(folder, 'one/registry');
      shared = await openShared({ databaseUrl: url });
      onTestFinished(async () => void (await shared?.rows.close()));
      await publish(await shellBuild(join(folder, 'shell')), await catalogOf('first'));
    });

    const catalogOf = (text: string) =>
      remoteBuild(join(folder, text), { script: `globalThis.text = '${text}';` });

    async function publish(...builds: string[]): Promise<string> {
      const store = openStore({ place: join(folder, 'store') });
      return (await publishTogether(builds, registry, { shared, store })).at(-1)?.hash ?? '';
    }

    async function edge(name: string, environment: NodeJS.ProcessEnv = {}): Promise<EdgeServer> {
      const own = { SHOP_DATA: join(folder, name), PORT: '0', METRICS_PORT: '0', DATABASE_URL: url };
      const server = await startEdge(
        readEnvironment({
          ...own,
          PAGE_RENDER_LIMIT: '5000',
          RELEASE_SOURCE: join(folder, 'store'),
          ...environment,
        }),
      );
      onTestFinished(() => server.stop());
      return server;
    }

    const readAt = async (address: string) => (await fetch(address)).text();
    const health = async ({ origin }: EdgeServer) =>
      shownHealth.parse(await (await fetch(`${origin}/health/ready`)).json());

    /** Waits until the server's documents refer to this release of the catalog. */
    async function serves({ origin }: EdgeServer, hash: string): Promise<void> {
      await vi.waitUntil(async () => (await readAt(`${origin}/`)).includes(`catalog/${hash}/`), PATIENCE);
    }

    test('PROM-300 serve a release that one machine publishes, and its roll-back, with another edge server as the source', async () => {
      const one = await edge('one');
      const two = await edge('two', { RELEASE_SOURCE: `${one.metricsOrigin}/releases` });
      const first = await publish(await catalogOf('first'));
      await Promise.all([serves(one, first), serves(two, first)]);
      const second = await publish(await catalogOf('second'));
      const published = performance.now();
      await Promise.all([serves(one, second), serves(two, second)]);
      console.log(
        `Both edge servers served a release after ${Math.round(performance.now() - published)} ms.`,
      );
      await rollback({ ids: ['catalog'] }, registry, { shared });
      await Promise.all([serves(one, first), serves(two, first)]);
      expect(await health(two)).toMatchObject({ serial: 3, changesNotFollowed: 0 });
    });

    test('have the releases that a roll-back may need before it is asked for', async () => {
      const first = await publish(await catalogOf('first'));
      await publish(await catalogOf('second'));
      const two = await edge('two');
      const script = `${two.origin}/releases/catalog/${first}/remoteEntry.1.js`;
      await vi.waitUntil(async () => (await fetch(script)).ok, PATIENCE);
    });

    test('PROM-302 offer releases whole on the private port alone', async () => {
      const build = await catalogOf('first');
      await writeFile(sourceMapsFile(build), 'source maps');
      const hash = await publish(build);
      const { origin, metricsOrigin } = await edge('one');
      const index = await fetch(`${metricsOrigin}/releases/catalog/${hash}/index.json`);
      const { files, maps }: ReleaseIndex = JSON.parse(await index.text());
      const server = files.find(({ path }) => path === 'server/remote.cjs');
      const privately = `/releases/catalog/${hash}/${server?.sha256}`;
      expect(await readAt(`${metricsOrigin}${privately}`)).toBe('exports.pages = {};');
      const privateMaps = `/releases/catalog/${hash}/${maps}`;
      expect(await readAt(`${metricsOrigin}${privateMaps}`)).toBe('source maps');
      for (const path of [privately, privateMaps, `/releases/catalog/${hash}/index.json`])
        expect((await fetch(`${origin}${path}`)).status).toBe(404);
      const unknown = `${metricsOrigin}/releases/catalog/${'0'.repeat(16)}/index.json`;
      expect((await fetch(unknown)).status).toBe(404);
    });

    test('PROM-301 wait with an empty folder for their source', async () => {
      await rename(join(folder, 'store'), join(folder, 'away'));
      const two = await edge('two');
      expect(await health(two)).toMatchObject({ status: 'nothing is released' });
      await rename(join(folder, 'away'), join(folder, 'store'));
      await vi.waitUntil(async () => (await fetch(`${two.origin}/health/ready`)).ok, PATIENCE);
    });

    test('PROM-301 go on with what they have while a release cannot be fetched, and take it once it is there', async () => {
      const two = await edge('two');
      const store = openStore({ place: join(folder, 'elsewhere') });
      const [published] = await publishTogether([await catalogOf('second')], registry, { shared, store });
      await vi.waitUntil(async () => (await health(two)).changesNotFollowed > 0, PATIENCE);
      expect(await health(two)).toMatchObject({ status: 'ready', serial: 1 });
      const place = join(folder, 'store/catalog');
      await mkdir(place, { recursive: true });
      await rename(
        join(folder, 'elsewhere/catalog', published?.hash ?? ''),
        join(place, published?.hash ?? ''),
      );
      await serves(two, published?.hash ?? '');
    });

    describe.skipIf(!HAS_OWN_POSTGRES)('while the database is away', () => {
      const events = (event: 'live-changes-not-followed' | 'live-changes-followed') =>
        eventCounts().get(event) ?? 0;

      test('PROM-301 serve on, say so once, and follow it again', async () => {
        const one = await edge('one');
        const before = [events('live-changes-not-followed'), events('live-changes-followed')];
        await postgres.halt();
        await vi.waitUntil(async () => (await health(one)).changesNotFollowed > 2, PATIENCE);
        expect(await health(one)).toMatchObject({ status: 'ready', serial: 1 });
        expect((await fetch(one.origin)).status).toBe(200);
        expect(await readAt(`${one.metricsOrigin}/metrics`)).toMatch(
          /^edge_changes_not_followed_seconds [2-9]/m,
        );
        expect(await readAt(`${one.origin}/ops`)).toContain(
          'does not arrive here: The live releases of the database',
        );
        await postgres.resume();
        await vi.waitUntil(async () => (await health(one)).changesNotFollowed === 0, PATIENCE);
        const since = [events('live-changes-not-followed'), events('live-changes-followed')];
        expect(since.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1]);
        const second = await publish(await catalogOf('second'));
        await serves(one, second);
      });

      test('PROM-301 start with what they have', async () => {
        await postgres.halt();
        const one = await edge('one');
        expect(await health(one)).toMatchObject({ status: 'ready', serial: 1 });
        await postgres.resume();
      });
    });
  },
);
