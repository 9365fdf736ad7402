const TICK_MS = 100;

/** Tells how long nothing was heard. Counted in ticks of this thread: while this one is busy itself, nobody is late. */
export interface SilenceWatch {
  heard(): void;
  /** Another limit from now on, in milliseconds. */
  allow(limit: number): void;
  isLongerThan(limit: number): boolean;
  stop(): void;
}

/** Calls `onTooLong` when nothing was heard for `limit` milliseconds, give or take a tick. */
export function watchSilence(limit: number, onTooLong: () => void): SilenceWatch {
  let allowed = limit;
  let ticks = 0;
  const isLongerThan = (milliseconds: number) => ticks * TICK_MS > milliseconds;
  const clock = setInterval(() => {
    ticks += 1;
    if (!isLongerThan(allowed)) return;
    clearInterval(clock);
    onTooLong();
  }, TICK_MS).unref();
  return {
    heard() {
      ticks = 0;
    },
    allow(next) {
      allowed = next;
    },
    isLongerThan,
    stop: () => clearInterval(clock),
  };
}
