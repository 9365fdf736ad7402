/** Number of failures in a row after which calls are skipped. */
const FAILURES = 3;
/** Milliseconds for which calls are skipped. Then a single call tries whether the other side works again. */
const PAUSE = 30_000;

/** A circuit breaker, which skips calls to something that keeps failing. */
export class Circuit {
  readonly #tell: (failure: unknown) => void;
  #failures = 0;
  #retryAt = 0;

  /** @param tell called with the last failure when calls begin to be skipped, and with undefined when a call succeeds again */
  constructor(tell: (failure: unknown) => void) {
    this.#tell = tell;
  }

  get isOpen(): boolean {
    return this.#failures >= FAILURES;
  }

  /** @returns undefined if the call was skipped or has failed */
  async run<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    if (!this.#allows()) return undefined;
    try {
      const result = await call();
      if (this.isOpen) this.#tell(undefined);
      this.#failures = 0;
      return result;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures === FAILURES) this.#tell(error);
      if (this.isOpen) this.#retryAt = performance.now() + PAUSE;
      return undefined;
    }
  }

  #allows(): boolean {
    if (!this.isOpen) return true;
    if (performance.now() < this.#retryAt) return false;
    // All other calls are skipped until this one has a result.
    this.#retryAt = performance.now() + PAUSE;
    return true;
  }
}
