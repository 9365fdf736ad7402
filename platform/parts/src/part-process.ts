import type { ChildProcess } from 'node:child_process';
import { guardOrphan } from './orphan-guard.ts';
import { clockOf } from './process-clock.ts';
import { residentBytes } from './resident-bytes.ts';
import { Watchdog } from './watchdog.ts';

/** Milliseconds. */
const MEMORY_CHECK = 100;

export interface ProcessEnd {
  /** The signal, the exit code, or why it could not be started. */
  how: string;
  /** Why it was killed, if it was (`PartProcess.kill`). */
  killedFor: string | undefined;
}

export interface StopOptions {
  /** How it is asked to stop; SIGTERM if unset. */
  signal?: NodeJS.Signals | undefined;
  /** Milliseconds between that signal and SIGKILL; if unset, the process is killed at once. */
  patience?: number;
  /** A guard kills the process when this one ends, because it would not notice that itself (`guardOrphan`). */
  isGuarded?: boolean;
}

/** One process of a part, from its start to its end. It never outlives this process. */
export class PartProcess {
  readonly child: ChildProcess;
  readonly #options: StopOptions;
  readonly #ended = Promise.withResolvers<ProcessEnd>();
  /** Resolves when it has ended, in whatever way, or could not be started. Never rejects. */
  readonly ended = this.#ended.promise;
  readonly #stopGuard: () => void;
  #watchdog: Watchdog | undefined;
  #memoryCheck: NodeJS.Timeout | undefined;
  #killedFor: string | undefined;
  #reportedBytes: number | undefined;

  constructor(child: ChildProcess, options: StopOptions = {}) {
    this.child = child;
    this.#options = options;
    this.#stopGuard = options.isGuarded && child.pid !== undefined ? guardOrphan(child.pid) : () => undefined;
    process.on('exit', this.#killNow);
    child.on('exit', (code, signal) => this.#handleEnd(signal ?? `exit code ${code}`));
    child.on('error', (error) => this.#handleEnd(error.message));
  }

  /** Why it was killed, although it may not have ended yet. */
  get killedFor(): string | undefined {
    return this.#killedFor;
  }

  /** Calls `hangs` after so many milliseconds without a sign of life. */
  watchSilence(limit: number, hangs: () => void): Watchdog {
    this.#watchdog = new Watchdog(limit, hangs, { clock: clockOf(this.child.pid ?? 0) });
    return this.#watchdog;
  }

  /** Calls `hangs` after `limit` milliseconds without a turn of its event loop. It is asked over IPC (`stopOnSignals`, decision 170). */
  watchAnswers(limit: number, hangs: () => void): void {
    const { child } = this;
    const ask = () => void (child.connected && child.send('are you there?', () => undefined));
    child.on('message', () => this.noteSignOfLife());
    this.#watchdog = new Watchdog(limit, hangs, { ask });
  }

  /** Calls `exceeds` once when it holds more than `limit` megabytes. */
  watchMemory(limit: number, exceeds: (megabytes: number) => void): void {
    this.#memoryCheck = setInterval(() => {
      const megabytes = this.megabytes();
      if (megabytes === undefined || megabytes <= limit) return;
      clearInterval(this.#memoryCheck);
      exceeds(megabytes);
    }, MEMORY_CHECK).unref();
  }

  /** @param bytes of memory that it reports: it can measure them on every system, and does so between two jobs */
  noteSignOfLife(bytes?: number): void {
    this.#reportedBytes = bytes ?? this.#reportedBytes;
    this.#watchdog?.reset();
  }

  /** Megabytes of memory that the process holds, as it last reported or as the system tells; undefined without either. */
  megabytes(): number | undefined {
    const bytes = this.#reportedBytes ?? residentBytes(this.child.pid ?? 0);
    return bytes === undefined ? undefined : Math.round(bytes / 2 ** 20);
  }

  kill(reason: string): void {
    this.#killedFor ??= reason;
    this.#killNow();
  }

  async stop(): Promise<void> {
    const { signal = 'SIGTERM', patience } = this.#options;
    if (patience === undefined) this.#killNow();
    else this.child.kill(signal);
    const timer = setTimeout(this.#killNow, patience);
    await this.ended;
    clearTimeout(timer);
  }

  readonly #killNow = () => void this.child.kill('SIGKILL');

  #handleEnd(how: string): void {
    this.#stopGuard();
    process.off('exit', this.#killNow);
    this.#watchdog?.stop();
    clearInterval(this.#memoryCheck);
    this.#ended.resolve({ how, killedFor: this.#killedFor });
  }
}
