import { join } from 'node:path';
import { publish } from 'releases/registry/publish';
import { rollback } from 'releases/registry/rollback';
import { remoteBuild } from 'releases/testing/artefact-fixture';
import { LIVE_SET_PATH, type LiveSet } from 'shared-contracts/document';
import { expect, test } from 'vitest';
import { pagesUnderTest } from '../testing/page-fixture.ts';

const POLL = { timeout: 10_000 };

test('PROM-139 open tabs are told which releases are served, and which were taken back', async () => {
  const { origin, registry, builds } = await pagesUnderTest();
  const told = async () => {
    const response = await fetch(origin + LIVE_SET_PATH);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return (await response.json()) as LiveSet;
  };
  const before = await told();
  expect(Object.keys(before.live)).toEqual(expect.arrayContaining(['shell', 'catalog']));
  expect(before.withdrawn).toEqual([]);

  const bad = await publish(await remoteBuild(join(builds, 'catalog'), { script: 'bad' }), registry);
  await expect.poll(told, POLL).toMatchObject({ live: { catalog: bad.hash }, withdrawn: [] });
  await rollback({ ids: ['catalog'] }, registry);
  await expect.poll(told, POLL).toEqual({ ...before, withdrawn: [`catalog/${bad.hash}`] });
});
