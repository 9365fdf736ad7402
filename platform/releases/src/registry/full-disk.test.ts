import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder } from '../testing/artefact-fixture.ts';
import { fillUp, mountSmallDisk } from '../testing/small-disk.ts';
import { readLog } from './log/change-log.ts';
import { readLive } from './log/live-releases.ts';
import { publish, publishTogether } from './publish.ts';
import { rollback } from './rollback.ts';
import { contentHash } from './store/content-hash.ts';
import { releaseFolder } from './store/registry-folders.ts';

// Mounts a disk, which needs root. Without it, the test is skipped with the reason.
test('on a full disk nothing is published, what is live stays whole, and a roll-back works and is logged', {
  tags: ['matrix'],
}, async ({ skip }) => {
  const builds = await temporaryFolder();
  const disk = await temporaryFolder();
  const reason = mountSmallDisk(disk, '512k');
  if (reason !== undefined) skip(reason);
  const registry = join(disk, 'registry');
  const catalog = join(builds, 'catalog');
  await publishTogether([await shellBuild(join(builds, 'shell')), await remoteBuild(catalog)], registry);
  const first = (await readLive(registry)).live;
  await publish(await remoteBuild(catalog, { script: 'second' }), registry);
  const second = await readLive(registry);

  const filler = join(disk, 'filler');
  await fillUp(filler);
  await remoteBuild(catalog, { script: 'third' });
  await expect(publish(catalog, registry)).rejects.toThrow('ENOSPC');
  expect(await readLive(registry)).toEqual(second);
  for (const [id, hash] of Object.entries(second.live))
    expect(await contentHash(releaseFolder(registry, id, hash))).toBe(hash);

  await rollback({ ids: ['catalog'] }, registry);
  expect((await readLive(registry)).live).toEqual(first);
  expect((await readLog(registry)).at(-1)).toMatchObject({ serial: 3, action: 'rollback' });

  await rm(filler);
  await publish(catalog, registry);
  expect(await readLive(registry)).toMatchObject({ serial: 4 });
});
