import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type PictureOrder, type PictureResults, serveOrders } from '../process/serve-orders.ts';

// A picture process with the fault in a decor's name: `dies`, `hangs`, `spins`, `waits`, `stops` or `grows`, each time or only `once`. Each
// of its pictures contains the id of the process and the lane.

/** Milliseconds. Meanwhile the process still reports its times. */
const WAIT = 2_000;
/** Megabytes. */
const GROWTH = 300;
const hoard: Buffer[] = [];

serveOrders(async ({ lane, tasks }: PictureOrder) => {
  const results: PictureResults[number][] = [];
  for (const task of tasks) {
    if ('decor' in task) await suffer(task.decor.colour_name, task.decor.category);
    results.push({ status: 'fulfilled', value: Buffer.from(`${process.pid} ${lane}`) });
  }
  return results;
});

/** @param folder in which a fault that happens only once leaves a file */
async function suffer(name: string, folder: string): Promise<void> {
  const [fault, isOnce] = name.split(' ');
  const mark = join(folder, name);
  if (isOnce && existsSync(mark)) return;
  if (isOnce) writeFileSync(mark, '');
  if (fault === 'dies') process.kill(process.pid, 'SIGSEGV');
  if (fault === 'stops') process.kill(process.pid, 'SIGSTOP');
  if (fault === 'grows') hoard.push(Buffer.alloc(GROWTH * 2 ** 20, 1));
  if (fault === 'waits') await setTimeout(WAIT);
  while (fault === 'spins') await new Promise((resolve) => setImmediate(resolve));
  if (fault === 'hangs' || fault === 'dies' || fault === 'stops') await new Promise(() => undefined);
}
