import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const LOWEST = 19;
/** Linux shares the processor among login sessions first: a process's own priority counts within its session alone. */
const SESSION_PRIORITY = '/proc/self/autogroup';

/** Leaves the processor to the shop that serves shoppers on this machine, for this process and all that it starts. */
export function takeLowPriority(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  if (!existsSync(SESSION_PRIORITY)) return;
  try {
    writeFileSync(SESSION_PRIORITY, String(LOWEST));
  } catch {
    // Changed too often, or by somebody without the right to: the check is made all the same.
    return;
  }
  process.once('exit', () => writeFileSync(SESSION_PRIORITY, '0'));
}
