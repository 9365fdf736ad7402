import { LRUCache } from 'lru-cache';
import type { PictureTask } from './waiting-pictures.ts';

/** The picture cannot be composed now, but may be requested again. */
export class PictureRefusedError extends Error {
  override name = 'PictureRefusedError';
  /** Seconds until the next request makes sense. */
  readonly retryAfter = 5;
}

/** Milliseconds for which a picture is refused after it has killed the process twice; doubled each time. */
const [FIRST_REFUSAL, LONGEST_REFUSAL] = [10_000, 600_000];
const MAX_REFUSED = 1_000;

/** Pictures that killed the process although nothing else was under way. */
export class RefusedPictures {
  readonly #refusals = new LRUCache<string, { until: number; length: number }>({ max: MAX_REFUSED });

  /** @returns milliseconds for which the picture is refused */
  add(task: PictureTask): number {
    const name = JSON.stringify(task);
    const before = this.#refusals.get(name)?.length;
    const length = before === undefined ? FIRST_REFUSAL : Math.min(2 * before, LONGEST_REFUSAL);
    this.#refusals.set(name, { until: performance.now() + length, length });
    return length;
  }

  has(task: PictureTask): boolean {
    return (this.#refusals.get(JSON.stringify(task))?.until ?? 0) > performance.now();
  }
}
