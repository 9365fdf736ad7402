// @module-tag all
import { join } from 'node:path';
import { publish } from 'releases/registry/publish';
import { rollback } from 'releases/registry/rollback';
import { remoteBuild, shellBuild } from 'releases/testing/artefact-fixture';
import { LIVE_SET_PATH, type LiveSet } from 'shared-contracts/document';
import { expect, test } from 'vitest';
import { edgeUnderTest } from '../testing/edge-fixture.ts';
import { dataBlock } from '../testing/page-fixture.ts';

const shellOf = (release: string) => `
exports.shared = { 'shop/number': { number: 7 } };
exports.handlePageRequest = async ({ loadRemote }) => ({
  status: 200,
  modules: [],
  head: { title: 'Home' },
  queries: JSON.stringify({ shell: '${release}', catalog: loadRemote('catalog').release }),
});`;
const catalogOf = (release: string) => `exports.pages = {}; exports.release = '${release}';`;
const SCRIPTS = { shell: 'static/js/shell.1.js', catalog: 'static/js/async/shop.1.js' } as const;
const POLL = { timeout: 20_000 };

test('PROM-139 PROM-180 each set of two neighbouring releases of shell and remote is rendered, and tabs from before it find their files and what is live', async () => {
  const { origin, registry, builds } = await edgeUnderTest({
    shell: shellOf('N-1'),
    catalog: catalogOf('N-1'),
  });
  const live = async () => {
    const response = await fetch(origin + LIVE_SET_PATH);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return (await response.json()) as LiveSet;
  };
  const rendered = async () => dataBlock(await (await fetch(origin)).text(), 'query-state');
  const former = (await live()).live;
  const expectFiles = async (hashes: LiveSet['live']) => {
    for (const [id, file] of Object.entries(SCRIPTS)) {
      const { status } = await fetch(`${origin}/releases/${id}/${hashes[id]}/${file}`);
      expect(status, `${id} ${file}`).toBe(200);
    }
  };

  const shell = join(builds, 'shell');
  await publish(await shellBuild(shell, { contract: '2.3.0', server: shellOf('N') }), registry);
  await expect.poll(rendered, POLL).toEqual({ shell: 'N', catalog: 'N-1' });
  await expectFiles(former);

  const catalog = join(builds, 'catalog');
  await publish(await remoteBuild(catalog, { server: catalogOf('N') }), registry);
  await expect.poll(rendered, POLL).toEqual({ shell: 'N', catalog: 'N' });
  await expectFiles(former);
  const { live: next, withdrawn: none } = await live();
  expect(none).toEqual([]);

  await rollback({ ids: ['shell'] }, registry);
  await expect.poll(rendered, POLL).toEqual({ shell: 'N-1', catalog: 'N' });
  await expectFiles(next);
  expect(await live()).toEqual({
    live: { shell: former.shell, catalog: next.catalog },
    withdrawn: [`shell/${next.shell}`],
  });

  await rollback({ ids: ['catalog'] }, registry);
  await expect.poll(rendered, POLL).toEqual({ shell: 'N-1', catalog: 'N-1' });
  await expectFiles(next);
  const { withdrawn } = await live();
  expect(withdrawn.toSorted()).toEqual([`catalog/${next.catalog}`, `shell/${next.shell}`]);
});
