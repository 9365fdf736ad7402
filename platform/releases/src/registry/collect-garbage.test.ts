import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing/artefact-fixture.ts';
import { collectGarbage } from './collect-garbage.ts';
import { appendToLog, type LogEntry, readLog } from './log/change-log.ts';
import { fetchDraft, releaseFolder } from './store/registry-folders.ts';

const DAY_MS = 86_400_000;
const START = Date.now();
const SHELL = 'aaaaaaaaaaaaaaaa';

/** A registry with 22 changes of the catalog. */
async function withHistory() {
  const registry = join(await temporaryFolder(), 'registry');
  const hashes = Array.from({ length: 22 }, (_, build) => (build + 1).toString(16).padStart(16, '0'));
  const entries = hashes.map(
    (to, change): LogEntry => ({
      serial: change + 1,
      at: new Date(START + change).toISOString(),
      by: 'Asha',
      action: 'publish',
      releases: [{ id: 'catalog', to }],
      live: { shell: SHELL, catalog: to },
    }),
  );
  await writeFiles(registry, {
    'log.jsonl': entries.map((entry) => JSON.stringify(entry)).join('\n'),
    [`releases/shell/${SHELL}/release.json`]: '{}',
    ...Object.fromEntries(hashes.map((hash) => [`releases/catalog/${hash}/release.json`, '{}'])),
  });
  return { registry, hashes };
}

test('PROM-109 a release is deleted when it is neither in the last 20 changes nor was live within 30 days', async () => {
  const { registry, hashes } = await withHistory();
  const isStored = (hash = '') => existsSync(releaseFolder(registry, 'catalog', hash));

  expect(await collectGarbage(registry, { now: START + 29 * DAY_MS })).toEqual([]);
  const deleted = await collectGarbage(registry, { now: START + 31 * DAY_MS });
  expect(deleted.map(({ hash }) => hash).sort()).toEqual(hashes.slice(0, 2));
  expect(hashes.slice(0, 3).map(isStored)).toEqual([false, false, true]);
  expect(existsSync(releaseFolder(registry, 'shell', SHELL))).toBe(true);
});

test('PROM-307 a release that was never live stays for the longest preview', async () => {
  const registry = join(await temporaryFolder(), 'registry');
  const hash = '0123456789abcdef';
  await writeFiles(registry, {
    'log.jsonl': JSON.stringify({
      serial: 1,
      at: new Date(START).toISOString(),
      by: 'Asha',
      action: 'publish',
      releases: [{ id: 'shell', to: SHELL }],
      live: { shell: SHELL },
    }),
    [`releases/catalog/${hash}/release.json`]: '{}',
  });
  expect(await collectGarbage(registry, { now: START + 6 * DAY_MS })).toEqual([]);
  expect(await collectGarbage(registry, { now: START + 8 * DAY_MS })).toEqual([{ id: 'catalog', hash }]);
});

test('PROM-109 a set that has a name stays', async () => {
  const { registry, hashes } = await withHistory();
  const [first] = await readLog(registry);
  const tagged: LogEntry = { ...first, serial: 22, action: 'tag', tag: 'staging', releases: [] } as LogEntry;
  await appendToLog(registry, tagged);
  const deleted = await collectGarbage(registry, { now: START + 31 * DAY_MS });
  expect(deleted.map(({ hash }) => hash)).toEqual([hashes[1]]);
});

test('what one machine deletes is no entry of a log that several share', async () => {
  const { registry } = await withHistory();
  const before = await readLog(registry);
  const deleted = await collectGarbage(registry, { isShared: true, now: START + 31 * DAY_MS });
  expect(deleted).toHaveLength(2);
  expect(await readLog(registry)).toEqual(before);
});

test('a draft that a killed process has left behind is deleted after a day', async () => {
  const { registry, hashes } = await withHistory();
  const draft = fetchDraft(registry, 'catalog', hashes[0] ?? '');
  await writeFiles(draft, { 'release.json': '{}' });
  await collectGarbage(registry);
  expect(existsSync(draft)).toBe(true);
  await collectGarbage(registry, { now: Date.now() + 2 * DAY_MS });
  expect(existsSync(draft)).toBe(false);
});
