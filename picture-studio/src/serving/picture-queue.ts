import { availableParallelism } from 'node:os';
import { Piscina, type PiscinaTask, queueOptionsSymbol } from 'piscina';
import type { PictureRequest } from '../composition/compose-picture.ts';
import type { RoomLightRequest } from '../composition/room-layers.ts';

/** The queue is full: the picture would not be composed soon. */
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

/**
 * `preview`: the JPEG of a link preview. `decor-preview`: the same with the decor alone, without a scene. `albedo`: the decor in a room
 * without light.
 */
export type PictureFormat = 'webp' | 'preview' | 'decor-preview' | 'albedo';

/** What a worker gets. */
export type PictureTask =
  | (PictureRequest & { format: PictureFormat })
  | (RoomLightRequest & { format: 'light' });

/** Among the widths of pictures, by which the queue is ordered: a room is recoloured while a finger moves. */
const LAYER_WIDTH = 300;

/** Each keeps its own layers in memory, which many cores must not multiply. */
const THREADS = Math.min(3, availableParallelism());
/** About 15 seconds of work; a visitor gives up by then. */
const MAX_WAITING = 64 * THREADS;

/** Milliseconds. The threads for previews of decors and for composing ahead are rarely needed, and end to free their memory. */
const IDLE_TIMEOUT = 60_000;

/** Milliseconds that a stopping provider waits for the pictures that are being composed. */
const CLOSE_TIMEOUT = 5_000;

/** Threads that give way to the API's, and one that gives way to all others. macOS would lower the priority of the whole process. */
const [LOW_PRIORITY, LOWEST_PRIORITY] = process.platform === 'darwin' ? [0, 0] : [5, 19];

/** Composes pictures in worker threads, so that API requests do not wait for them. */
export class PictureQueue {
  readonly #workers: Piscina<PictureTask, Uint8Array | undefined>;
  /** A thread of its own: the others may be busy for seconds when a messenger asks. */
  readonly #decorWorker: Piscina<PictureTask, Uint8Array | undefined>;
  /** Composes ahead at the lowest priority of the system. Its thread ends when there is nothing left to compose. */
  readonly #idleWorker: Piscina<PictureTask, Uint8Array | undefined>;
  readonly #capacity: number;
  /** Resolves when no shopper waits for a picture. */
  #quiet = Promise.withResolvers<void>();
  #unfinished = 0;
  #isClosed = false;

  constructor({ threads = THREADS, waiting = MAX_WAITING }: QueueLimits = {}) {
    this.#capacity = threads + waiting;
    const filename = new URL('./picture-worker.ts', import.meta.url).href;
    this.#workers = new Piscina({
      filename,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      niceIncrement: LOW_PRIORITY,
      taskQueue: new EarliestDue(),
      recordTiming: false,
      closeTimeout: CLOSE_TIMEOUT,
    });
    const single = {
      filename,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_TIMEOUT,
      recordTiming: false,
      closeTimeout: CLOSE_TIMEOUT,
    };
    this.#decorWorker = new Piscina(single);
    this.#idleWorker = new Piscina({ ...single, niceIncrement: LOWEST_PRIORITY });
    this.#quiet.resolve();
  }

  /**
   * As `composePicture`, small pictures first: a page has many of them, and they take little time. A wide one waits for those that
   * are requested before it is due. Previews come before all others, because a messenger gives up after a few seconds; previews of
   * the decor alone wait for none. Rejects when composing fails or the queue closes.
   * @throws {QueueFullError} when too many are waiting.
   */
  async compose(request: PictureRequest, format: PictureFormat = 'webp'): Promise<Buffer | undefined> {
    const task = { ...request, format };
    if (format === 'decor-preview') return await this.#run(() => this.#decorWorker.run(task));
    const width = format === 'albedo' ? LAYER_WIDTH : request.width;
    const due = format === 'preview' ? AT_ONCE : dueAfter(width);
    return await this.#run(() => this.#workers.run({ ...task, ...EarliestDue.options(due) }));
  }

  /**
   * As `composeRoomLight`.
   * @throws {QueueFullError} when too many pictures are waiting.
   */
  async composeLight(request: RoomLightRequest): Promise<Buffer | undefined> {
    const task = { ...request, format: 'light' as const, ...EarliestDue.options(dueAfter(LAYER_WIDTH)) };
    return await this.#run(() => this.#workers.run(task));
  }

  async #run(compose: () => Promise<Uint8Array | undefined>): Promise<Buffer | undefined> {
    // A closed pool would start again, and keep a stopping provider alive.
    if (this.#isClosed) throw new Error('The picture queue is closed.');
    if (this.#unfinished >= this.#capacity) throw new QueueFullError();
    if (this.#unfinished++ === 0) this.#quiet = Promise.withResolvers();
    try {
      const picture = await compose();
      return picture && Buffer.from(picture);
    } finally {
      if (--this.#unfinished === 0) this.#quiet.resolve();
    }
  }

  /** As `compose`, in a thread of the lowest priority, and not before all pictures that shoppers wait for are ready. */
  async composeWhenIdle(
    request: PictureRequest,
    format: PictureFormat = 'webp',
  ): Promise<Buffer | undefined> {
    while (this.#unfinished > 0 && !this.#isClosed) await this.#quiet.promise;
    if (this.#isClosed) throw new Error('The picture queue is closed.');
    const picture = await this.#idleWorker.run({ ...request, format });
    return picture && Buffer.from(picture);
  }

  /** Rejects the pictures that wait, and ends the workers after the pictures they compose. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#workers, this.#decorWorker, this.#idleWorker].map(endPool));
  }
}

/** Ends its threads between two pictures: ending one while libvips computes in it can crash the process. */
async function endPool(pool: Piscina<PictureTask, Uint8Array | undefined>): Promise<void> {
  // Emitted when a picture takes longer than CLOSE_TIMEOUT. The thread is then ended all the same.
  pool.on('error', () => undefined);
  await pool.close({ force: true });
}

/** Milliseconds for each pixel of width after which a picture is due. */
const DUE_PER_PIXEL = 1;
const AT_ONCE = 0;

/** When a picture is due that is requested now. */
function dueAfter(width: number): number {
  return performance.now() + DUE_PER_PIXEL * width;
}

/** What a task of the pool carries for its queue. */
interface Due {
  [queueOptionsSymbol]: { due: number };
}

/**
 * The queue of a worker pool. Of pictures that are requested at the same time the narrow ones come first; a wide one is overtaken by
 * later requests only until it is due, so that a busy shop composes it, too. Equally wide ones keep the order of their requests.
 */
class EarliestDue {
  readonly #tasks: PiscinaTask[] = [];

  /** What a task needs to carry that is due at a time. */
  static options(due: number): Due {
    return { [queueOptionsSymbol]: { due } };
  }

  get size(): number {
    return this.#tasks.length;
  }

  push(task: PiscinaTask): void {
    const later = this.#tasks.findIndex((other) => dueOf(other) > dueOf(task));
    this.#tasks.splice(later < 0 ? this.#tasks.length : later, 0, task);
  }

  shift(): PiscinaTask | null {
    return this.#tasks.shift() ?? null;
  }

  remove(task: PiscinaTask): void {
    const at = this.#tasks.indexOf(task);
    if (at >= 0) this.#tasks.splice(at, 1);
  }
}

function dueOf(task: PiscinaTask): number {
  return (task as PiscinaTask & Due)[queueOptionsSymbol].due;
}
