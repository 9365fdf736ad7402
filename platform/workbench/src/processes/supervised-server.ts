import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { sentenceOf } from '../console/error-sentence.ts';
import { type ServerOptions, type ServerProcess, startServer } from './server-process.ts';

/** Milliseconds before a server that has ended starts again; doubled each time. */
const FIRST_DELAY = 200;
const LONGEST_DELAY = 10_000;
/** A server that has run for this long ends the backoff. */
const STABLE = 30_000;
/** Milliseconds without a turn of its event loop: an overloaded server takes a second or two for one. */
const HANG_LIMIT = 30_000;

const SUPERVISED = { isPortShared: true, hangLimit: HANG_LIMIT };

export interface SupervisedOptions extends ServerOptions {
  /** The variable of its port. */
  portVariable: string;
}

/** A server that has started beside the one that it is to replace. */
export interface Replacement {
  takeOver(): Promise<void>;
  /** The one before stays. */
  dismiss(): Promise<void>;
}

/** A server that is started again on its port when it ends by itself or hangs, and that can be replaced while it serves. */
export class SupervisedServer {
  #options: SupervisedOptions;
  #server: ServerProcess;
  #restarts = 0;
  readonly #say: (line: string) => void;
  readonly #stopping = new AbortController();

  /**
   * @param say takes a line for each end and each start
   * @throws {CommandFailure} when its first start fails
   */
  static async start(options: SupervisedOptions, say: (line: string) => void): Promise<SupervisedServer> {
    const { portVariable, environment } = options;
    // What starts again does so on the same port.
    const port = environment[portVariable] === '0' ? String(await getPort()) : environment[portVariable];
    const own = { ...options, environment: { ...environment, [portVariable]: port } };
    return new SupervisedServer(own, await startServer({ ...SUPERVISED, ...own }), say);
  }

  private constructor(options: SupervisedOptions, server: ServerProcess, say: (line: string) => void) {
    this.#options = options;
    this.#server = server;
    this.#say = say;
    void this.#keepUp(server);
  }

  get origin(): string {
    return this.#server.origin;
  }

  /**
   * Starts a server on the same port, which takes connections from now on.
   * @param environment variables for this start alone
   * @throws {CommandFailure} when it does not start
   */
  async prepare(options: SupervisedOptions, environment: Record<string, string>): Promise<Replacement> {
    const own = this.#onSamePort(options);
    const next = await startServer({ ...own, environment: { ...own.environment, ...environment } });
    return {
      takeOver: async () => {
        const before = this.#server;
        this.#options = own;
        this.#server = next;
        void this.#keepUp(next);
        await before.stop();
      },
      dismiss: () => next.stop(),
    };
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#server.stop();
  }

  #onSamePort(options: SupervisedOptions): SupervisedOptions {
    const { portVariable } = options;
    const own = { [portVariable]: this.#options.environment[portVariable], RESTARTS: String(this.#restarts) };
    return { ...SUPERVISED, ...options, environment: { ...options.environment, ...own } };
  }

  /** Until this server is replaced or stopped. */
  async #keepUp(first: ServerProcess): Promise<void> {
    const { signal } = this.#stopping;
    let server = first;
    let startedAt = performance.now();
    let delay = 0;
    let sentence = await server.crashed;
    while (this.#server === server && !signal.aborted) {
      const isStable = performance.now() - startedAt > STABLE;
      delay = isStable || delay === 0 ? FIRST_DELAY : Math.min(delay * 2, LONGEST_DELAY);
      this.#say(`${sentence}. It starts again in ${delay / 1000} s.`);
      await pause(delay, undefined, { signal }).catch(() => undefined);
      if (this.#server !== server || signal.aborted) return;
      this.#restarts += 1;
      startedAt = performance.now();
      const next = await startServer(this.#onSamePort(this.#options)).catch((error: unknown) => {
        sentence = sentenceOf(error).replaceAll('\n', ' ');
      });
      if (!next) continue;
      // Replaced or stopped while it started.
      if (this.#server !== server || signal.aborted) return void next.stop();
      this.#say(`The ${this.#options.name} is back on ${next.origin}.`);
      server = next;
      this.#server = next;
      sentence = await next.crashed;
    }
  }
}
