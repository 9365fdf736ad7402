import { setTimeout as pause } from 'node:timers/promises';
import { dateOfBackup } from 'store/backup-name';
import { sentenceOf } from '../console/error-sentence.ts';
import { say } from '../console/progress.ts';
import { archivesIn } from './archive.ts';
import { type BackupPlace, backUp } from './back-up.ts';

/** Milliseconds from the start of a shop without a backup to its first one: composing pictures and serving pages come first. */
const FIRST_DELAY = 10 * 60_000;
/** Milliseconds until the next try after a failure. */
const RETRY_DELAY = 10 * 60_000;

interface Timing {
  /** Milliseconds between two backups. */
  every: number;
  /** How many good ones are kept. */
  keep: number;
}

/** Backs up repeatedly until `stop`, each time an interval after the newest backup, whoever made it. Prints the outcome of each. */
export async function keepBackingUp(
  place: BackupPlace,
  { every, keep }: Timing,
  stop: AbortSignal,
): Promise<void> {
  let due = await firstDue(place.backups, every);
  while (await hasCome(due, stop)) {
    try {
      const { name, manifest } = await backUp(place, keep);
      due = dateOfBackup(name) + every;
      for (const fault of manifest.faults) say(`backup: ${name} has a fault: ${fault}`);
      if (manifest.faults.length === 0) say(`backup: ${name} is made.`);
    } catch (error) {
      due = Date.now() + Math.min(every, RETRY_DELAY);
      say(`backup: ${sentenceOf(error)}`);
    }
  }
}

/** A folder that cannot be read is reported by the first backup. A newest backup dated in the future does not count (PROM-290). */
async function firstDue(backups: string, every: number): Promise<number> {
  const [newest] = await archivesIn(backups).catch(() => []);
  const next = newest === undefined ? Number.NaN : dateOfBackup(newest) + every;
  return next <= Date.now() + every ? next : Date.now() + Math.min(every, FIRST_DELAY);
}

async function hasCome(due: number, signal: AbortSignal): Promise<boolean> {
  await pause(Math.max(0, due - Date.now()), undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}
