import { setTimeout as pause } from 'node:timers/promises';
import { dateOfBackup } from 'store/backup-name';
import { sentenceOf } from '../console/error-sentence.ts';
import { say } from '../console/progress.ts';
import { archivesIn } from './archive.ts';
import { type BackupPlace, backUp } from './back-up.ts';

/** Milliseconds after the start of a shop without a backup: pictures and pages come first. */
const FIRST_DELAY = 10 * 60_000;
/** Milliseconds after a failure, which may pass. */
const RETRY_DELAY = 10 * 60_000;

interface Timing {
  /** Milliseconds between two backups. */
  every: number;
  /** How many good ones are kept. */
  keep: number;
}

/** Backs up again and again until `stop`, counted from the newest backup, whoever made it. Says in a line what became of each. */
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

/** A folder that cannot be read is told by the first try. A date to come is of a clock that was set back. */
async function firstDue(backups: string, every: number): Promise<number> {
  const [newest] = await archivesIn(backups).catch(() => []);
  const next = newest === undefined ? Number.NaN : dateOfBackup(newest) + every;
  return next <= Date.now() + every ? next : Date.now() + Math.min(every, FIRST_DELAY);
}

async function hasCome(due: number, signal: AbortSignal): Promise<boolean> {
  await pause(Math.max(0, due - Date.now()), undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}
