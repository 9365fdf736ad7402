import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** A quarter of what an ordinary session gets: with the lowest, a trial beside a busy shop had 3.5 s of the processor in 20 minutes. */
const LOW = 5;
/** Linux shares the processor among login sessions first: a process's own priority counts within its session alone. */
const SESSION_PRIORITY = '/proc/self/autogroup';
const SESSION = /nice (-?\d{1,3})/;

/** Leaves the processor to the shop that serves shoppers on this machine while `work` runs, for all that it starts. */
export async function withLowPriority<Result>(work: () => Promise<Result>): Promise<Result> {
  const restore = lowered();
  process.once('exit', restore);
  try {
    return await work();
  } finally {
    process.off('exit', restore);
    restore();
  }
}

/** @returns gives back what was before */
function lowered(): () => void {
  try {
    const [, before] = SESSION.exec(readFileSync(SESSION_PRIORITY, 'utf8')) ?? [];
    if (before !== undefined) {
      writeFileSync(SESSION_PRIORITY, String(LOW));
      return () => attempt(() => writeFileSync(SESSION_PRIORITY, before));
    }
  } catch {
    // No Linux, or changed too often.
  }
  const before = getPriority();
  attempt(() => setPriority(constants.priority.PRIORITY_BELOW_NORMAL));
  // Where only an administrator may raise it, what comes after the trial is short.
  return () => attempt(() => setPriority(before));
}

/** The trial is made all the same. */
function attempt(change: () => void): void {
  try {
    change();
  } catch {
    return;
  }
}
