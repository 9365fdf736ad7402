// @module-tag all
import { join } from 'node:path';
import { publish, publishTogether } from 'releases/registry/publish';
import { rollback } from 'releases/registry/rollback';
import { remoteBuild, shellBuild } from 'releases/testing/artefact-fixture';
import { expect, test } from 'vitest';
import { dataBlock, pagesUnderTest } from '../testing/page-fixture.ts';

/** Supports contract 3, with the number 3, and contract 2 through an adapter, with the number 2. */
const shellOfTwoMajors = `
exports.shared = { 'shop/number': { number: 3, half: 1 } };
exports.previous = { version: '2.9.0', shared: { 'shop/number': { number: 2 } } };
exports.handlePageRequest = async ({ loadRemote }) => ({
  status: 200,
  modules: [],
  head: { title: 'Home' },
  queries: JSON.stringify({ catalog: loadRemote('catalog').pages.shop, account: loadRemote('account').pages.shop }),
});`;

const server = "exports.pages = { shop: require('shop/number').number };";
const numbers = { 'shop/number': ['number'] };
const POLL = { timeout: 20_000 };

test('PROM-154 a shell of a new contract major goes live alone, then each remote moves by itself, and back', async () => {
  const { origin, registry, builds } = await pagesUnderTest();
  const shown = async () => dataBlock(await (await fetch(origin)).text(), 'query-state');
  const remote = (id: string, contract: string) =>
    remoteBuild(join(builds, id), { id, contract, server, imports: numbers });
  await publishTogether([await remote('catalog', '^2.0.0'), await remote('account', '^2.0.0')], registry);

  const shell = await shellBuild(join(builds, 'shell'), {
    contract: '3.0.0',
    exports: { 'shop/number': ['number', 'half'] },
    previous: { contract: '2.9.0', exports: numbers },
    server: shellOfTwoMajors,
  });
  await publish(shell, registry);
  await expect.poll(shown, POLL).toEqual({ catalog: 2, account: 2 });
  await publish(await remote('catalog', '^3.0.0'), registry);
  await expect.poll(shown, POLL).toEqual({ catalog: 3, account: 2 });
  await publish(await remote('account', '^3.0.0'), registry);
  await expect.poll(shown, POLL).toEqual({ catalog: 3, account: 3 });
  await rollback({ ids: ['catalog'] }, registry);
  await expect.poll(shown, POLL).toEqual({ catalog: 2, account: 3 });

  const alsoNew = await remoteBuild(join(builds, 'catalog'), {
    contract: '^2.0.0',
    imports: { 'shop/number': ['half'] },
  });
  await expect(publish(alsoNew, registry)).rejects.toThrow('catalog imports half from shop/number');
});
