import { expect, test } from 'vitest';
import { visitedApp } from '../testing/provider-fixture.ts';
import { Vitals } from './vitals-reports.ts';

const RELEASE = 'catalog/0123456789abcdef';
let live = RELEASE;
const isLive = (release: string) => release === live;

function measured(name: 'LCP' | 'CLS', values: number[]): Vitals {
  const vitals = new Vitals(isLive);
  for (const [index, value] of values.entries())
    vitals.note({ release: RELEASE, name, value }, `203.0.113.${index}`);
  return vitals;
}

test('three of four of the last 500 visits do not exceed the reported value', () => {
  expect(measured('LCP', [1_000, 5_000, 2_000, 3_000]).of(RELEASE)).toEqual([
    { name: 'LCP', visits: 4, addresses: 4, p75: 3_000, grade: 'needs improvement' },
  ]);
  expect(measured('CLS', [0.3]).of(RELEASE)).toMatchObject([{ p75: 0.3, grade: 'poor' }]);
  const late = measured('LCP', [...Array<number>(500).fill(9_000), ...Array<number>(500).fill(100)]);
  expect(late.of(RELEASE)).toMatchObject([{ name: 'LCP', addresses: 1_000, p75: 100, grade: 'good' }]);
});

test('nothing is kept of a release that is not live, and the grades of one that was are forgotten', () => {
  const vitals = measured('LCP', [100, 9_000]);
  vitals.note({ release: 'catalog/fedcba9876543210', name: 'LCP', value: 1 }, '203.0.113.1');
  expect(vitals.grades()).toEqual([
    { release: RELEASE, name: 'LCP', visits: 2, grades: { good: 1, 'needs improvement': 0, poor: 1 } },
  ]);
  live = 'catalog/fedcba9876543210';
  vitals.grades();
  live = RELEASE;
  expect(vitals.of(RELEASE)).toEqual([]);
});

test.each([
  ['what a browser measured', JSON.stringify([{ release: RELEASE, name: 'INP', value: 40 }]), 204],
  ['no JSON', 'value', 400],
  ['an unknown name', JSON.stringify([{ release: RELEASE, name: 'FID', value: 40 }]), 400],
  ['a negative time', JSON.stringify([{ release: RELEASE, name: 'INP', value: -1 }]), 400],
  ['a value without an end', '[{"release":"a","name":"INP","value":1e999}]', 400],
  ['many kilobytes', `"${'x'.repeat(5_000)}"`, 413],
])('takes or refuses %s', async (_, body, status) => {
  const vitals = new Vitals(isLive);
  const app = visitedApp().post('/', ...vitals.receive());
  expect((await app.request('/', { method: 'POST', body })).status).toBe(status);
  expect(vitals.of(RELEASE)).toHaveLength(status === 204 ? 1 : 0);
});

test('PROM-304 one value of a visitor counts for each name and release', () => {
  const vitals = measured('LCP', [100]);
  for (let sent = 0; sent < 800; sent += 1)
    vitals.note({ release: RELEASE, name: 'LCP', value: 9_000 }, '198.51.100.1');
  vitals.note({ release: RELEASE, name: 'CLS', value: 0 }, '198.51.100.1');
  expect(vitals.of(RELEASE)).toMatchObject([
    { name: 'CLS', visits: 1, addresses: 1 },
    { name: 'LCP', visits: 801, addresses: 2 },
  ]);
});

test.each([
  ['of this shop', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' }, 204],
  ['of this shop in an older browser', { Origin: 'http://localhost' }, 204],
  ['of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['of a neighbouring site', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['of another site in an older browser', { Origin: 'https://evil.example' }, 403],
  ['of a site that begins alike', { Origin: 'http://localhost.evil.example' }, 403],
])('PROM-304 takes or refuses what a page %s sends', async (_, headers, status) => {
  const vitals = new Vitals(isLive);
  const body = JSON.stringify([{ release: RELEASE, name: 'INP', value: 40 }]);
  const init = { method: 'POST', body, headers };
  const app = visitedApp().post('/', ...vitals.receive());
  expect((await app.request('http://localhost/', init)).status).toBe(status);
  expect(vitals.of(RELEASE)).toHaveLength(status === 204 ? 1 : 0);
});
