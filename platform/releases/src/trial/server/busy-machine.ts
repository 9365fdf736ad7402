import { availableParallelism, loadavg } from 'node:os';
import type { Reason } from '../../gate/rules/visit-rules.ts';

/** Load per core. Above it, even builds without a fault may be late. */
const WAITING_FOR_A_CORE = 2;

/** The live releases do not pass the trial at this moment either, so nothing can be said about the builds. */
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

/** Whether there are reasons, all of which a slow machine alone can cause. */
export function areOfTime(reasons: readonly Reason[]): boolean {
  return reasons.length > 0 && reasons.every(({ isOfTime }) => isOfTime);
}

/** The check that found something, to be repeated: each function resolves to what it finds now. */
interface Questions {
  again: () => Promise<readonly Reason[]>;
  /** The same check on the live releases. */
  ofLive: () => Promise<readonly Reason[]>;
}

/**
 * Repeats a check on a busy machine, where a page may be late once: only faults that show again count. When the machine is too busy, the
 * live releases are late as well.
 * @throws MachineTooBusy when a slow machine alone can cause all reasons, and also one that is found on the live releases
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
 * The results of checks that ran at the same time. A build with a fault that no slow machine causes is refused, even if another check found
 * the machine too busy.
 * @throws MachineTooBusy when one of the checks does, and a slow machine alone can cause all that the others found
 */
export async function reasonsOfAll(
  checks: readonly Promise<readonly Reason[]>[],
): Promise<readonly Reason[]> {
  const settled = await Promise.allSettled(checks);
  const reasons = settled.flatMap((check) => (check.status === 'fulfilled' ? check.value : []));
  return reasons.some(({ isOfTime }) => !isOfTime) ? reasons : (await Promise.all(checks)).flat();
}
