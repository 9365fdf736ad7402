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
    '/shop/Sheet: catalog/shop failed: Error: no',
    'On the server: late',
  ]);
});

test('without a log, nothing is told', async () => {
  expect(await loggedFaults(join(await temporaryFolder(), 'edge.log'))).toEqual([]);
});
