// @module-tag all
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readLive } from 'releases/registry/log/live-releases';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import { serve } from 'store/testing/http-server';
import { expect, test } from 'vitest';
import { edgeUnderTest } from '../testing/edge-fixture.ts';
import { readProviderReport } from './provider-report.ts';

const PASSWORD = 'sixteen letters and more';

/** The report of a provider that requires the password, with a payment that has no result. */
const REPORT = {
  ...{ restarts: 2, megabytes: 150, busy: { active: 10, idle: 90 } },
  pictures: { waiting: 0, restarts: 0, residentMegabytes: 120 },
  metrics: [
    { name: 'provider_orders', values: [{ value: 7, labels: { status: 'placed' } }] },
    {
      name: 'provider_payments_undecided',
      values: [
        { value: 1, labels: { minutes: '10' } },
        { value: 1, labels: { minutes: '75' } },
      ],
    },
  ],
  unsettled: [
    {
      kind: 'payment',
      order: '261124-<b>',
      amount: '₹15,350.00',
      since: '2026-11-24T10:00:00.000Z',
      advice: 'Wait.',
    },
  ],
};

function basic(password: string) {
  return { Authorization: `Basic ${Buffer.from(`ops:${password}`).toString('base64')}` };
}

async function opsUnderTest(environment: NodeJS.ProcessEnv = {}) {
  const asked: (string | undefined)[] = [];
  const PROVIDER_URL = await serve(({ headers, url }, response) => {
    if (url === '/ops') asked.push(headers.authorization);
    response.writeHead(url === '/ops' ? 200 : 404).end(JSON.stringify(REPORT));
  });
  const backups = await temporaryFolder();
  await mkdir(join(backups, '2026-11-24T10-00-00-000Z'));
  const edge = await edgeUnderTest({ environment: { PROVIDER_URL, SHOP_BACKUPS: backups, ...environment } });
  const get = (headers: Record<string, string> = {}) => fetch(`${edge.origin}/ops`, { headers });
  return { ...edge, asked, get };
}

test('API-140 what is live, what is wrong and what to do stands on one page, without a script', async () => {
  const { get, origin, registry } = await opsUnderTest();
  const release = `catalog/${(await readLive(registry)).live['catalog']}`;
  const body = JSON.stringify([{ release, name: 'LCP', value: 2_600 }]);
  expect((await fetch(`${origin}/vitals`, { method: 'POST', body })).status).toBe(204);
  const response = await get();
  const page = await response.text();
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page).not.toContain('<script');
  expect(page).toContain('Payments without a result for 75 minutes: 1.');
  expect(page).toContain('Servers were started again since the shop’s start (2)');
  expect(page).toContain('The newest backup was made');
  expect(page).toMatch(/<dt>placed<\/dt><dd>7<\/dd>/);
  expect(page).toContain('261124-&lt;b&gt;');
  // The time is in India's time zone.
  expect(page).toContain('24 Nov 2026, 15:30 IST');
  expect(page).toMatch(/<td data-head="Remote"><div>catalog</);
  expect(page).toMatch(/<td data-head="Server"><div>Pictures</);
  expect(page).toMatch(/2600 ms<\/span> <small>too few for a grade: 1 address, 1 visit<\/small>/);
  expect(page.match(/<figure>/g)).toHaveLength(4);
});

test('a password guards it, which the provider gets too, and which cannot be guessed quickly', async () => {
  const { asked, get } = await opsUnderTest({ OPS_PASSWORD: PASSWORD });
  expect((await get()).status).toBe(401);
  expect((await get(basic('sixteen letters and les'))).status).toBe(401);
  expect(asked).toEqual([]);
  expect((await get(basic(PASSWORD))).status).toBe(200);
  expect(asked).toEqual([basic(PASSWORD).Authorization]);
  const statuses: number[] = [];
  for (let guess = 0; guess < 40; guess += 1) statuses.push((await get(basic(`guess ${guess}`))).status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(30);
  expect(statuses.at(-1)).toBe(429);
});

test('in production it does not exist without a password', async () => {
  const production = { SHOP_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
  const { get, asked } = await opsUnderTest(production);
  expect(await (await get()).text()).not.toContain('Live releases');
  expect(asked).toEqual([]);
});

test('a provider that does not answer is told, and the rest is shown', async () => {
  const { get } = await opsUnderTest({ PROVIDER_URL: 'http://127.0.0.1:9' });
  const page = await (await get()).text();
  expect(page).toContain('The provider does not answer.');
  expect(page).toMatch(/<td data-head="Remote"><div>catalog</);
  const foreign = await serve((_, response) => response.writeHead(404).end());
  expect(await readProviderReport(new URL(foreign))).toContain('it is another program');
});
