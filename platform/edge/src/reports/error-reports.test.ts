// @module-tag all
import { mkdir } from 'node:fs/promises';
import { readReportedErrors } from 'releases/registry/reported-errors';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import type { ErrorReport } from 'shared-contracts/document';
import { expect, test, vi } from 'vitest';
import { dataBlock, pagesUnderTest } from '../testing/page-fixture.ts';
import { visitedApp } from '../testing/provider-fixture.ts';
import { ERROR_REPORTS_PATH, errorReports } from './error-reports.ts';

const HASH = '0123456789abcdef';
const REPORT: ErrorReport = {
  release: `catalog/${HASH}`,
  page: '/shop/:class',
  sentence: 'catalog/shop threw while rendering.',
  error: 'TypeError',
  frames: ['catalog/static/js/shop.js:1:200 (render)'],
};

/** One visitor sends reports to a registry that has one release. */
async function send(...bodies: string[]) {
  const registry = await temporaryFolder();
  await mkdir(releaseFolder(registry, 'catalog', HASH), { recursive: true });
  const count = vi.fn<(report: ErrorReport, visitor: string) => void>();
  const counter = { count, countOf: () => ({ addresses: 0, reports: 0 }) };
  const app = visitedApp().post('/', ...errorReports({ registry, counter }));
  const statuses: number[] = [];
  for (const body of bodies) statuses.push((await app.request('/', { method: 'POST', body })).status);
  return { statuses, count };
}

test('a report of a release is counted', async () => {
  const { statuses, count } = await send(JSON.stringify(REPORT));
  expect(statuses).toEqual([204]);
  expect(count).toHaveBeenCalledExactlyOnceWith(REPORT, '203.0.113.1');
});

test.each([
  ['no JSON', 'error'],
  ['a list', '[]'],
  ['an unknown release', JSON.stringify({ ...REPORT, release: 'catalog/fedcba9876543210' })],
  ['a path in place of a release', JSON.stringify({ ...REPORT, release: '../../etc' })],
  ['control characters', JSON.stringify({ ...REPORT, sentence: '\u001b[2J' })],
  ['a long sentence', JSON.stringify({ ...REPORT, sentence: 'x'.repeat(201) })],
  ['a whole stack', JSON.stringify({ ...REPORT, frames: Array(6).fill('catalog/a.js:1:1') })],
])('PROM-172 a report with %s is refused', async (_, body) => {
  const { statuses, count } = await send(body);
  expect(statuses).toEqual([400]);
  expect(count).not.toHaveBeenCalled();
});

test('PROM-172 reports of one visitor are counted at a limited rate', async () => {
  const { statuses, count } = await send(...Array<string>(25).fill(JSON.stringify(REPORT)));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
  // A document sends at most ten reports.
  expect(count.mock.calls.length).toBeGreaterThanOrEqual(10);
});

test('a running edge server tells its documents where to, and keeps the counts in the registry', async () => {
  const { origin, registry } = await pagesUnderTest();
  const html = await (await fetch(`${origin}/`)).text();
  expect(dataBlock(html, 'configuration')).toMatchObject({ errorReports: ERROR_REPORTS_PATH });
  const { version } = dataBlock(html, 'released-set').remotes.catalog;
  const release = `catalog/${version}`;
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await fetch(origin + ERROR_REPORTS_PATH, { method: 'POST', body: JSON.stringify({ ...REPORT, release }) });
  await expect
    .poll(() => readReportedErrors(registry), { timeout: 10_000 })
    .toMatchObject({ [release]: { count: 1, sentence: REPORT.sentence } });
});

test('PROM-172 with ERROR_REPORTS=off, documents name no address, and there is none', async () => {
  const { origin } = await pagesUnderTest({ ERROR_REPORTS: 'off' });
  const html = await (await fetch(`${origin}/`)).text();
  expect(dataBlock(html, 'configuration')).not.toHaveProperty('errorReports');
  const { status } = await fetch(origin + ERROR_REPORTS_PATH, { method: 'POST', body: '{}' });
  expect(status).toBe(405);
});
