import { availableParallelism, loadavg } from 'node:os';

/** Processes that want a core. With more of them than this, what is late may be right. */
const WAITING_FOR_A_CORE = 2;

/** Always false on Windows, which has no load average. */
export function isMachineBusy(): boolean {
  const [lastMinute = 0] = loadavg();
  return lastMinute / availableParallelism() > WAITING_FOR_A_CORE;
}

/**
 * On a busy machine a page may be late once: a fault counts if it shows again.
 * @param found what is wrong, one sentence each
 * @param tryAgain returns what is wrong at the second time
 */
export async function confirmedFaults(
  found: readonly string[],
  tryAgain: () => Promise<readonly string[]>,
  isBusy = isMachineBusy,
): Promise<readonly string[]> {
  return found.length > 0 && isBusy() ? tryAgain() : found;
}
