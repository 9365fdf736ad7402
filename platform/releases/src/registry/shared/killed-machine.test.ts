import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { HAS_POSTGRES, postgresForFile } from '../../testing/postgres-server.ts';
import { expectSame, SharedMachines } from '../../testing/shared-machines.ts';
import { readLive } from '../log/live-releases.ts';
import { contentHash } from '../store/content-hash.ts';
import { releaseFolder } from '../store/registry-folders.ts';

const KILLS = 20;

/** Publishes two builds by turns without an end, each of them pushed before. */
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
    // Some are killed in the middle of their work, not before it.
    const isEnough = () => positions.size > KILLS / 5;
    // Three publications, however long they take on this machine.
    let longestLife = 0;
    for (let kill = 0; kill < KILLS || !isEnough(); kill += 1) {
      const places = [machines.url, join(machines.folder, 'store'), one.registry];
      const args = ['--no-warnings', '--input-type=module', '--eval', PUBLISHER, ...places, ...builds];
      const publisher = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(publisher.stdout, 'data');
      if (longestLife === 0) {
        const started = performance.now();
        await once(publisher.stdout, 'data');
        longestLife = 3 * (performance.now() - started);
      } else await pause((longestLife * (kill % KILLS)) / KILLS);
      publisher.kill('SIGKILL');
      await once(publisher, 'close');
      positions.add(await one.update());
      await other.update();
      await expectSame(one, other);
      const { live } = await readLive(other.registry);
      for (const [id, hash] of Object.entries(live))
        expect(await contentHash(releaseFolder(other.registry, id, hash))).toBe(hash);
    }
  });
});
