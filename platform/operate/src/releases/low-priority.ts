import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Gives a quarter of the processor share of an ordinary session. The lowest priority gave a trial beside a busy shop 3.5 s in 20 minutes. */
const LOW = 5;
/** Linux divides the processor among login sessions first; the priority of a process counts only within its session. */
const SESSION_PRIORITY = '/proc/self/autogroup';
const SESSION = /nice (-?\d{1,3})/;

/** Runs `work` and all that it starts at a low priority, so that the shop on this machine keeps the processor for its shoppers. */
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

/** @returns restores the previous priority */
function lowered(): () => void {
  try {
    const [, before] = SESSION.exec(readFileSync(SESSION_PRIORITY, 'utf8')) ?? [];
    if (before !== undefined) {
      writeFileSync(SESSION_PRIORITY, String(LOW));
      return () => attempt(() => writeFileSync(SESSION_PRIORITY, before));
    }
  } catch {
    // This is not Linux, or the priority was changed too often.
  }
  const before = getPriority();
  attempt(() => setPriority(constants.priority.PRIORITY_BELOW_NORMAL));
  // Only an administrator may raise it on some systems. It then stays low, but little is left to do after the trial.
  return () => attempt(() => setPriority(before));
}

/** Ignores an error: the trial is made at the usual priority then. */
function attempt(change: () => void): void {
  try {
    change();
  } catch {
    return;
  }
}
