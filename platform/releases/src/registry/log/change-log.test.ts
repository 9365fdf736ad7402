import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/artefact-fixture.ts';
import { appendToLog, type LogEntry, readLog } from './change-log.ts';

test('the blank lines that the log reserves are not parsed', async () => {
  const registry = await temporaryFolder();
  const at = '2026-11-22T10:00:00.000Z';
  const entry: LogEntry = { serial: 1, at, by: 'Asha', action: 'publish', releases: [], live: {} };
  await appendToLog(registry, entry);
  await appendToLog(registry, { ...entry, serial: 2 });
  const parse = vi.spyOn(JSON, 'parse');
  expect(await readLog(registry)).toEqual([entry, { ...entry, serial: 2 }]);
  expect(parse).toHaveBeenCalledTimes(2);
  parse.mockRestore();
});
