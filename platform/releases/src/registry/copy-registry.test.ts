// @module-tag all
import { existsSync } from 'node:fs';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder } from '../testing/artefact-fixture.ts';
import { copyRegistry, registryFaults } from './copy-registry.ts';
import { readLog } from './log/change-log.ts';
import { readLive } from './log/live-releases.ts';
import { publish, publishTogether } from './publish.ts';
import { releasedSet } from './released-set.ts';
import { liveFile, logFile, releaseFolder, teamsFile } from './store/registry-folders.ts';
import { sourceMapsFile } from './store/source-maps.ts';

async function copied() {
  const folder = await temporaryFolder();
  const registry = join(folder, 'registry');
  const catalog = join(folder, 'catalog');
  await publishTogether([await shellBuild(join(folder, 'shell')), await remoteBuild(catalog)], registry);
  const first = await readLive(registry);
  await remoteBuild(catalog, { script: 'second' });
  await writeFile(sourceMapsFile(catalog), 'maps');
  await publish(catalog, registry);
  const copy = join(folder, 'copy', 'registry');
  await copyRegistry(registry, copy);
  return { registry, copy, first };
}

test('PROM-265 a copy of the registry has the log and what is live, and can be served', async () => {
  const { registry, copy, first } = await copied();
  const { live } = await readLive(registry);
  const maps = sourceMapsFile(releaseFolder(copy, 'catalog', live['catalog'] ?? ''));
  expect(await readFile(maps, 'utf8')).toBe('maps');
  expect(await readLive(copy)).toEqual(await readLive(registry));
  expect(await readLog(copy)).toEqual(await readLog(registry));
  expect(await releasedSet(copy)).toEqual(await releasedSet(registry));
  expect(existsSync(releaseFolder(copy, 'catalog', first.live['catalog'] ?? ''))).toBe(false);
  expect(await registryFaults(copy)).toEqual([]);
});

test('a shop that has published nothing has no registry to copy, and no fault', async () => {
  const registry = join(await temporaryFolder(), 'registry');
  await copyRegistry(registry, `${registry}-copy`);
  expect([existsSync(registry), existsSync(`${registry}-copy`)]).toEqual([false, false]);
  expect(await registryFaults(registry)).toEqual([]);
});

test.each<[fault: RegExp, damage: (folder: string, registry: string) => Promise<unknown>]>([
  [/^The live release catalog \w+ is missing\.$/, (folder) => rm(folder, { recursive: true })],
  [
    /^The live release catalog \w+ is damaged: its files are not those that were published\.$/,
    (folder) => writeFile(join(folder, 'server/remote.cjs'), 'exports.pages = 7;'),
  ],
  [
    /^The release registry is damaged: .*live\.json cannot be read/,
    (_, registry) => Promise.all([truncate(liveFile(registry), 30), rm(logFile(registry))]),
  ],
  [/teams\.json cannot be read/, (_, registry) => writeFile(teamsFile(registry), '{')],
])('PROM-267 %s is a fault of the registry', async (fault, damage) => {
  const { registry } = await copied();
  const { live } = await readLive(registry);
  await damage(releaseFolder(registry, 'catalog', live['catalog'] ?? ''), registry);
  expect(await registryFaults(registry)).toEqual([expect.stringMatching(fault)]);
});
