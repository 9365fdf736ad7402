import { availableParallelism, loadavg } from 'node:os';
import type { Reason } from '../../gate/rules/visit-rules.ts';

/** Processes that want a core. With more of them than this, what is late may be right. */
const WAITING_FOR_A_CORE = 2;

/** What is live does not pass the trial at this moment either, so that nothing can be said of the builds. */
export class MachineTooBusy extends Error {
  constructor() {
    super('This machine is too busy to try builds: nothing was refused or published.');
    this.name = 'MachineTooBusy';
  }
}

/** Always false on Windows, which has no load average. */
export function isMachineBusy(): boolean {
  const [lastMinute = 0] = loadavg();
  return lastMinute / availableParallelism() > WAITING_FOR_A_CORE;
}

/** There are reasons, and a slow machine alone can bring all of them about. */
export function areOfTime(reasons: readonly Reason[]): boolean {
  return reasons.length > 0 && reasons.every(({ isOfTime }) => isOfTime);
}

/** The check that found something, once more: each resolves to what it finds now. */
interface Questions {
  again: () => Promise<readonly Reason[]>;
  /** The same of what is live. */
  ofLive: () => Promise<readonly Reason[]>;
}

/**
 * On a busy machine a page may be late once: what is wrong counts if it shows again. On one that is too busy, also what is live is late.
 * @throws MachineTooBusy where the reasons are of time alone, and what is live has one of time as well
 */
export async function confirmedFaults(
  found: readonly Reason[],
  { again, ofLive }: Questions,
  isBusy = isMachineBusy,
): Promise<readonly Reason[]> {
  const reasons = found.length > 0 && isBusy() ? await again() : found;
  if (areOfTime(reasons) && (await ofLive()).some(({ isOfTime }) => isOfTime)) throw new MachineTooBusy();
  return reasons;
}

/**
 * All that checks found that ran at the same time. A build that is wrong beside being late is refused, although another check could not tell.
 * @throws MachineTooBusy where one of them does, and the others found what is of time alone
 */
export async function reasonsOfAll(
  checks: readonly Promise<readonly Reason[]>[],
): Promise<readonly Reason[]> {
  const settled = await Promise.allSettled(checks);
  const reasons = settled.flatMap((check) => (check.status === 'fulfilled' ? check.value : []));
  return reasons.some(({ isOfTime }) => !isOfTime) ? reasons : (await Promise.all(checks)).flat();
}
