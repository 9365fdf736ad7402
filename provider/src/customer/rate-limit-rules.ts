/** The times of a subject's attempts within `window`, the newest first: at most `reads` of them. */
export interface RateLimitRule {
  /** Milliseconds. */
  window: number;
  reads: number;
  /** Milliseconds from `now` until the next attempt is allowed; 0 when it is allowed now. */
  wait(newestFirst: readonly number[], now: number): number;
}

const MINUTE = 60_000;
/** api.md: "then growing delays". */
const FIRST_DELAY = MINUTE;
const LONGEST_DELAY = 32 * MINUTE;

/** At most `most` attempts in any stretch of `window` milliseconds. */
export function slidingWindow(most: number, window: number): RateLimitRule {
  return {
    window,
    reads: most,
    wait(newestFirst, now) {
      const oldestThatCounts = newestFirst[most - 1];
      return oldestThatCounts === undefined ? 0 : oldestThatCounts + window - now;
    },
  };
}

/** `free` attempts in `window` milliseconds; after that each waits twice as long as the one before, from 1 to 32 minutes. */
export function exponentialDelay(free: number, window: number): RateLimitRule {
  const longest = free + Math.ceil(Math.log2(LONGEST_DELAY / FIRST_DELAY));
  return {
    window,
    reads: longest,
    wait(newestFirst, now) {
      const newest = newestFirst[0];
      if (newest === undefined || newestFirst.length < free) return 0;
      const delay = Math.min(FIRST_DELAY * 2 ** (newestFirst.length - free), LONGEST_DELAY);
      return Math.max(0, newest + delay - now);
    },
  };
}
