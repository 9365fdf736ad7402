/** A FIFO lock for the one connection that writes. */
export class WriteLock {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when the caller holds the lock, with the function that releases it. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
