import { HttpError } from '../http/http-error.ts';

/**
 * Keeps a request from running twice at the same time. It is a courtesy: a second provider or a restart does not know it, and
 * the database alone keeps an order from being made twice.
 */
export class RunningRequests {
  readonly #keys = new Set<string>();

  /** @throws {HttpError} 409 with `Retry-After` while a request with the same key is running. */
  async once<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#keys.has(key)) {
      throw new HttpError(409, 'Your order is being processed. Please wait a moment.', { retryAfter: 1 });
    }
    this.#keys.add(key);
    try {
      return await work();
    } finally {
      this.#keys.delete(key);
    }
  }
}
