import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Part } from 'parts/part';
import type { ProcessEnd } from 'parts/part-process';
import { type ComposingOptions, ComposingProcess } from './composing-process.ts';
import { PictureRefusedError, RefusedPictures } from './refused-pictures.ts';
import type { Lane, PictureOrder, PictureResults, ProcessMessage, ProcessTimes } from './serve-orders.ts';
import type { PictureTask } from './waiting-pictures.ts';

/** The state that is shown to the operator. */
export interface PictureProcessState {
  /** Undefined while no process is needed. */
  pid: number | undefined;
  residentMegabytes: number;
  /** Number of times since the start that it died or was killed for a fault. */
  restarts: number;
}

export interface ProcessOptions extends Partial<ComposingOptions> {
  threads: number;
  log?: ((line: string) => void) | undefined;
  /** Milliseconds of processor time for one picture. On the clock, ten times as much is allowed, because a busy machine gives it little. */
  pictureTime?: number;
  /** Milliseconds. If no shopper has waited for a picture for so long, the process is ended to free its memory. */
  idleTime?: number;
}

/** Resolves to undefined if the process ends before the order is done. */
interface Order extends PictureOrder, PromiseWithResolvers<PictureResults | undefined> {
  /** One of these tasks may have killed the process: each is tried once more, alone in the process. */
  isSuspect: boolean;
  /** The times of the process when the order was sent. */
  sent?: ProcessTimes;
}

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Megabytes. Pictures that are under way when `soft` is exceeded may take up to 100 MB more. */
const MEMORY = { soft: 290, hard: 400 };
/** Milliseconds. Long, because starting takes seconds on a busy machine. */
const SILENCE = 15_000;
const PICTURE_TIME = 20_000;
const IDLE_TIME = 60_000;
/** The factor for the time on the clock: on a busy machine, a picture that is composed ahead may get no processor time for a while. */
const PATIENCE = 10;

/** Milliseconds. The backoff is reset by a composed picture, and not by time. */
const BACKOFF = { atOnce: 1, first: 100, longest: 10_000, stable: Number.POSITIVE_INFINITY };

/**
 * Keeps the process that composes pictures, so that native image code and its caches share no memory with the API. The process starts with
 * the first order, and again after it has died, hung or grown too large. Orders that were under way are then sent once more.
 */
export class PictureProcess {
  readonly #options: Required<Omit<ProcessOptions, 'log'>>;
  readonly #log: (line: string) => void;
  readonly #part: Part<ComposingProcess, ProcessEnd>;
  #nextId = 1;
  /** Orders that are still to be sent, the next one first. */
  readonly #waiting: Order[] = [];
  readonly #underWay = new Map<number, Order>();
  readonly #refused = new RefusedPictures();
  #isClosed = false;

