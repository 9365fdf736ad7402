import { Backoff, type BackoffOptions } from './backoff.ts';

/** A process, or an object that wraps one. */
interface Running<End> {
  /** Resolves when it has ended. Never rejects. */
  readonly ended: Promise<End>;
  stop(): Promise<void>;
}

interface PartOptions<Process, End> {
  backoff: BackoffOptions;
  /** @param restarts how often it was started again */
  start(restarts: number): Process;
  /** Called when the process ends without a call of `end` or `stop`. `delay` is in milliseconds, until the next start. */
  handleEnd(end: End, next: { delay: number; restarts: number }): void;
  /** Whether it starts again after an end, without a call of `start`; always if unset. */
  isNeeded?(): boolean;
}

/** Keeps a process alive: starts it again when it ends, after a longer delay each time that it ends soon. */
export class Part<Process extends Running<End>, End> {
  readonly #options: PartOptions<Process, End>;
  readonly #backoff: Backoff;
  #running: Process | undefined;
  #nextStart: NodeJS.Timeout | undefined;
  #restarts = 0;
  #isStopped = false;

  constructor(options: PartOptions<Process, End>) {
    this.#options = options;
    this.#backoff = new Backoff(options.backoff);
  }

  /** Undefined between its end and its next start. */
  get running(): Process | undefined {
    return this.#running;
  }

  get restarts(): number {
    return this.#restarts;
  }

  /** Starts the process, unless it is running, is waiting for its next start, or was stopped. */
  start(): void {
    if (this.#isStopped || this.#running || this.#nextStart) return;
    this.#keep(this.#options.start(this.#restarts));
  }

  /**
   * Keeps another process alive from now on.
   * @returns the previous one, which is no longer kept alive
   */
  take(next: Process): Process | undefined {
    const before = this.#running;
    this.#backoff.reset();
    this.#keep(next);
    return before;
  }

  /** Resets the backoff: the process has done its job, so its next end belongs to no crash loop. */
  noteSuccess(): void {
    this.#backoff.reset();
  }

  /** Ends the process. The next call of `start` starts another one. */
  end(): void {
    const before = this.#running;
    this.#running = undefined;
    void before?.stop();
  }

  /** Stops keeping it alive, and stops the process when `finished` has settled. */
  async stop(finished?: Promise<unknown>): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#nextStart);
    const running = this.#running;
    await Promise.race([finished, running?.ended]);
    await running?.stop();
  }

  #keep(next: Process): void {
    clearTimeout(this.#nextStart);
    this.#nextStart = undefined;
    this.#running = next;
    this.#backoff.noteStart();
    void next.ended.then((end) => {
      if (next === this.#running) this.#handleEnd(end);
    });
  }

  #handleEnd(end: End): void {
    this.#running = undefined;
    if (this.#isStopped) return;
    const delay = this.#backoff.nextDelay();
    this.#restarts += 1;
    this.#nextStart = setTimeout(() => {
      this.#nextStart = undefined;
      if (this.#options.isNeeded?.() ?? true) this.start();
    }, delay);
    this.#options.handleEnd(end, { delay, restarts: this.#restarts });
  }
}
