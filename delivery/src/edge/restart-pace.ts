const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** How soon something that ends by itself may be started again: the more often it ends, the later. */
export interface RestartPace {
  isTooSoon(): boolean;
  noteStart(): void;
}

export function createRestartPace(): RestartPace {
  let startedAt = Number.NEGATIVE_INFINITY;
  let wait = 0;
  return {
    isTooSoon: () => performance.now() < startedAt + wait,
    noteStart() {
      const lived = performance.now() - startedAt;
      wait = lived > LONGEST_WAIT_MS ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
      startedAt = performance.now();
    },
  };
}
