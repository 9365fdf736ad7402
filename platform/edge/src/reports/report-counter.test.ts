// @module-tag all
import { readReportedErrors } from 'releases/registry/reported-errors';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import type { ErrorReport } from 'shared-contracts/document';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createReportCounter } from './report-counter.ts';

const POLL = { timeout: 10_000 };
const CATALOG = 'catalog/0123456789abcdef';

const report = (sentence: string, release = CATALOG): ErrorReport => ({
  release,
  page: '/shop/:class',
  sentence,
  error: 'TypeError',
  frames: ['catalog/static/js/shop.js:1:200 (render)'],
});

let written: MockInstance<typeof process.stderr.write>;
const lines = () => written.mock.calls.map(([line]) => JSON.parse(String(line)));
beforeEach(() => {
  written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => void vi.restoreAllMocks());

test('PROM-172 an error is logged once, and again when it has become ten times as frequent', async () => {
  const counter = await createReportCounter(await temporaryFolder());
  for (let sent = 0; sent < 120; sent += 1)
    counter.count(report('catalog/shop threw while rendering.'), `203.0.113.${sent}`);
  expect(lines().map(({ count }) => count)).toEqual([1, 10, 100]);
  expect(lines()[0]).toEqual({
    at: expect.any(String),
    event: 'error-report',
    release: CATALOG,
    page: '/shop/:class',
    sentence: 'catalog/shop threw while rendering.',
    error: 'TypeError',
    frames: 'catalog/static/js/shop.js:1:200 (render)',
    count: 1,
  });
});

test('API-140 an error’s sentence reaches the log with its control characters and marks of direction shown', async () => {
  const counter = await createReportCounter(await temporaryFolder());
  counter.count(report('red \u001b[31m, \u009b31m, \u202eback'), '203.0.113.1');
  const [[line] = []] = written.mock.calls;
  expect(String(line)).toContain('red \\u001b[31m, ⟨U+009B⟩31m, ⟨U+202E⟩back');
});

test('PROM-172 invented errors do not fill the log, and are counted', async () => {
  const registry = await temporaryFolder();
  const counter = await createReportCounter(registry);
  for (let sent = 0; sent < 200; sent += 1) counter.count(report(`invented ${sent}`), `203.0.113.${sent}`);
  expect(lines()).toHaveLength(50);
  await expect.poll(() => readReportedErrors(registry), POLL).toMatchObject({ [CATALOG]: { count: 200 } });
});

test('PROM-304 of 300 errors that one visitor invents, one counts and ten are logged', async () => {
  const registry = await temporaryFolder();
  const counter = await createReportCounter(registry);
  counter.count(report('seen'), '203.0.113.2');
  for (let sent = 0; sent < 300; sent += 1) counter.count(report(`invented ${sent}`), '203.0.113.1');
  expect(counter.countOf(CATALOG)).toEqual({ addresses: 2, reports: 301 });
  expect(lines()).toHaveLength(11);
  await expect
    .poll(() => readReportedErrors(registry), POLL)
    .toMatchObject({ [CATALOG]: { count: 2, reports: 301, sentence: 'invented 9' } });
});

test('PROM-171 the counts of each release are kept over a restart', async () => {
  const registry = await temporaryFolder();
  (await createReportCounter(registry)).count(report('first'), '203.0.113.1');
  await expect.poll(() => readReportedErrors(registry), POLL).toHaveProperty([CATALOG]);
  const counter = await createReportCounter(registry);
  counter.count(report('second'), '203.0.113.1');
  counter.count(report('third', 'account/0123456789abcdef'), '203.0.113.1');
  await expect
    .poll(() => readReportedErrors(registry), POLL)
    .toMatchObject({
      [CATALOG]: {
        count: 2,
        page: '/shop/:class',
        sentence: 'second',
        frame: 'catalog/static/js/shop.js:1:200',
      },
      'account/0123456789abcdef': { count: 1 },
    });
});

test('a frame of another release, or that a shell would run, is not kept', async () => {
  const registry = await temporaryFolder();
  const counter = await createReportCounter(registry);
  const frames = ['shell/static/js/index.js:1:2 (call)'];
  counter.count({ ...report('first'), frames }, '203.0.113.1');
  counter.count(
    { ...report('second', 'account/0123456789abcdef'), frames: ['account/$(reboot).js:1:2'] },
    '203.0.113.1',
  );
  await expect.poll(() => readReportedErrors(registry), POLL).toHaveProperty(['account/0123456789abcdef']);
  for (const { frame } of Object.values(await readReportedErrors(registry))) expect(frame).toBeUndefined();
});
