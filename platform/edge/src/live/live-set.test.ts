// @module-tag all
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readLive, writeLive } from 'releases/registry/log/live-releases';
import { publish, publishTogether } from 'releases/registry/publish';
import { rollback } from 'releases/registry/rollback';
import { readServedState } from 'releases/registry/served-state';
import { addTeam } from 'releases/registry/team-changes';
import { remoteBuild, shellBuild, temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { smuggleRelease } from 'releases/testing/smuggled-release';
import { serve } from 'store/testing/http-server';
import { describe, expect, test } from 'vitest';
import { edgeOn } from '../testing/edge-fixture.ts';
import { pagesUnderTest } from '../testing/page-fixture.ts';

/** A shell that becomes warm only when the provider has responded. */
const waitingShell = `
exports.shared = { 'shop/number': { number: 7 } };
exports.warmUrls = ['/'];
exports.handlePageRequest = async ({ providerOrigin }) => {
  await fetch(providerOrigin + '/api/product?id=P1');
  const rendered = { html: '', styles: [] };
  return { status: 200, modules: [], head: { title: 'Next' }, queries: 'null', rendered };
};`;

const POLL = { timeout: 10_000 };

async function expectRefused(
  registry: string,
  serves: number,
  refused: { serial: number; reasons: unknown[] },
) {
  await expect.poll(() => readServedState(registry), POLL).toMatchObject({ serial: serves, refused });
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

describe('a change of the live releases', () => {
  test('PROM-230 an edge server notes which provider it calls', async () => {
    const PROVIDER_URL = 'http://127.0.0.1:9';
    const { registry } = await pagesUnderTest({ PROVIDER_URL });
    await expect.poll(async () => (await readServedState(registry))?.provider, POLL).toBe(PROVIDER_URL);
  });

  test('takes no traffic until its renderer is warm', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    let answer: (response: ServerResponse) => void = asked.resolve;
    const PROVIDER_URL = await serve((_, response) => answer(response));
    const { origin, registry, builds } = await pagesUnderTest({ PROVIDER_URL });
    const title = async () => /<title>(.*) ·/.exec(await textOf(origin))?.[1];
    const before = await title();
    await publish(await shellBuild(join(builds, 'shell'), { server: waitingShell }), registry);
    const response = await asked.promise;
    expect(await title()).toBe(before);
    answer = (next) => next.end('{}');
    response.end('{}');
    await expect.poll(title, POLL).toBe('Next');
    const ready = await (await fetch(`${origin}/health/ready`)).json();
    expect(ready).toMatchObject({ pagesWithoutContent: 0, renderer: { isWarm: true } });
  });

  test('PROM-5 PROM-92 is refused when its renderer cannot start, also after a restart, until something else is released', async () => {
    const { origin, registry, builds } = await pagesUnderTest();
    const broken = await shellBuild(join(builds, 'shell'), { server: "throw new Error('broken')" });
    const { hash } = await publish(broken, registry);
    const reasons = ['Its renderer ended before its pages were rendered.'];
    await expectRefused(registry, 1, { serial: 2, reasons });
    for (const edge of [origin, await edgeOn(registry)]) {
      expect(await textOf(edge)).not.toContain(hash);
      expect(await (await fetch(`${edge}/health/ready`)).json()).toMatchObject({ serial: 1 });
    }
    await rollback({ ids: ['shell'] }, registry);
    await expect.poll(() => readServedState(registry), POLL).toMatchObject({ serial: 3 });
    expect((await readServedState(registry))?.refused).toBeUndefined();
  });

  test('PROM-14 PROM-151 is refused when it is not signed, also after a restart, and served once its team has published it', async () => {
    const { origin, registry, builds } = await pagesUnderTest();
    const keysFolder = join(await temporaryFolder(), 'keys');
    await addTeam(registry, 'design', ['catalog'], keysFolder);
    const build = await remoteBuild(join(builds, 'catalog'), { server: 'exports.pages = { shop: 8 };' });
    const hash = await smuggleRelease(build, registry, 'catalog');
    const reasons = [`catalog ${hash} is not signed by design.`];
    await expectRefused(registry, 1, { serial: 2, reasons });
    for (const edge of [origin, await edgeOn(registry)]) expect(await textOf(edge)).not.toContain(hash);
    await publishTogether([build], registry, { keysFolder });
    await expect.poll(() => textOf(origin), POLL).toContain(hash);
  });

  test('PROM-14 PROM-160 is refused when it takes a remote back without the key of its team, also after a restart', {
    // Three sets become warm one after the other.
    timeout: 90_000,
  }, async () => {
    const { origin, registry, builds } = await pagesUnderTest();
    const keysFolder = join(await temporaryFolder(), 'keys');
    await addTeam(registry, 'design', ['catalog'], keysFolder);
    const first = await readLive(registry);
    const build = await remoteBuild(join(builds, 'catalog'), { server: 'exports.pages = { shop: 8 };' });
    const [published] = await publishTogether([build], registry, { keysFolder });
    const live = (hash = '') => expect.poll(() => textOf(origin), POLL).toContain(hash);
    await live(published?.hash);

    await writeLive(registry, { ...first, serial: 3 });
    await expectRefused(registry, 2, { serial: 3, reasons: [expect.stringContaining('not signed')] });
    expect(await textOf(await edgeOn(registry))).toContain(published?.hash);

    await writeLive(registry, {
      ...(await readLive(registry)),
      live: { ...first.live, catalog: published?.hash ?? '' },
    });
    await rollback({ ids: ['catalog'] }, registry, { keysFolder });
    await live(first.live.catalog);
  });

  test('PROM-92 is refused when a remote does not load that was there before', async () => {
    const { registry, builds } = await pagesUnderTest();
    const server = "exports.pages = {}; require('node:fs');";
    await publish(await remoteBuild(join(builds, 'catalog'), { server }), registry);
    await expect
      .poll(async () => (await readServedState(registry))?.refused?.reasons, POLL)
      .toEqual(['catalog: It needs node:fs, which the shell does not share.']);
  });

  test('that cannot be read leaves the previous set in place', async () => {
    const { origin, registry } = await pagesUnderTest();
    await writeFiles(registry, { 'live.json': '{"serial":' });
    expect((await fetch(origin)).status).toBe(200);
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  });

  test('starts a shop that had no release yet', async () => {
    const data = await temporaryFolder();
    const origin = await edgeOn(join(data, 'registry'));
    expect((await fetch(origin)).status).toBe(503);
    expect((await fetch(`${origin}/health/ready`)).status).toBe(503);
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
    await publish(await shellBuild(join(data, 'shell')), join(data, 'registry'));
    await expect.poll(async () => (await fetch(origin)).status, POLL).toBe(200);
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  });
});
