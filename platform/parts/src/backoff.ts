export interface BackoffOptions {
  /** Milliseconds, doubled each time. */
  first: number;
  longest: number;
  /** Milliseconds: a run of this length ends the backoff, because what ended it is no crash loop. */
  stable: number;
  /** Restarts in a row that do not wait; none if unset. */
  atOnce?: number;
}

export class Backoff {
  readonly #options: BackoffOptions;
  #startedAt = Number.NEGATIVE_INFINITY;
  #failures = 0;

  constructor(options: BackoffOptions) {
    this.#options = options;
  }

  noteStart(): void {
    this.#startedAt = performance.now();
  }

  /** To be called when the process has ended: milliseconds until the next start. */
  nextDelay(): number {
    const { first, longest, stable, atOnce = 0 } = this.#options;
    if (performance.now() - this.#startedAt > stable) this.reset();
    const doublings = this.#failures - atOnce;
    this.#failures += 1;
    return doublings < 0 ? 0 : Math.min(first * 2 ** doublings, longest);
  }

  /** The process has done what it is for. */
  reset(): void {
    this.#failures = 0;
  }
}
