import { availableParallelism } from 'node:os';
import type { PictureRequest } from '../composition/compose-picture.ts';
import type { RoomLightRequest } from '../composition/room-layers.ts';
import { CLOSED, PictureProcess, type PictureProcessState, type ProcessOptions } from './picture-process.ts';
import { PictureRefusedError } from './refused-pictures.ts';
import type { Lane, PictureResults } from './serve-orders.ts';
import {
  AHEAD,
  type Made,
  type PictureFormat,
  type PictureTask,
  takeTogether,
  type Waiting,
} from './waiting-pictures.ts';

interface QueueOptions extends Partial<ProcessOptions> {
  /** Number of pictures that may wait while others are composed. */
  waiting?: number;
}

/** The state that is shown to the operator. */
export interface PictureQueueState extends PictureProcessState {
  /** Number of pictures that shoppers wait for. */
  waiting: number;
}

/** The width by which layers of a room are ordered in the queue. Small, because a room is recoloured while a finger moves. */
const LAYER_WIDTH = 300;

/** Limited, because each thread keeps its own layers in memory. */
const THREADS = Math.min(3, availableParallelism());
/** About 15 seconds of work, after which a visitor gives up. The pages of fifty shoppers show some 400 pictures. */
const MAX_WAITING = 400 * THREADS;

/** Milliseconds that a stopping provider waits for the pictures that are being composed. */
const CLOSE_TIMEOUT = 5_000;

/** Passes pictures to the picture process in the order in which they are due. */
export class PictureQueue {
  readonly #process: PictureProcess;
  readonly #threads: number;
  readonly #capacity: number;
  /** The earliest due comes first. Pictures of the same width keep the order of their requests. */
  readonly #waiting: Waiting[] = [];
  #busyThreads = 0;
  /** Resolves as soon as no shopper waits for a picture. */
  #quiet = Promise.withResolvers<void>();
  #unfinished = 0;

  constructor({ threads = THREADS, waiting = MAX_WAITING, ...process }: QueueOptions = {}) {
    this.#threads = threads;
    this.#capacity = threads + waiting;
    this.#process = new PictureProcess({ threads, ...process });
    this.#quiet.resolve();
  }

  /** Starts the process and the threads for shoppers' pictures, which takes a second. */
  async warmUp(): Promise<void> {
    await Promise.all(Array.from({ length: this.#threads }, () => this.#process.run([], 'shopper')));
  }

  /**
   * Composes a picture like `composePicture`, small ones first: a page has many of them, and each takes little time. A wide picture waits for
   * those that are requested before it is due. Previews come before all others, because a messenger gives up after a few seconds; previews
   * of the decor alone do not wait at all. Rejects when composing fails or the queue closes.
   * @throws {PictureRefusedError} when too many are waiting.
   */
  async compose(request: PictureRequest, format: PictureFormat = 'webp'): Promise<Buffer | undefined> {
    const task = { ...request, format };
    if (format === 'decor-preview') return await this.#forShopper(() => this.#alone('decor', task));
    const width = format === 'albedo' ? LAYER_WIDTH : request.width;
    return await this.#forShopper(() => this.#ask(task, format === 'preview' ? AT_ONCE : dueAfter(width)));
  }

  /**
   * As `composeRoomLight`.
   * @throws {PictureRefusedError} when too many pictures are waiting.
   */
  async composeLight(request: RoomLightRequest): Promise<Buffer | undefined> {
    return await this.#forShopper(() => this.#ask({ ...request, format: 'light' }, dueAfter(LAYER_WIDTH)));
  }

  /** Like `compose`, in the threads for shoppers' pictures, but after all of these. */
  async composeAhead(request: PictureRequest, format: PictureFormat = 'webp'): Promise<Buffer | undefined> {
    return bytesOf(await this.#ask({ ...request, format }, AHEAD));
  }

  /** Like `compose`, in a thread of the lowest priority, and only once no shopper waits for a picture. */
  async composeWhenIdle(
    request: PictureRequest,
    format: PictureFormat = 'webp',
  ): Promise<Buffer | undefined> {
    while (this.#unfinished > 0) await this.#quiet.promise;
    return bytesOf(await this.#alone('ahead', { ...request, format }));
  }

  state(): PictureQueueState {
    return { ...this.#process.state(), waiting: this.#unfinished };
  }

  /** Rejects waiting pictures, and ends the process once those under way are composed. */
  async close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(CLOSED));
    await this.#process.close(CLOSE_TIMEOUT);
  }

  async #forShopper(make: () => Promise<Made>): Promise<Buffer | undefined> {
    if (this.#unfinished >= this.#capacity)
      throw new PictureRefusedError('Too many pictures are waiting to be composed.');
    if (this.#unfinished++ === 0) this.#quiet = Promise.withResolvers();
    try {
      return bytesOf(await make());
    } finally {
      if (--this.#unfinished === 0) this.#quiet.resolve();
    }
  }

  async #alone(lane: Lane, task: PictureTask): Promise<Made> {
    const [made] = await this.#process.run([task], lane);
    return madeOf(made);
  }

  async #ask(task: PictureTask, due: number): Promise<Made> {
    const waiting = { task, due, ...Promise.withResolvers<Made>() };
    const later = this.#waiting.findIndex((other) => other.due > due);
    this.#waiting.splice(later < 0 ? this.#waiting.length : later, 0, waiting);
    this.#fillThreads();
    return await waiting.promise;
  }

  #fillThreads(): void {
    while (this.#busyThreads < this.#threads && this.#waiting.length > 0) {
      void this.#work(takeTogether(this.#waiting));
    }
  }

  async #work(batch: readonly Waiting[]): Promise<void> {
    this.#busyThreads++;
    const made = this.#process.run(
      batch.map(({ task }) => task),
      'shopper',
    );
    for (const [at, { resolve }] of batch.entries()) resolve(made.then((results) => madeOf(results[at])));
    await made.catch(() => undefined);
    this.#busyThreads--;
    this.#fillThreads();
  }
}

function madeOf(result: PictureResults[number] | undefined): Made {
  if (result?.status === 'rejected') throw result.reason;
  return result?.value;
}

function bytesOf(made: Made): Buffer | undefined {
  return made && Buffer.from(made.buffer, made.byteOffset, made.byteLength);
}

/** Milliseconds per pixel of width after which a picture is due. */
const DUE_PER_PIXEL = 1;
const AT_ONCE = 0;

function dueAfter(width: number): number {
  return performance.now() + DUE_PER_PIXEL * width;
}
