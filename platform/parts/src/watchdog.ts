import type { ProcessClock } from './process-clock.ts';

/** Milliseconds. */
const TICK = 100;
/** A process hangs after this many unanswered questions in a row. One is not enough, because answers are late on a busy machine. */
const QUESTIONS = 3;

interface WatchdogOptions {
  /** Asks the process for a sign of life, again and again. A process that has never answered does not know the question, and never hangs. */
  ask?: () => void;
  /** The clock of the process. If unset, the time in which it waits for a processor counts as silence. */
  clock?: ProcessClock;
}

/** Ticks of silence before the process's own clock is read, and counts. Reading it earlier would cost a millisecond each tick. */
const TICKS_WITHOUT_CLOCK = 5;

/**
 * Measures the silence of a process in ticks of this thread. The time in which this thread itself is busy does not count, nor does the time
 * in which the process waits for a processor.
 */
export class Watchdog {
  readonly #tick: number;
  readonly #timer: NodeJS.Timeout;
  readonly #clock: ProcessClock | undefined;
  #last: { now: number; used: number } | undefined;
  #limit: number;
  #ticks: number;

  /** @param limit milliseconds without a reset after which `hangs` is called, once */
  constructor(limit: number, hangs: () => void, { ask, clock }: WatchdogOptions = {}) {
    this.#clock = clock;
    this.#limit = limit;
    this.#tick = ask ? limit / QUESTIONS : TICK;
    this.#ticks = ask ? Number.NaN : 0;
    this.#timer = setInterval(() => {
      this.#ticks += this.#ownShare();
      if (!this.isSilentFor(this.#limit)) return ask?.();
      this.stop();
      hangs();
    }, this.#tick).unref();
    ask?.();
  }

  reset(): void {
    this.#ticks = 0;
    this.#last = undefined;
  }

  /** The share of a tick in which the process ran or was idle, and did not wait for a processor. */
  #ownShare(): number {
    if (!this.#clock || this.#ticks < TICKS_WITHOUT_CLOCK) return 1;
    const last = this.#last;
    const next = { now: this.#clock.now(), used: this.#clock.used() };
    this.#last = next;
    if (!last) return 1;
    return Math.min(1, Math.max(next.now - last.now, next.used - last.used) / this.#tick);
  }

  /** Changes the limit, in milliseconds. */
  setLimit(limit: number): void {
    this.#limit = limit;
  }

  isSilentFor(milliseconds: number): boolean {
    return this.#ticks * this.#tick > milliseconds;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
