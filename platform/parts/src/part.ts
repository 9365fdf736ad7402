import { Backoff, type BackoffOptions } from './backoff.ts';

/** A process, or what knows more of it, such as its jobs. */
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

/** A process that is kept alive: it starts again when it ends, and later each time that it ends soon. */
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

  /** Starts it, unless it runs, waits for its next start, or is stopped. */
  start(): void {
    if (this.#isStopped || this.#running || this.#nextStart) return;
    this.#keep(this.#options.start(this.#restarts));
  }

  /**
   * Keeps another process alive from now on.
   * @returns the one before, which is kept alive no longer
   */
  take(next: Process): Process | undefined {
    const before = this.#running;
    this.#backoff.reset();
    this.#keep(next);
    return before;
  }

  /** It has done what it is for: the next end is not one of a crash loop. */
  noteSuccess(): void {
    this.#backoff.reset();
  }

  /** Ends the process. The next call of `start` starts another one. */
  end(): void {
    const before = this.#running;
    this.#running = undefined;
    void before?.stop();
  }

  /** Keeps it alive no longer, and stops it when `finished` has settled. */
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
