// @module-tag all

import { join } from 'node:path';
import { beginCanary, withdrawCanary } from 'releases/registry/canary';
import { lastCanary } from 'releases/registry/log/canaries';
import { readLog } from 'releases/registry/log/change-log';
import { publishTogether, registerTogether } from 'releases/registry/publish';
import { remoteBuild } from 'releases/testing/artefact-fixture';
import { describe, expect, test } from 'vitest';
import { dataBlock, pagesUnderTest } from '../testing/page-fixture.ts';

/** Milliseconds: a change waits for a renderer, which starts slowly on a busy machine. */
const SERVED_WITHIN = 60_000;
/** Differs from the live catalog in the number that its page shows. */
const NEXT_CATALOG = `const { number } = require('shop/number'); exports.pages = { shop: number + 1 };`;
/** All requests come from this machine, so a header of a proxy tells the visitors apart. */
const BEHIND_PROXY = { FRONT_PROXIES: '1' };

async function shopWithCanary(percent: number, environment: NodeJS.ProcessEnv = {}) {
  const shop = await pagesUnderTest({ ...BEHIND_PROXY, ...environment });
  const { registry, builds, origin } = shop;
  const next = await remoteBuild(join(builds, 'next'), { server: NEXT_CATALOG });
  const registered = await registerTogether([next], registry, {});
  await beginCanary(registry, registered, percent);
  const visit = (
    path: string,
    visitor: number,
    { cookie = '', ...init }: RequestInit & { cookie?: string } = {},
  ) =>
    fetch(origin + path, {
      ...init,
      headers: { Cookie: cookie, 'X-Forwarded-For': `198.51.${visitor >> 8}.${visitor & 255}` },
    });
  /** Requests what is live, as each page does once it has started. */
  async function ask(visitor: number, cookie?: string) {
    const response = await visit('/releases/live', visitor, { cookie });
    const { live, withdrawn } = (await response.json()) as { live: { catalog: string }; withdrawn: string[] };
    const given = response.headers.get('Set-Cookie') ?? '';
    return { live, withdrawn, given, cookie: given.split(';')[0] ?? '' };
  }
  /** The first visitor who is drawn into the group. */
  async function drawn(group: 'canary' | 'control') {
    for (let visitor = 0; visitor < 500; visitor += 1) {
      const { cookie, given, live } = await ask(visitor);
      if (cookie.startsWith(`canary=${group}.`)) return { visitor, cookie, given, live };
    }
    return undefined;
  }
  async function begun(group: 'canary' | 'control') {
    await expect.poll(() => drawn(group), { timeout: SERVED_WITHIN }).toBeDefined();
    return (await drawn(group)) ?? { visitor: -1, cookie: '', given: '', live: { catalog: '' } };
  }
  return { ...shop, canary: registered.hashes['catalog'] ?? '', visit, ask, begun, next };
}

const shownNumber = async (response: Response) =>
  dataBlock(await response.text(), 'query-state').catalog.pages.shop;

