import { fork } from 'node:child_process';
import { PartProcess } from 'parts/part-process';
import type { ProcessMessage, ProcessTimes } from './serve-orders.ts';

export interface ComposingOptions {
  main: string;
  /** Number of threads for pictures that shoppers wait for. */
  threads: number;
  /** Megabytes. Above the soft limit, the process is replaced between two pictures; above the hard limit, it is killed at once. */
  memory: { soft: number; hard: number };
  /** Milliseconds without a sign of life after which the process is killed. */
  silence: number;
}

/** By default the allocator has several memory pools, which keep what libvips has freed. */
const ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };

export class ComposingProcess extends PartProcess {
  readonly #softLimit: number;
  #hasSpoken = false;
  #isUsed = false;
  /** Whether it had an order for a shopper, whose memory it still holds. */
  hasServed = false;
  /** The times that it last reported. */
  times: ProcessTimes = { lived: 0, computed: 0 };
  /** Its lifetime in milliseconds when a shopper last waited for a picture. */
  busyAt = 0;

  constructor(
    { main, threads, memory, silence }: ComposingOptions,
    handle: (message: ProcessMessage) => void,
  ) {
    const child = fork(main, [String(threads)], {
      // Maglev, the compiler between interpreter and optimizer, would leave loops over pixels in code that takes a third longer.
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

  /** False while the process starts: if it cannot start, no picture is to blame. */
  isReady(): boolean {
    return this.#hasSpoken && this.killedFor === undefined;
  }

  /** Whether it must be replaced for its size. Not before it has made a picture: otherwise it might be replaced forever. */
  isWornOut(): boolean {
    return this.#isUsed && (this.megabytes() ?? 0) > this.#softLimit;
  }
}
