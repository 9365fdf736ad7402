const TICK_MS = 100;

/** Measures the renderer's silence in ticks of this thread: time in which this thread itself is busy does not count. */
export interface Watchdog {
  /** Resets the silence to zero. */
  reset(): void;
  /** Changes the limit, in milliseconds. */
  setLimit(limit: number): void;
  isSilentFor(milliseconds: number): boolean;
  stop(): void;
}

/** Calls `onTimeout` once after `limit` milliseconds without a reset, give or take a tick. */
export function startWatchdog(limit: number, onTimeout: () => void): Watchdog {
  let currentLimit = limit;
  let ticks = 0;
  const isSilentFor = (milliseconds: number) => ticks * TICK_MS > milliseconds;
  const timer = setInterval(() => {
    ticks += 1;
    if (!isSilentFor(currentLimit)) return;
    clearInterval(timer);
    onTimeout();
  }, TICK_MS).unref();
  return {
    reset() {
      ticks = 0;
    },
    setLimit(next) {
      currentLimit = next;
    },
    isSilentFor,
    stop: () => clearInterval(timer),
  };
}
