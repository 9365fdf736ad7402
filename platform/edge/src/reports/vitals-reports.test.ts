import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { EdgeVariables } from '../proxy/provider-proxy.ts';
import { Vitals } from './vitals-reports.ts';

const RELEASE = 'catalog/0123456789abcdef';
let live = RELEASE;
const isLive = (release: string) => release === live;

function measured(name: 'LCP' | 'CLS', values: number[]): Vitals {
  const vitals = new Vitals(isLive);
  for (const value of values) vitals.note({ release: RELEASE, name, value });
  return vitals;
}

test('three of four visits keep to the value that is told, of the last 500', () => {
  expect(measured('LCP', [1_000, 5_000, 2_000, 3_000]).of(RELEASE)).toEqual([
    { name: 'LCP', count: 4, p75: 3_000, grade: 'needs improvement' },
  ]);
  expect(measured('CLS', [0.3]).of(RELEASE)).toMatchObject([{ p75: 0.3, grade: 'poor' }]);
  const late = measured('LCP', [...Array<number>(500).fill(9_000), ...Array<number>(500).fill(100)]);
  expect(late.of(RELEASE)).toEqual([{ name: 'LCP', count: 1_000, p75: 100, grade: 'good' }]);
});

test('nothing is kept of a release that is not live, and grades of one that was are let go', () => {
  const vitals = measured('LCP', [100, 9_000]);
  vitals.note({ release: 'catalog/fedcba9876543210', name: 'LCP', value: 1 });
  expect(vitals.grades()).toEqual([
    { release: RELEASE, name: 'LCP', grade: 'good', count: 1 },
    { release: RELEASE, name: 'LCP', grade: 'needs improvement', count: 0 },
    { release: RELEASE, name: 'LCP', grade: 'poor', count: 1 },
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
  expect(await send(vitals, body)).toBe(status);
  expect(vitals.of(RELEASE)).toHaveLength(status === 204 ? 1 : 0);
});

test('reports of one visitor are counted at a limited rate', async () => {
  const vitals = new Vitals(isLive);
  const body = JSON.stringify([{ release: RELEASE, name: 'INP', value: 40 }]);
  const app = receiving(vitals);
  const statuses: number[] = [];
  for (let report = 0; report < 25; report += 1) statuses.push(await send(vitals, body, app));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
  expect(vitals.of(RELEASE)).toMatchObject([{ count: statuses.filter((status) => status === 204).length }]);
});

function receiving(vitals: Vitals) {
  const app = new Hono<EdgeVariables>();
  app.use((c, next) => {
    c.set('visitor', '203.0.113.1');
    return next();
  });
  return app.post('/', ...vitals.receive());
}

async function send(vitals: Vitals, body: string, app = receiving(vitals)): Promise<number> {
  return (await app.request('/', { method: 'POST', body })).status;
}
