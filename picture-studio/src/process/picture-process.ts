// Over 250 lines because sending to the process, watching it and replacing it share one state.
import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Part } from 'parts/part';
import { PartProcess, type ProcessEnd } from 'parts/part-process';
import type { Lane, PictureOrder, PictureResults, ProcessMessage } from './process-messages.ts';
import { PictureRefusedError, RefusedPictures } from './refused-pictures.ts';
import type { PictureTask } from './waiting-pictures.ts';

/** For the operator. */
export interface PictureProcessState {
  /** Undefined while it is not needed. */
  pid: number | undefined;
  residentMegabytes: number;
  /** How often it died or was ended for a fault, since the start. */
  restarts: number;
}

export interface ProcessOptions {
  /** Threads that compose what shoppers wait for. */
  threads: number;
  log?: ((line: string) => void) | undefined;
  /** Megabytes. Above the first, the process is replaced between two pictures; above the second it is killed at once. */
  memory?: { soft: number; hard: number };
  /** Milliseconds without a sign of life after which the process is killed. */
  silence?: number;
  /** Milliseconds of processor time for one picture, or ten times as many on the clock: on a busy machine it gets little. */
  pictureTime?: number;
  /** Milliseconds. When no shopper has waited for a picture for so long, the process is ended to free its memory. */
  idleTime?: number;
  /** The program. */
  main?: string;
}

interface Order extends PictureOrder, PromiseWithResolvers<PictureResults> {
  /** The process died while it composed these, perhaps because of one of them: each is tried once more, with nothing beside it. */
  isSuspect: boolean;
  /** Milliseconds since it was sent. */
  age: number;
  /** The process's own processor time, when it was sent. */
  processorTime: number;
}

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Pictures under way when the first is passed take up to 100 MB more. */
const MEMORY = { soft: 290, hard: 400 };
/** Starting takes seconds on a busy machine. */
const SILENCE = 15_000;
const PICTURE_TIME = 20_000;
const IDLE_TIME = 60_000;
/** Times the processor time of a picture: a busy machine keeps one that is composed ahead from computing at all. */
const PATIENCE = 10;

/** Milliseconds. Time in which this thread itself is busy does not count as a hang. */
const TICK = 200;

/** Milliseconds. A picture ends the backoff, and no time does. */
const BACKOFF = { atOnce: 1, first: 100, longest: 10_000, stable: Number.POSITIVE_INFINITY };
/** The allocator's own pools, one for each thread otherwise, keep what libvips has freed. */
const ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };

/**
 * The process that composes pictures, so that native image code and its caches share no memory with the API. It is started by the first
 * order, and again when it has died, hangs or is too large. What it had under way is sent once more.
 */
export class PictureProcess {
  readonly #options: Required<Omit<ProcessOptions, 'log'>>;
  readonly #log: (line: string) => void;
  readonly #capacity: Readonly<Record<Lane, number>>;
  readonly #part: Part<PartProcess, ProcessEnd>;
  /** It has given a sign of life: a process that cannot start is no picture's fault. */
  #isReady = false;
  readonly #watch: NodeJS.Timeout;
  #nextId = 1;
  /** To be sent, the next one first. */
  readonly #waiting: Order[] = [];
  readonly #underWay = new Map<number, Order>();
  readonly #refused = new RefusedPictures();
  /** It has made a picture: one that is too large from the start must not be replaced for ever. */
  #isUsed = false;
  #processorTime = 0;
  /** It had an order that is not composed ahead, and so holds what those took. */
  #hasServed = false;
  #idleFor = 0;
  #isClosed = false;

