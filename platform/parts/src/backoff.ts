export interface BackoffOptions {
  /** Milliseconds, doubled each time. */
  first: number;
  longest: number;
  /** Milliseconds. A run of at least this length resets the backoff, because its end belongs to no crash loop. */
  stable: number;
  /** Number of restarts in a row that happen without a delay; none if unset. */
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

  /** Resets the backoff: the process has done its job, so its next end belongs to no crash loop. */
  reset(): void {
    this.#failures = 0;
  }
}
