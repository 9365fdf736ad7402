import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { PictureRequest } from '../composition/compose-picture.ts';
import type { Exposure } from '../composition/exposure.ts';
import type { RoomLightRequest } from '../composition/room-layers.ts';
import { lightName, sceneFor, sceneNamed } from '../scenes/scene-for.ts';
import { firstLights } from './first-lights.ts';
import {
  AHEAD,
  type Made,
  type PictureFormat,
  type PictureOrder,
  type PictureTask,
  takeTogether,
  type Waiting,
} from './waiting-pictures.ts';

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

type Workers = Piscina<PictureOrder, PromiseSettledResult<Made>[]>;

/** Composes pictures in worker threads, so that API requests do not wait for them. */
export class PictureQueue {
  readonly #workers: Workers;
  /** A thread of its own: the others may be busy for seconds when a messenger asks. */
  readonly #decorWorker: Workers;
  /** Composes ahead at the lowest priority of the system. Its thread ends when there is nothing left to compose. */
  readonly #idleWorker: Workers;
  readonly #threads: number;
  readonly #capacity: number;
  /** The earliest due first. Equally wide pictures keep the order of their requests. */
  readonly #waiting: Waiting[] = [];
  #busyThreads = 0;
  /** The light that most first pictures need, by its name: in memory that all threads share. */
  readonly #lights = new Map<string, Exposure>();
  /** Resolves when no shopper waits for a picture. */
  #quiet = Promise.withResolvers<void>();
  #unfinished = 0;
  #isClosed = false;

  constructor({ threads = THREADS, waiting = MAX_WAITING }: QueueLimits = {}) {
    this.#threads = threads;
    this.#capacity = threads + waiting;
    const pool = {
      filename: new URL('./picture-worker.ts', import.meta.url).href,
      minThreads: 0,
      recordTiming: false,
      closeTimeout: CLOSE_TIMEOUT,
    };
    this.#workers = new Piscina({
      ...pool,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      niceIncrement: LOW_PRIORITY,
    });
    const single = { ...pool, maxThreads: 1, idleTimeout: IDLE_TIMEOUT };
    this.#decorWorker = new Piscina(single);
    this.#idleWorker = new Piscina({ ...single, niceIncrement: LOWEST_PRIORITY });
    this.#quiet.resolve();
  }

  /**
   * Starts the threads that shoppers wait for, has them optimise the code of all figures, and reads the light that most first
   * pictures need. A shopper's picture waits for none of it that has not begun.
   */
  async warmUp(): Promise<void> {
    const started = Array.from({ length: this.#threads }, () => this.#ask({ format: 'warm-up' }, AHEAD));
    const read = firstLights().map(async (light) => {
      const made = await this.#ask({ ...light, format: 'exposure' }, AHEAD);
      const choice = sceneNamed(light.scene, light.finish);
      if (choice && made && 'lights' in made) this.#lights.set(lightName(choice, light.width), made);
    });
    await Promise.all([...started, ...read]);
  }

  /**
   * As `composePicture`, small pictures first: a page has many of them, and they take little time. A wide one waits for those that
   * are requested before it is due. Previews come before all others, because a messenger gives up after a few seconds; previews of
   * the decor alone wait for none. Rejects when composing fails or the queue closes.
   * @throws {QueueFullError} when too many are waiting.
   */
  async compose(request: PictureRequest, format: PictureFormat = 'webp'): Promise<Buffer | undefined> {
    const task = { ...request, format };
    if (format === 'decor-preview') return await this.#forShopper(() => this.#alone(this.#decorWorker, task));
    const width = format === 'albedo' ? LAYER_WIDTH : request.width;
    return await this.#forShopper(() => this.#ask(task, format === 'preview' ? AT_ONCE : dueAfter(width)));
  }

  /**
   * As `composeRoomLight`.
   * @throws {QueueFullError} when too many pictures are waiting.
   */
  async composeLight(request: RoomLightRequest): Promise<Buffer | undefined> {
    return await this.#forShopper(() => this.#ask({ ...request, format: 'light' }, dueAfter(LAYER_WIDTH)));
  }

  /** As `compose`, by the threads that shoppers wait for, but after all pictures that they wait for. */
  async composeAhead(request: PictureRequest, format: PictureFormat = 'webp'): Promise<Buffer | undefined> {
    return bytesOf(await this.#ask({ ...request, format }, AHEAD));
  }

  /** As `compose`, in a thread of the lowest priority, and not before all pictures that shoppers wait for are ready. */
  async composeWhenIdle(
    request: PictureRequest,
    format: PictureFormat = 'webp',
  ): Promise<Buffer | undefined> {
    while (this.#unfinished > 0 && !this.#isClosed) await this.#quiet.promise;
    this.#refuseWhenClosed();
    return bytesOf(await this.#alone(this.#idleWorker, { ...request, format }));
  }

  /** Rejects the pictures that wait, and ends the workers after the pictures they compose. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(CLOSED));
    await Promise.all([this.#workers, this.#decorWorker, this.#idleWorker].map(endPool));
  }

  async #forShopper(make: () => Promise<Made>): Promise<Buffer | undefined> {
    this.#refuseWhenClosed();
    if (this.#unfinished >= this.#capacity) throw new QueueFullError();
    if (this.#unfinished++ === 0) this.#quiet = Promise.withResolvers();
    try {
      return bytesOf(await make());
    } finally {
      if (--this.#unfinished === 0) this.#quiet.resolve();
    }
  }

  /** A closed pool would start again, and keep a stopping provider alive. */
  #refuseWhenClosed(): void {
    if (this.#isClosed) throw new Error(CLOSED);
  }

  async #alone(workers: Workers, task: PictureTask): Promise<Made> {
    const [made] = await workers.run(this.#orderOf([task]));
    if (made?.status === 'rejected') throw made.reason;
    return made?.value;
  }

  async #ask(task: PictureTask, due: number): Promise<Made> {
    this.#refuseWhenClosed();
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
    try {
      const made = await this.#workers.run(this.#orderOf(batch.map(({ task }) => task)));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const result = made[at];
        if (result?.status === 'rejected') reject(result.reason);
        else resolve(result?.value);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#busyThreads--;
      this.#fillThreads();
    }
  }

  #orderOf(tasks: readonly PictureTask[]): PictureOrder {
    const names = new Set(tasks.map(lightNeededBy));
    return { tasks, lights: [...this.#lights].filter(([name]) => names.has(name)) };
  }
}

const CLOSED = 'The picture queue is closed.';

function bytesOf(made: Made): Buffer | undefined {
  return made instanceof Uint8Array ? Buffer.from(made) : undefined;
}

/** Ends its threads between two pictures: ending one while libvips computes in it can crash the process. */
async function endPool(pool: Workers): Promise<void> {
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

function lightNeededBy(task: PictureTask): string | undefined {
  if (!('view' in task)) return undefined;
  const choice = sceneFor(task.decor, task.view);
  return choice && lightName(choice, task.width);
}
