import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DataCondition, DataVerdict } from '../database/data-condition.ts';
import { DATABASE_FILE } from '../database/database.ts';
import type { LogLine } from '../http/request-log.ts';

interface WatchOptions {
  folder: string;
  /** Milliseconds between two checks of the file. */
  interval: number;
  log: LogLine;
  stop: AbortSignal;
}

/** Detects damage to the data file while the provider is running, also in parts that no request reads. */
export function watchData(condition: DataCondition, { folder, interval, log, stop }: WatchOptions): void {
  const path = join(folder, DATABASE_FILE);
  // Read now and not in the thread, which takes a while to start: the trusted file is the one that is open now.
  const { ino } = statSync(path);
  const worker = new Worker(new URL('../database/integrity-check.ts', import.meta.url), {
    workerData: { path, ino, interval },
  });
  worker.unref();
  let known = condition.problem;
  worker.on('message', (verdict: DataVerdict) => {
    condition.checked(verdict);
    const { problem } = condition;
    if (problem !== known) log(`data: ${problem ?? 'readable again'}`);
    known = problem;
  });
  worker.on('error', (error) => log(`data: ${error.message}`));
  stop.addEventListener('abort', () => void worker.terminate());
}
