import { fork } from 'node:child_process';
import { PartProcess } from 'parts/part-process';
import type { ProcessMessage, ProcessTimes } from './serve-orders.ts';

export interface ComposingOptions {
  main: string;
  /** Threads that compose what shoppers wait for. */
  threads: number;
  /** Megabytes. Above the first, the process is replaced between two pictures; above the second it is killed at once. */
  memory: { soft: number; hard: number };
  /** Milliseconds without a sign of life after which the process is killed. */
  silence: number;
}

/** The allocator's own pools, one for each thread otherwise, keep what libvips has freed. */
const ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };

export class ComposingProcess extends PartProcess {
  readonly #softLimit: number;
  #hasSpoken = false;
  #isUsed = false;
  /** Whether it had an order that was not composed ahead: it still holds the memory that such an order took. */
  hasServed = false;
  /** As it last reported. */
  times: ProcessTimes = { lived: 0, computed: 0 };
  /** Milliseconds that it had lived when a shopper waited for a picture last. */
  busyAt = 0;

  constructor(
    { main, threads, memory, silence }: ComposingOptions,
    handle: (message: ProcessMessage) => void,
  ) {
    const child = fork(main, [String(threads)], {
      // The compiler between interpreter and optimizer (Maglev) leaves loops over pixels in code that takes a third longer.
      execArgv: ['--no-warnings', '--no-maglev'],
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    super(child);
    this.#softLimit = memory.soft;
    this.watchSilence(silence, () => this.kill(`it has not responded for ${silence} ms`));
    this.watchMemory(memory.hard, () => this.kill(`it has more than ${memory.hard} MB`));
    child.on('message', (message: ProcessMessage) => {
      this.noteSignOfLife(message.residentBytes);
      this.#hasSpoken = true;
      this.#isUsed ||= message.made !== undefined;
      this.times = message.times;
      handle(message);
    });
  }

  /** False while it starts: if the process cannot start, that is no picture's fault. */
  isReady(): boolean {
    return this.#hasSpoken && this.killedFor === undefined;
  }

  /** Whether it has to be replaced. If it was too large from the start, it is not: it would be replaced for ever. */
  isWornOut(): boolean {
    return this.#isUsed && (this.megabytes() ?? 0) > this.#softLimit;
  }
}