  constructor({ log = () => undefined, ...options }: ProcessOptions) {
    this.#options = {
      ...{ memory: MEMORY, silence: SILENCE, pictureTime: PICTURE_TIME, idleTime: IDLE_TIME, main: MAIN },
      ...options,
    };
    this.#log = log;
    this.#capacity = { shopper: options.threads, decor: 1, ahead: 1 };
    this.#part = new Part({
      backoff: BACKOFF,
      start: () => this.#startProcess(),
      handleEnd: (end, { delay }) => this.#handleEnd(end, delay),
      isNeeded: () => this.#waiting.length > 0,
    });
    this.#watch = setInterval(() => this.#look(), TICK).unref();
  }

  /**
   * Has tasks done one after another by a thread. A task that killed the process twice is rejected.
   * @throws Error when the process is closed before
   */
  async run(tasks: readonly PictureTask[], lane: Lane): Promise<PictureResults> {
    if (this.#isClosed) throw new Error(CLOSED);
    const order = this.#orderOf(tasks, lane);
    this.#waiting.push(order);
    this.#sendWaiting();
    return await order.promise;
  }

  state(): PictureProcessState {
    const { running, restarts } = this.#part;
    return { pid: running?.child.pid, residentMegabytes: running?.megabytes() ?? 0, restarts };
  }

  /** Rejects what waits, and ends the process after what it has under way, or after `patience` milliseconds. */
  async close(patience: number): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(CLOSED));
    const underWay = [...this.#underWay.values()].map(({ promise }) => promise);
    const late = pause(patience, undefined, { ref: false });
    await this.#part.stop(Promise.race([Promise.allSettled(underWay), late]));
    clearInterval(this.#watch);
    for (const { reject } of this.#underWay.values()) reject(new Error(CLOSED));
  }

  #orderOf(tasks: readonly PictureTask[], lane: Lane, isSuspect = false): Order {
    const order = Promise.withResolvers<PictureResults>();
    return { id: this.#nextId++, lane, tasks, isSuspect, age: 0, processorTime: 0, ...order };
  }

  #sendWaiting(): void {
    if (this.#waiting.length > 0) this.#part.start();
    if (!this.#isReady || this.#isWornOut()) return;
    for (let next = this.#takeNext(); next; next = this.#takeNext()) this.#send(next);
  }

  /** A suspect comes first, and has the process for itself. */
  #takeNext(): Order | undefined {
    const underWay = [...this.#underWay.values()];
    const [first] = this.#waiting;
    if (underWay.some(({ isSuspect }) => isSuspect)) return undefined;
    if (first?.isSuspect) return underWay.length === 0 ? this.#waiting.shift() : undefined;
    const isFree = ({ lane }: Order) =>
      underWay.filter((other) => other.lane === lane).length < this.#capacity[lane];
    const place = this.#waiting.findIndex(isFree);
    return place < 0 ? undefined : this.#waiting.splice(place, 1)[0];
  }

  #send(order: Order): void {
    if (order.tasks.some((task) => this.#refused.has(task))) {
      if (order.tasks.length > 1) this.#waiting.unshift(...this.#oneByOne(order, false));
      else order.resolve([REFUSED]);
      return;
    }
    this.#hasServed ||= order.lane !== 'ahead';
    order.processorTime = this.#processorTime;
    this.#underWay.set(order.id, order);
    const { id, lane, tasks } = order;
    // A failure means that the process has ended, which `exit` tells.
    this.#part.running?.child.send({ id, lane, tasks } satisfies PictureOrder, () => undefined);
  }

  #startProcess(): PartProcess {
    const { main, threads, memory, silence } = this.#options;
    const child = fork(main, [String(threads)], {
      // The compiler between interpreter and optimizer (Maglev) leaves loops over pixels in code that takes a third longer.
      execArgv: ['--no-warnings', '--no-maglev'],
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const started = new PartProcess(child);
    const kill = (reason: string) => started === this.#part.running && this.#kill(reason);
    started.watchSilence(silence, () => kill(`it has not responded for ${silence} ms`));
    started.watchMemory(memory.hard, () => kill(`it has more than ${memory.hard} MB`));
    this.#isReady = false;
    this.#isUsed = false;
    this.#hasServed = false;
    this.#processorTime = 0;
    this.#idleFor = 0;
    child.on('message', (message: ProcessMessage) => {
      const isKilled = started.killedFor !== undefined;
      if (started === this.#part.running && !isKilled) this.#handle(message, started);
    });
    return started;
  }

  #handle(message: ProcessMessage, sender: PartProcess): void {
    this.#isReady = true;
    if (message.kind === 'heartbeat') {
      sender.noteSignOfLife(message.residentBytes);
      this.#processorTime = message.processorTime;
    } else {
      sender.noteSignOfLife();
      this.#isUsed = true;
      this.#part.noteSuccess();
      this.#underWay.get(message.id)?.resolve(message.results);
      this.#underWay.delete(message.id);
    }
    this.#replaceWornOut();
    this.#sendWaiting();
  }

  #look(): void {
    if (!this.#isReady) return;
    const { pictureTime, idleTime } = this.#options;
    for (const order of this.#underWay.values()) order.age += TICK;
    const isLate = ({ age, processorTime, tasks }: Order) => {
      const limit = pictureTime * Math.max(1, tasks.length);
      return age > limit * PATIENCE || (age > limit && this.#processorTime - processorTime > limit);
    };
    if ([...this.#underWay.values()].some(isLate)) {
      this.#kill('a picture takes too long');
      return;
    }
    const orders = [...this.#underWay.values(), ...this.#waiting];
    const isBusy = orders.some(({ lane }) => lane !== 'ahead' || !this.#hasServed);
    this.#idleFor = isBusy ? 0 : this.#idleFor + TICK;
    if (this.#idleFor > idleTime) this.#replace();
  }

  #isWornOut(): boolean {
    return this.#isUsed && this.state().residentMegabytes > this.#options.memory.soft;
  }

  /** What is composed ahead may take long at its priority: it is not waited for, and begins again. */
  #replaceWornOut(): void {
    const underWay = [...this.#underWay.values()];
    if (!this.#isWornOut() || underWay.some(({ lane }) => lane !== 'ahead')) return;
    this.#log(`pictures: the process has ${this.state().residentMegabytes} MB and is replaced`);
    this.#replace();
  }

  /** Ends the process, which starts again if there is something to compose, without what it held for pictures that are done. */
  #replace(): void {
    this.#waiting.unshift(...this.#underWay.values());
    this.#underWay.clear();
    this.#isReady = false;
    this.#part.end();
    this.#sendWaiting();
  }

  #kill(reason: string): void {
    this.#isReady = false;
    this.#part.running?.kill(reason);
  }

  #handleEnd({ how, killedFor = how }: ProcessEnd, delay: number): void {
    this.#isReady = false;
    const lost = [...this.#underWay.values()];
    this.#underWay.clear();
    const count = lost.reduce((sum, { tasks }) => sum + tasks.length, 0);
    this.#log(
      `pictures: the process ended (${killedFor}) with ${count} under way; starts again in ${delay} ms`,
    );
    this.#waiting.unshift(...lost.flatMap((order) => this.#afterDeath(order)));
  }

  /** @returns what is sent once more */
  #afterDeath(order: Order): Order[] {
    if (!order.isSuspect) return this.#oneByOne(order, true);
    for (const task of order.tasks) this.#refuse(task);
    order.resolve(order.tasks.map(() => REFUSED));
    return [];
  }

  #oneByOne({ tasks, lane, resolve }: Order, isSuspect: boolean): Order[] {
    // A suspect has the process for itself: at the lowest priority, all others would wait for it.
    const orders = tasks.map((task) => this.#orderOf([task], isSuspect ? 'shopper' : lane, isSuspect));
    resolve(Promise.all(orders.map(({ promise }) => promise)).then((results) => results.flat()));
    return orders;
  }

  #refuse(task: PictureTask): void {
    const seconds = this.#refused.add(task) / 1000;
    const what =
      'view' in task ? `${task.decor.colour_name} ${task.view}-${task.width}` : `${task.room} light`;
    this.#log(`pictures: ${what} ended the process twice; refused for ${seconds} s`);
  }
}

const CLOSED = 'The picture process is closed.';

const REFUSED: PromiseRejectedResult = {
  status: 'rejected',
  reason: new PictureRefusedError('The picture could not be composed.'),
};
