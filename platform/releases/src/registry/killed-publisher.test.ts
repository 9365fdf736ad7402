import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder } from '../testing/artefact-fixture.ts';
import { readLive } from './log/live-releases.ts';
import { publish, publishTogether } from './publish.ts';
import { contentHash } from './store/content-hash.ts';
import { releaseFolder } from './store/registry-folders.ts';

const KILLS = 50;

/** Publishes two builds by turns without an end. */
const PUBLISHER = `
const { publish } = await import(${JSON.stringify(join(import.meta.dirname, 'publish.ts'))});
const [registry, ...builds] = process.argv.slice(1);
process.stdout.write('ready');
for (let turn = 0; ; turn += 1) {
  await publish(builds[turn % 2], registry);
  process.stdout.write('published');
}`;

// Each publisher is a process of its own.
test('PROM-155 a publisher that is killed at any moment leaves a whole release live', {
  tags: ['matrix'],
  timeout: 300_000,
}, async () => {
  const folder = await temporaryFolder();
  const registry = join(folder, 'registry');
  const shell = await shellBuild(join(folder, 'shell'));
  const builds = await Promise.all(
    ['1', '2'].map((text) => remoteBuild(join(folder, text), { script: `globalThis.shop = ${text};` })),
  );
  await publishTogether([shell, ...builds.slice(0, 1)], registry);
  const changes = new Set<number>();
  // Three publications, however long they take on this machine.
  let longestLife = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const args = ['--no-warnings', '--input-type=module', '--eval', PUBLISHER, registry, ...builds];
    const publisher = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(publisher.stdout, 'data');
    if (longestLife === 0) {
      const started = performance.now();
      await once(publisher.stdout, 'data');
      longestLife = 3 * (performance.now() - started);
    } else await pause((longestLife * kill) / KILLS);
    publisher.kill('SIGKILL');
    await once(publisher, 'close');
    const { serial, live } = await readLive(registry);
    changes.add(serial);
    for (const [id, hash] of Object.entries(live)) {
      expect(await contentHash(releaseFolder(registry, id, hash))).toBe(hash);
    }
  }
  // Some were killed in the middle of their work, not before it.
  expect(changes.size).toBeGreaterThan(KILLS / 5);
  await expect(publish(shell, registry)).resolves.toMatchObject({ changed: false });
});