  constructor({ log = () => undefined, ...options }: ProcessOptions) {
    this.#options = {
      ...{ memory: MEMORY, silence: SILENCE, pictureTime: PICTURE_TIME, idleTime: IDLE_TIME, main: MAIN },
      ...options,
    };
    this.#log = log;
    this.#part = new Part({
      backoff: BACKOFF,
      start: () => this.#startProcess(),
      handleEnd: (end, { delay }) => this.#handleEnd(end, delay),
      isNeeded: () => this.#waiting.length > 0,
    });
  }

  /**
   * Runs tasks one after another in a thread. A task that has killed the process twice is rejected.
   * @throws Error when the process is closed before that
   */
  async run(tasks: readonly PictureTask[], lane: Lane): Promise<PictureResults> {
    const tried = tasks.filter((task) => !this.#refused.has(task));
    const made = await this.#order(tried, lane);
    const results = made ?? (await Promise.all(tried.map((task) => this.#trySuspect(task))));
    return tasks.map((task) => results[tried.indexOf(task)] ?? REFUSED);
  }

  state(): PictureProcessState {
    const { running, restarts } = this.#part;
    return { pid: running?.child.pid, residentMegabytes: running?.megabytes() ?? 0, restarts };
  }

  /** Rejects waiting orders, and ends the process once those under way are done, or after `patience` milliseconds. */
  async close(patience: number): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(CLOSED));
    const underWay = [...this.#underWay.values()].map(({ promise }) => promise);
    const late = pause(patience, undefined, { ref: false });
    await this.#part.stop(Promise.race([Promise.allSettled(underWay), late]));
    for (const { reject } of this.#underWay.values()) reject(new Error(CLOSED));
  }

  async #order(
    tasks: readonly PictureTask[],
    lane: Lane,
    isSuspect = false,
  ): Promise<PictureResults | undefined> {
    if (this.#isClosed) throw new Error(CLOSED);
    const settle = Promise.withResolvers<PictureResults | undefined>();
    const order = { id: this.#nextId++, lane, tasks, isSuspect, ...settle };
    if (isSuspect) this.#waiting.unshift(order);
    else this.#waiting.push(order);
    this.#sendWaiting();
    return await order.promise;
  }

  /** Runs the task alone in the process. Not at the lowest priority, because all other tasks wait for it. */
  async #trySuspect(task: PictureTask): Promise<PictureResults[number]> {
    const [made] = (await this.#order([task], 'shopper', true)) ?? [];
    return made ?? this.#refuse(task);
  }

  #sendWaiting(): void {
    if (this.#waiting.length > 0) this.#part.start();
    const ready = this.#ready();
    if (ready?.isWornOut()) this.#replaceWornOut(ready);
    else if (ready) for (let next = this.#takeNext(); next; next = this.#takeNext()) this.#send(next, ready);
  }

  /** The next order to send. A suspect comes first, and is alone in the process. */
  #takeNext(): Order | undefined {
    const underWay = [...this.#underWay.values()];
    const [first] = this.#waiting;
    if (underWay.some(({ isSuspect }) => isSuspect)) return undefined;
    if (first?.isSuspect) return underWay.length === 0 ? this.#waiting.shift() : undefined;
    const isFree = ({ lane }: Order) =>
      underWay.filter((other) => other.lane === lane).length <
      (lane === 'shopper' ? this.#options.threads : 1);
    const place = this.#waiting.findIndex(isFree);
    return place < 0 ? undefined : this.#waiting.splice(place, 1)[0];
  }

  #send(order: Order, to: ComposingProcess): void {
    // Meanwhile, an equal picture has killed the process twice.
    if (order.isSuspect && order.tasks.some((task) => this.#refused.has(task))) {
      order.resolve([REFUSED]);
      return;
    }
    to.hasServed ||= order.lane !== 'ahead';
    order.sent = to.times;
    this.#underWay.set(order.id, order);
    const { id, lane, tasks } = order;
    // An error means that the process has ended, which `exit` reports.
    to.child.send({ id, lane, tasks } satisfies PictureOrder, () => undefined);
  }

  #startProcess(): ComposingProcess {
    const started = new ComposingProcess(this.#options, (message) => {
      if (started === this.#ready()) this.#handle(message, started);
    });
    return started;
  }

  #ready(): ComposingProcess | undefined {
    const { running } = this.#part;
    return running?.isReady() ? running : undefined;
  }

  /** Uses the times of the process itself: while this thread is busy, the process only seems to hang. */
  #handle({ made }: ProcessMessage, sender: ComposingProcess): void {
    const orders = [...this.#underWay.values(), ...this.#waiting];
    if (orders.some(({ lane }) => lane !== 'ahead' || !sender.hasServed)) sender.busyAt = sender.times.lived;
    if (made) {
      this.#part.noteSuccess();
      this.#underWay.get(made.id)?.resolve(made.results);
      this.#underWay.delete(made.id);
    }
    const isLate = (order: Order) => this.#isLate(order, sender.times);
    if ([...this.#underWay.values()].some(isLate)) sender.kill('a picture takes too long');
    else if (sender.times.lived - sender.busyAt > this.#options.idleTime) this.#replace();
    else this.#sendWaiting();
  }

  #isLate({ sent, tasks }: Order, { lived, computed }: ProcessTimes): boolean {
    if (!sent) return false;
    const limit = this.#options.pictureTime * Math.max(1, tasks.length);
    const age = lived - sent.lived;
    return age > limit * PATIENCE || (age > limit && computed - sent.computed > limit);
  }

  /** Does not wait for pictures that are composed ahead, because these may take long at their priority. They start again. */
  #replaceWornOut(running: ComposingProcess): void {
    if ([...this.#underWay.values()].some(({ lane }) => lane !== 'ahead')) return;
    this.#log(`pictures: the process has ${running.megabytes()} MB and is replaced`);
    this.#replace();
  }

  /** Ends the process, to free the memory that it kept for finished pictures. It starts again if there is something to compose. */
  #replace(): void {
    this.#waiting.unshift(...this.#underWay.values());
    this.#underWay.clear();
    this.#part.end();
    this.#sendWaiting();
  }

  #handleEnd({ how, killedFor = how }: ProcessEnd, delay: number): void {
    const lost = [...this.#underWay.values()];
    this.#underWay.clear();
    const count = lost.reduce((sum, { tasks }) => sum + tasks.length, 0);
    this.#log(
      `pictures: the process ended (${killedFor}) with ${count} under way; starts again in ${delay} ms`,
    );
    for (const { resolve } of lost) resolve(undefined);
  }

  #refuse(task: PictureTask): PromiseRejectedResult {
    const seconds = this.#refused.add(task) / 1000;
    const what =
      'view' in task ? `${task.decor.colour_name} ${task.view}-${task.width}` : `${task.room} light`;
    this.#log(`pictures: ${what} ended the process twice; refused for ${seconds} s`);
    return REFUSED;
  }
}

export const CLOSED = 'The picture process is closed.';

const REFUSED: PromiseRejectedResult = {
  status: 'rejected',
  reason: new PictureRefusedError('The picture could not be composed.'),
};
