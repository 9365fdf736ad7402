import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder } from '../testing/artefact-fixture.ts';
import { expectWhole, publisherKiller } from '../testing/killed-publisher.ts';
import { publish, publishTogether } from './publish.ts';

const KILLS = 50;

/** Publishes two builds alternately, without end. */
const PUBLISHER = `
const { publish } = await import(${JSON.stringify(join(import.meta.dirname, 'publish.ts'))});
const [registry, ...builds] = process.argv.slice(1);
process.stdout.write('ready');
for (let turn = 0; ; turn += 1) {
  await publish(builds[turn % 2], registry);
  process.stdout.write('published');
}`;

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
  const killNext = publisherKiller(PUBLISHER, [registry, ...builds]);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await killNext(kill / KILLS);
    changes.add(await expectWhole(registry));
  }
  // Proves that publishers were killed in the middle of their work, not only before it.
  expect(changes.size).toBeGreaterThan(KILLS / 5);
  await expect(publish(shell, registry)).resolves.toMatchObject({ changed: false });
});