describe('a canary', () => {
  test('PROM-308 gives drawn visitors its release, a control group what is live, and both a cookie', async () => {
    const shop = await shopWithCanary(5);
    const { visitor, cookie, given, live } = await shop.begun('canary');
    expect(live.catalog).toBe(shop.canary);
    expect(given).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    const document = await shop.visit('/good', visitor, { cookie });
    expect(document.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await shownNumber(document)).toBe(8);

    const control = await shop.begun('control');
    expect(control.live.catalog).not.toBe(shop.canary);
    const compared = await shop.visit('/good', control.visitor, { cookie: control.cookie });
    expect(compared.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await shownNumber(compared)).toBe(7);
  });

  test('PROM-308 gives nobody else a cookie, nor another document than before', async () => {
    const shop = await shopWithCanary(5);
    await shop.begun('canary');
    const asked = await Promise.all(Array.from({ length: 400 }, (_, visitor) => shop.ask(visitor)));
    const groups = asked.map(({ cookie }) => /^canary=(\w+)\./.exec(cookie)?.[1] ?? 'nobody');
    const share = (group: string) => groups.filter((each) => each === group).length / groups.length;
    expect(share('canary')).toBeGreaterThan(0.02);
    expect(share('canary')).toBeLessThan(0.09);
    expect(share('control')).toBeGreaterThan(0.02);
    expect(share('control')).toBeLessThan(0.09);
    // On a second request, the same visitors are drawn.
    expect(
      (await Promise.all(asked.map((_, visitor) => shop.ask(visitor)))).map(({ cookie }) => cookie),
    ).toEqual(asked.map(({ cookie }) => cookie));
    const ordinary = await shop.visit('/good', groups.indexOf('nobody'));
    expect([ordinary.headers.get('Cache-Control'), ordinary.headers.get('Set-Cookie')]).toEqual([
      'no-cache',
      null,
    ]);
    expect(await shownNumber(ordinary)).toBe(7);
  });

  test('PROM-308 whose visitors report errors is withdrawn by itself, and their tabs are told', async () => {
    const shop = await shopWithCanary(50);
    const { cookie } = await shop.begun('canary');
    let visitor = 0;
    const withdrawnAfterError = async () => {
      visitor += 1;
      await shop.visit('/good', visitor, { cookie });
      const report = { release: `catalog/${shop.canary}`, page: '/good', sentence: 'It threw.', frames: [] };
      await shop.visit('/error-reports', visitor, { cookie, method: 'POST', body: JSON.stringify(report) });
      return lastCanary(await readLog(shop.registry))?.withdrawn;
    };
    // Several errors within two seconds count as one.
    await expect.poll(withdrawnAfterError, { timeout: SERVED_WITHIN, interval: 1_000 }).toMatchObject({
      by: 'the edge server',
      why: expect.stringMatching(/^Visitors who met an error: \d+ with the canary, 0 without\.$/),
    });
    const told = () => shop.ask(1, cookie);
    await expect
      .poll(async () => (await told()).withdrawn, { timeout: SERVED_WITHIN })
      .toContain(`catalog/${shop.canary}`);
    expect((await told()).given).toMatch(/^canary=; Max-Age=0/);
    expect(await shownNumber(await shop.visit('/good', 1, { cookie }))).toBe(7);
  });

  test('PROM-308 stays although its visitors report errors of what is live, or got no document of it', async () => {
    const shop = await shopWithCanary(50);
    const { cookie, visitor: known } = await shop.begun('canary');
    const { catalog } = (await shop.begun('control')).live;
    const send = (visitor: number, hash: string) => {
      const report = { release: `catalog/${hash}`, page: '/good', sentence: 'It threw.', frames: [] };
      return shop.visit('/error-reports', visitor, { cookie, method: 'POST', body: JSON.stringify(report) });
    };
    for (let visitor = 0; visitor < 40; visitor += 1) {
      expect((await send(visitor, shop.canary)).status).toBe(204);
      await shop.visit('/good', visitor, { cookie });
      await send(visitor, catalog);
    }
    const ops = await (await fetch(`${shop.origin}/ops`)).text();
    expect(ops).toMatch(/Visitors who met an error<.{1,200}>0<.{1,200}>0</);
    expect(ops).toMatch(/Visitors whose page did not start<.{1,200}>0<.{1,200}>0</);
    expect(ops).toContain(`catalog ${shop.canary} is for 50 % of visitors.`);
    expect((await shop.ask(known, cookie)).live.catalog).toBe(shop.canary);
  });

  test('PROM-308 ends when another release of its package goes live, or somebody withdraws it', async () => {
    const shop = await shopWithCanary(50);
    const { cookie } = await shop.begun('canary');
    const begun = lastCanary(await readLog(shop.registry))?.canary;
    await withdrawCanary(shop.registry, begun ?? { at: '' }, { why: 'It was ugly.' });
    await expect
      .poll(async () => (await shop.ask(1, cookie)).given, { timeout: SERVED_WITHIN })
      .toMatch(/^canary=; Max-Age=0/);
    expect(lastCanary(await readLog(shop.registry))?.withdrawn?.why).toBe('It was ugly.');
    await publishTogether([shop.next], shop.registry);
    expect(lastCanary(await readLog(shop.registry))).toBeUndefined();
  });

  test('PROM-308 goes on beside what goes live of other packages', async () => {
    const shop = await shopWithCanary(50);
    const { cookie, visitor } = await shop.begun('canary');
    const account = await remoteBuild(join(shop.builds, 'account'), { id: 'account', pages: {} });
    const [published] = await publishTogether([account], shop.registry);
    await expect
      .poll(async () => (await shop.ask(visitor, cookie)).live, { timeout: SERVED_WITHIN })
      .toMatchObject({ account: published?.hash, catalog: shop.canary });
  });
});
