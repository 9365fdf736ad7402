import { availableParallelism } from 'node:os';
import type { PictureRequest } from '../composition/compose-picture.ts';
import { PictureThread } from './picture-thread.ts';

interface Job {
  request: PictureRequest;
  resolve(picture: Promise<Buffer | undefined>): void;
  reject(error: Error): void;
}

/** More pictures wait than can be composed soon. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  /** Seconds after which another try makes sense. */
  readonly retryAfter = 5;

  constructor() {
    super('Too many pictures are waiting to be composed.');
  }
}

interface QueueLimits {
  threads?: number;
  /** Pictures that may wait while others are composed. */
  waiting?: number;
}

/** Each keeps its own layers in memory: one core is left to the API, and many cores do not multiply the memory. */
const THREADS = Math.min(3, Math.max(1, availableParallelism() - 1));
/** About a quarter of a minute's work; a visitor gives up by then. */
const LONGEST_QUEUE = 64 * THREADS;

/** Hands pictures to threads of their own, so that nobody's cart waits for somebody's picture. */
export class PictureQueue {
  readonly #threads: readonly PictureThread[];
  readonly #longestQueue: number;
  readonly #queue: Job[] = [];
  #isClosed = false;

  constructor({ threads = THREADS, waiting = LONGEST_QUEUE }: QueueLimits = {}) {
    this.#threads = Array.from({ length: threads }, () => new PictureThread());
    this.#longestQueue = waiting;
  }

  /**
   * As `composePicture`, small pictures first: they are many on a page, and quickly done. Rejects when composing fails or
   * the desk closes.
   * @throws {QueueFullError} when too many are waiting.
   */
  compose(request: PictureRequest): Promise<Buffer | undefined> {
    return new Promise((resolve, reject) => {
      // Who is still warming up pictures would open it again, and keep a stopping provider alive.
      if (this.#isClosed) reject(new Error('The desk is closed.'));
      else if (this.#queue.length >= this.#longestQueue) reject(new QueueFullError());
      else {
        this.#enqueue({ request, resolve, reject });
        this.#next();
      }
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('The desk is closed.'));
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  #enqueue(job: Job): void {
    const larger = this.#queue.findIndex(({ request }) => request.width > job.request.width);
    this.#queue.splice(larger < 0 ? this.#queue.length : larger, 0, job);
  }

  #next(): void {
    const thread = this.#threads.find(({ isIdle }) => isIdle);
    const job = thread && this.#queue.shift();
    if (!job) return;
    const picture = thread.compose(job.request);
    job.resolve(picture);
    picture.catch(() => undefined).finally(() => this.#next());
  }
}
