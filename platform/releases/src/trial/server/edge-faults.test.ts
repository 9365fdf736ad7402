import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/artefact-fixture.ts';
import { loggedFaults } from './edge-faults.ts';

test('each reason in the log is reported once, with its first page', async () => {
  const folder = await temporaryFolder();
  const threw = { event: 'page-in-part', reason: 'catalog/shop failed: Error: no\n    at Page' };
  const lines = [
    'edge ready on http://localhost:3000',
    JSON.stringify({ event: 'release-refused', reason: 'another' }),
    JSON.stringify({ ...threw, path: '/shop/Sheet' }),
    JSON.stringify({ ...threw, path: '/shop/Board' }),
    JSON.stringify({ event: 'renderer-stray-error', reason: 'late' }),
    '{"event":"page-in-part","rea',
  ];
  await writeFiles(folder, { 'edge.log': lines.join('\n') });
  expect(await loggedFaults(join(folder, 'edge.log'))).toEqual([
    { sentence: '/shop/Sheet: catalog/shop failed: Error: no [warm]', isOfTime: false },
    { sentence: 'On the server: late [warm]', isOfTime: false },
  ]);
});

test.each([
  { event: 'page-without-content', reason: 'The page took longer than 15000 ms.' },
  { event: 'page-without-content', reason: 'Another page blocks the renderer.' },
  { event: 'page-without-content', reason: 'The renderer had no place in time.' },
  { event: 'page-without-content', reason: 'The renderer is not ready.' },
  { event: 'page-in-part', reason: 'No response to getProduct: it is late.' },
  { event: 'renderer-hangs' },
])('PROM-182 the log’s %j can come of a slow machine alone', async (line) => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'edge.log': JSON.stringify(line) });
  expect(await loggedFaults(join(folder, 'edge.log'))).toEqual([
    { sentence: expect.stringContaining(line.reason ?? 'blocks the renderer'), isOfTime: true },
  ]);
});

test.each([
  ['renderer-hangs', true],
  ['renderer-ended', false],
])(
  'PROM-182 a slow machine alone can bring about that a page is quarantined after %s: %s',
  async (event, isOfTime) => {
    const folder = await temporaryFolder();
    const after = { event: 'page-without-content', path: '/', reason: 'The page is quarantined.' };
    await writeFiles(folder, {
      'edge.log': [{ event }, after].map((line) => JSON.stringify(line)).join('\n'),
    });
    const told = await loggedFaults(join(folder, 'edge.log'));
    expect(told.at(-1)).toEqual({ sentence: '/: The page is quarantined. [warm]', isOfTime });
  },
);

test('without a log, nothing is reported', async () => {
  expect(await loggedFaults(join(await temporaryFolder(), 'edge.log'))).toEqual([]);
});
