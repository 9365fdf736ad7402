import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder } from '../testing/artefact-fixture.ts';
import { readLive } from './live-releases.ts';
import { publish, publishTogether } from './publish.ts';
import { releasedSet } from './released-set.ts';
import { rollback } from './rollback.ts';

let registry: string;
let shell: string;
let catalog: string;

beforeEach(async () => {
  const folder = await temporaryFolder();
  registry = join(folder, 'registry');
  shell = await shellBuild(join(folder, 'shell'));
  catalog = join(folder, 'catalog');
  await publish(shell, registry);
});

async function publishCatalog(script: string): Promise<string> {
  return (await publish(await remoteBuild(catalog, { script }), registry)).hash;
}

async function liveCatalog() {
  const set = await releasedSet(registry);
  return set?.remotes[0]?.hash;
}

describe('rollback', () => {
  test('makes the previous release live again', async () => {
    const first = await publishCatalog('1');
    const second = await publishCatalog('2');
    expect(await rollback('catalog', registry)).toEqual({ from: second, to: first });
    expect(await liveCatalog()).toBe(first);
    expect(await readLive(registry)).toMatchObject({ serial: 4 });
  });

  test('never goes back to a release that was itself rolled back', async () => {
    const good = await publishCatalog('good');
    await publishCatalog('bad');
    await rollback('catalog', registry);
    await publishCatalog('bad too');
    await rollback('catalog', registry);
    expect(await liveCatalog()).toBe(good);
  });

  test('accepts a rolled-back release that is published again', async () => {
    await publishCatalog('1');
    const second = await publishCatalog('2');
    await rollback('catalog', registry);
    await publishCatalog('2');
    expect(await liveCatalog()).toBe(second);
  });

  test('refuses when there is no previous release', async () => {
    await publishCatalog('1');
    await expect(rollback('catalog', registry)).rejects.toThrow('catalog has no release before');
    await expect(rollback('account', registry)).rejects.toThrow('account was never published.');
  });

  test('refuses a release that is no longer compatible with the shell', async () => {
    await publishCatalog('1');
    await shellBuild(shell, { contract: '2.0.0' });
    await remoteBuild(catalog, { contract: '^2.0.0' });
    await publishTogether([shell, catalog], registry);
    await expect(rollback('catalog', registry)).rejects.toThrow('catalog needs contract ^1.0.0');
  });
});
