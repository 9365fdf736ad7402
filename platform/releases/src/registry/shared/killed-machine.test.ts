import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { expectWhole, publisherKiller } from '../../testing/killed-publisher.ts';
import { HAS_POSTGRES, postgresForFile } from '../../testing/postgres-server.ts';
import { expectSame, SharedMachines } from '../../testing/shared-machines.ts';

const KILLS = 20;

/** Publishes two builds alternately, without end. Each is pushed first. */
const PUBLISHER = `
const at = (file) => import(${JSON.stringify(`${join(import.meta.dirname, '..')}/`)} + file);
const { publishTogether } = await at('publish.ts');
const { openShared } = await at('shared/shared-registry.ts');
const { openStore } = await import(${JSON.stringify(createRequire(import.meta.url).resolve('store/open-store'))});
const [databaseUrl, place, registry, ...builds] = process.argv.slice(1);
const shared = await openShared({ databaseUrl, source: { place } });
process.stdout.write('ready');
for (let turn = 0; ; turn += 1) {
  await publishTogether([builds[turn % 2]], registry, { shared, store: openStore({ place }) });
  process.stdout.write('published');
}`;

describe.skipIf(!HAS_POSTGRES)('a machine that shares its registry', () => {
  const postgres = postgresForFile();

  test('PROM-300 is brought up to date after each publisher that is killed at any moment', {
    tags: ['all'],
    timeout: 300_000,
  }, async () => {
    const machines = await SharedMachines.on(await postgres.database());
    const [one, other] = [await machines.machine('one'), await machines.machine('other')];
    const builds = await Promise.all(['first', 'second'].map((text) => machines.catalog(text)));
    await one.publish([await machines.shell(), ...builds.slice(1)]);
    const positions = new Set<number>();
    // Proves that publishers are killed in the middle of their work, not only before it.
    const isEnough = () => positions.size > KILLS / 5;
    const places = [machines.url, join(machines.folder, 'store'), one.registry];
    const killNext = publisherKiller(PUBLISHER, [...places, ...builds]);
    for (let kill = 0; kill < KILLS || !isEnough(); kill += 1) {
      await killNext((kill % KILLS) / KILLS);
      positions.add(await one.update());
      await other.update();
      await expectSame(one, other);
      await expectWhole(other.registry);
    }
  });
});
