export interface RateLimitRule {
  /** The rule's window, in milliseconds. */
  window: number;
  /** The number of latest attempts in the window that the rule needs. */
  reads: number;
  /** Milliseconds until the next attempt is allowed; 0 when it is allowed now. Times are in milliseconds. */
  wait(newestFirst: readonly number[], now: number): number;
}

const MINUTE = 60_000;
/** LOGIN-10. */
const FIRST_DELAY = MINUTE;

/** Allows `most` attempts in any `window` milliseconds. */
export function slidingWindow(most: number, window: number): RateLimitRule {
  return {
    window,
    reads: most,
    wait(newestFirst, now) {
      const oldestCounted = newestFirst[most - 1];
      return oldestCounted === undefined ? 0 : oldestCounted + window - now;
    },
  };
}

/** Allows `free` attempts in `window` milliseconds, then doubles the delay with each further attempt, from a minute to `longest` milliseconds. */
export function exponentialDelay(free: number, window: number, longest: number): RateLimitRule {
  return {
    window,
    reads: free + Math.ceil(Math.log2(longest / FIRST_DELAY)),
    wait(newestFirst, now) {
      const newest = newestFirst[0];
      if (newest === undefined || newestFirst.length < free) return 0;
      const delay = Math.min(FIRST_DELAY * 2 ** (newestFirst.length - free), longest);
      return Math.max(0, newest + delay - now);
    },
  };
}
