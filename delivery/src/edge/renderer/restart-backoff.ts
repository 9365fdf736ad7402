const LONGEST_IN_FIRST_WAITS = 64;

/** How soon something that ends by itself is started again: the more often it ends, the later. */
export interface RestartPace {
  noteStart(): void;
  /** Asked when it has ended: milliseconds until the next start. */
  nextWait(): number;
}

/** @param firstWait milliseconds; doubled each time up to 64 of it, until it has lived longer than that */
export function createRestartPace(firstWait: number): RestartPace {
  const longest = firstWait * LONGEST_IN_FIRST_WAITS;
  let startedAt = Number.NEGATIVE_INFINITY;
  let wait = 0;
  return {
    noteStart() {
      startedAt = performance.now();
    },
    nextWait() {
      const hasSettled = performance.now() - startedAt > longest;
      wait = hasSettled || wait === 0 ? firstWait : Math.min(wait * 2, longest);
      return wait;
    },
  };
}
