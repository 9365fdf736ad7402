import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { DataVerdict } from './data-condition.ts';
import { isCorruption, isTransient } from './database-errors.ts';

// A worker thread that reads the whole data file again and again, and reports damage. It opens the file anew each time, because
// open connections read pages from memory, and continue with a deleted file.

/** Pause as a multiple of the time that reading took. It limits the check of a large file to 1 % of a core. */
const PAUSE_PER_READING = 100;

const { path, ino, interval } = workerData as { path: string; ino: number; interval: number };

for (;;) {
  const started = performance.now();
  parentPort?.postMessage(verdictOn(path));
  await pause(Math.max(interval, (performance.now() - started) * PAUSE_PER_READING));
}

function verdictOn(file: string): DataVerdict {
  const found = statSync(file, { throwIfNoEntry: false });
  // SQLite would create the file, and delete the log beside an empty one.
  if (found?.ino !== ino) return { kind: 'damaged', reason: 'The data file was deleted or replaced.' };
  if (found.size === 0) return { kind: 'damaged', reason: 'The data file is empty.' };
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const verdict = database.prepare('pragma quick_check(1)').get()?.quick_check;
      return verdict === 'ok' ? { kind: 'sound' } : { kind: 'damaged', reason: String(verdict) };
    } finally {
      database.close();
    }
  } catch (error) {
    if (isTransient(error)) return { kind: 'sound' };
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: isCorruption(error) ? 'damaged' : 'failing', reason };
  }
}
