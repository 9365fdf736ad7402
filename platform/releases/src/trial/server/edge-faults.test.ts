import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/artefact-fixture.ts';
import { loggedFaults } from './edge-faults.ts';

test('each reason that the log has for a page is told once, with its first page', async () => {
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

test('without a log, nothing is told', async () => {
  expect(await loggedFaults(join(await temporaryFolder(), 'edge.log'))).toEqual([]);
});
