/** Failures in a row after which calls are left out. */
const FAILURES = 3;
/** Milliseconds for which calls are left out; then one call tries whether the other side works again. */
const PAUSE = 30_000;

/** A circuit breaker: leaves out calls to something that fails again and again. */
export class Circuit {
  readonly #tell: (failure: unknown) => void;
  #failures = 0;
  #retryAt = 0;

  /** @param tell called when calls begin to be left out, with the last failure; and with undefined when one succeeds again */
  constructor(tell: (failure: unknown) => void) {
    this.#tell = tell;
  }

  get isOpen(): boolean {
    return this.#failures >= FAILURES;
  }

  /** @returns undefined where the call was left out, or has failed */
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
    // The others wait for the result of this one.
    this.#retryAt = performance.now() + PAUSE;
    return true;
  }
}
