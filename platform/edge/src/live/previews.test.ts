// @module-tag all

import { join } from 'node:path';
import { publishTogether, registerTogether } from 'releases/registry/publish';
import { hashesOf, releasedSet } from 'releases/registry/released-set';
import { previewToken } from 'releases/registry/signing/preview';
import { readTeams } from 'releases/registry/signing/teams';
import { addTeam } from 'releases/registry/team-changes';
import { remoteBuild, shellBuild, temporaryFolder } from 'releases/testing/artefact-fixture';
import { bareSet } from 'releases/testing/set-fixture';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServedSet } from './live-pages.ts';
import { Previews } from './previews.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Previews of three releases of the catalog, and of two packages together. Their renderers only note that they run. */
async function previewsUnderTest() {
  const folder = await temporaryFolder();
  const registry = join(folder, 'shop/registry');
  const keysFolder = join(folder, 'keys');
  await publishTogether([await shellBuild(join(folder, 'shell'))], registry);
  await addTeam(registry, 'design', ['catalog', 'account'], keysFolder);
  const tokens: string[] = [];
  const sign = async (builds: readonly string[]) => {
    const { hashes } = await registerTogether(builds, registry, { keysFolder });
    tokens.push(await previewToken(await readTeams(registry), hashes, Date.now() + 60_000, keysFolder));
  };
  const catalog = (text: string) =>
    remoteBuild(join(folder, `catalog-${text}`), { script: `globalThis.text = '${text}';` });
  for (const text of ['1', '2', '3']) await sign([await catalog(text)]);
  await sign([await catalog('1'), await remoteBuild(join(folder, 'account'), { id: 'account', pages: {} })]);
  const { set = bareSet(1) } = await releasedSet(registry);
  const running: (string | undefined)[] = [];
  const open = (opened: typeof set): ServedSet => {
    const hash = opened.remotes[0]?.hash;
    running.push(hash);
    const stop = async () => void running.splice(running.indexOf(hash), 1);
    return { set: opened, renderer: { tried: Promise.resolve(undefined), stop } } as unknown as ServedSet;
  };
  const live = { set } as ServedSet;
  const previews = new Previews({ registry, source: undefined, current: () => live, open });
  return { running, see: (index: number) => previews.of(tokens[index] ?? ''), previews };
}

test('PROM-307 several visits of a preview, also at once, share one renderer', async () => {
  const { running, see } = await previewsUnderTest();
  await Promise.all([see(0), see(0)]);
  await see(0);
  expect(running).toHaveLength(1);
});

test('PROM-307 several packages are seen together', async () => {
  const { see } = await previewsUnderTest();
  const { served, preview } = await see(3);
  const { shell, ...remotes } = hashesOf(served.set);
  expect(remotes).toEqual(preview.releases);
  expect(Object.keys(remotes).sort()).toEqual(['account', 'catalog']);
  expect(shell).toMatch(/./);
});

test('PROM-307 the renderer of a preview stops ten minutes after its last document', async () => {
  const { running, see } = await previewsUnderTest();
  await see(0);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  await see(0);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(running).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(running).toHaveLength(0);
  await see(0);
  expect(running).toHaveLength(1);
});

test('PROM-307 a third preview takes the place of the one that was not needed for longest', async () => {
  const { running, see, previews } = await previewsUnderTest();
  const [first] = [await see(0), await see(1)];
  await see(0);
  await see(2);
  expect(running).toHaveLength(2);
  expect(running).toContain(first.preview.releases.catalog);
  await previews.stop();
  expect(running).toHaveLength(0);
});
