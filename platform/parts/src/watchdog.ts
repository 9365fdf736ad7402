/** Milliseconds. */
const TICK = 100;
/** A process hangs after this many unanswered questions in a row. One is not enough, because answers are late on a busy machine. */
const QUESTIONS = 3;

/** Measures the silence of a process in ticks of this thread: time in which this thread itself is busy does not count. */
export class Watchdog {
  readonly #tick: number;
  readonly #timer: NodeJS.Timeout;
  #limit: number;
  #ticks: number;

  /**
   * @param limit milliseconds without a reset after which `hangs` is called, once
   * @param ask asks the process for a sign of life, again and again; one that has never answered does not know the question, and never hangs
   */
  constructor(limit: number, hangs: () => void, ask?: () => void) {
    this.#limit = limit;
    this.#tick = ask ? limit / QUESTIONS : TICK;
    this.#ticks = ask ? Number.NaN : 0;
    this.#timer = setInterval(() => {
      this.#ticks += 1;
      if (!this.isSilentFor(this.#limit)) return ask?.();
      this.stop();
      hangs();
    }, this.#tick).unref();
    ask?.();
  }

  reset(): void {
    this.#ticks = 0;
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
