// @module-tag all
import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder } from '../testing/artefact-fixture.ts';
import { HAS_POSTGRES, postgresForFile } from '../testing/postgres-server.ts';
import { expectSame, SharedMachines } from '../testing/shared-machines.ts';
import { beginCanary, theCanary, withdrawCanary } from './canary.ts';
import { collectGarbage } from './collect-garbage.ts';
import { withdrawnCanaries } from './log/canaries.ts';
import { readLog } from './log/change-log.ts';
import { readLive } from './log/live-releases.ts';
import { publish, publishTogether, registerTogether } from './publish.ts';
import { rollback } from './rollback.ts';
import { releaseFolder } from './store/registry-folders.ts';

const DAY_MS = 86_400_000;

/** A shop with a catalog, and a next one that is registered. */
async function withNextCatalog() {
  const folder = await temporaryFolder();
  const registry = join(folder, 'registry');
  const catalog = (text: string) =>
    remoteBuild(join(folder, text), { script: `globalThis.text = '${text}';` });
  await publish(await shellBuild(join(folder, 'shell')), registry);
  const { hash: live } = await publish(await catalog('live'), registry);
  const registered = await registerTogether([await catalog('next')], registry, {});
  return { registry, catalog, live, registered, next: registered.hashes['catalog'] ?? '' };
}

describe('a canary', () => {
  test('PROM-308 changes nothing that is live, and is the only one', async () => {
    const { registry, registered, live, next, catalog } = await withNextCatalog();
    await beginCanary(registry, { ...registered, commits: { catalog: 'abc' } }, 5);
    expect(await theCanary(registry)).toMatchObject({
      ...{ percent: 5, hashes: { catalog: next }, commits: { catalog: 'abc' } },
    });
    expect(await readLive(registry)).toMatchObject({ serial: 2, live: { catalog: live } });
    const other = await registerTogether([await catalog('other')], registry, {});
    await expect(beginCanary(registry, other, 5)).rejects.toThrow(`catalog ${next} is a canary already`);
    await expect(beginCanary(registry, { ...registered, hashes: { catalog: live } }, 5)).rejects.toThrow();
  });

  test('PROM-308 of what is live already is refused', async () => {
    const { registry, registered, live } = await withNextCatalog();
    await expect(beginCanary(registry, { ...registered, hashes: { catalog: live } }, 5)).rejects.toThrow(
      'These builds are live already.',
    );
  });

  test('PROM-308 goes live as it was stored, by the commit that it was built from', async () => {
    const { registry, registered, next } = await withNextCatalog();
    await beginCanary(registry, registered, 5);
    const stored = releaseFolder(registry, 'catalog', next);
    const notes = { commits: { catalog: 'abc' } };
    expect(await publishTogether([stored], registry, notes)).toEqual([
      { id: 'catalog', hash: next, changed: true },
    ]);
    const { history } = await readLive(registry);
    expect(history['catalog']?.at(-1)).toMatchObject({ hash: next, commit: 'abc' });
    await expect(theCanary(registry)).rejects.toThrow('No canary is running.');
  });

  test('PROM-308 is withdrawn once, with its reason, and ends with a roll-back of its package', async () => {
    const { registry, registered, next, catalog } = await withNextCatalog();
    await beginCanary(registry, registered, 5);
    const canary = await theCanary(registry);
    await withdrawCanary(registry, canary, { why: 'It is slow.', by: 'the edge server' });
    await withdrawCanary(registry, canary, { why: 'It is late.' });
    const log = await readLog(registry);
    expect(log.filter((entry) => entry.canary)).toHaveLength(2);
    expect(log.at(-1)).toMatchObject({ action: 'canary', why: 'It is slow.', by: 'the edge server' });
    expect(withdrawnCanaries(log)).toEqual([`catalog/${next}`]);

    await publish(await catalog('newer'), registry);
    await beginCanary(registry, registered, 5);
    await rollback({ ids: ['catalog'] }, registry);
    await expect(theCanary(registry)).rejects.toThrow('No canary is running.');
  });

  test('PROM-308 keeps its files while it runs, and for a week after it was registered last', async () => {
    const { registry, registered, next, catalog } = await withNextCatalog();
    const folder = releaseFolder(registry, 'catalog', next);
    const old = new Date(Date.now() - 8 * DAY_MS);
    await beginCanary(registry, registered, 5);
    await utimes(folder, old, old);
    await collectGarbage(registry);
    expect(existsSync(folder)).toBe(true);
    await withdrawCanary(registry, await theCanary(registry), {});
    await registerTogether([await catalog('next')], registry, {});
    await collectGarbage(registry);
    expect(existsSync(folder)).toBe(true);
    await utimes(folder, old, old);
    await collectGarbage(registry);
    expect(existsSync(folder)).toBe(false);
  });
});

describe.skipIf(!HAS_POSTGRES)('a canary of several machines', () => {
  const postgres = postgresForFile();

  test('PROM-308 begins and ends on each of them, by whoever withdraws it first', async () => {
    const machines = await SharedMachines.on(await postgres.database());
    const [one, other] = [await machines.machine('one'), await machines.machine('other')];
    await one.publish([await machines.shell(), await machines.catalog('live')]);
    const registered = await registerTogether([await machines.catalog('next')], one.registry, {
      shared: one.shared,
    });
    await beginCanary(one.registry, registered, 5, { shared: one.shared });
    await other.update();
    const canary = await theCanary(other.registry);
    expect(canary.hashes).toEqual(registered.hashes);
    const results = await Promise.allSettled([
      withdrawCanary(one.registry, canary, { shared: one.shared }),
      withdrawCanary(other.registry, canary, { shared: other.shared }),
    ]);
    expect(results.map(({ status }) => status)).toContain('fulfilled');
    await Promise.all([one.update(), other.update()]);
    expect((await readLog(one.registry)).filter((entry) => entry.canary)).toHaveLength(2);
    await expectSame(one, other);
  });
});
