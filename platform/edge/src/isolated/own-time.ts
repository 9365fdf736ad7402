import { cpuUsage } from 'node:process';
import type { ProcessClock } from 'parts/process-clock';

const TICK_MS = 100;

const CLOCK: ProcessClock = {
  now: () => performance.now(),
  used: () => {
    const { user, system } = cpuUsage();
    return (user + system) / 1_000;
  },
};

/**
 * Calls back once a process has run or been idle for `limit` milliseconds. The time in which it waited for a processor does not count: on
 * a busy machine a page is slow although its code is not.
 * @param clock of another process; by default this process's own
 * @returns ends the wait
 */
export function afterOwnTime(limit: number, callBack: () => void, clock = CLOCK): () => void {
  let passed = 0;
  let last = { now: clock.now(), used: clock.used() };
  const timer = setInterval(() => {
    const next = { now: clock.now(), used: clock.used() };
    // A tick on time means an idle process. A late tick means that the process has run meanwhile, or waited for a processor.
    const idle = Math.min(next.now - last.now, TICK_MS);
    passed += Math.max(idle, next.used - last.used);
    last = next;
    if (passed < limit) return;
    clearInterval(timer);
    callBack();
  }, TICK_MS);
  return () => clearInterval(timer);
}
