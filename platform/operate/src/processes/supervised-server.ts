import getPort from 'get-port';
import { Part } from 'parts/part';
import { type ServerOptions, ServerProcess, spawnServer, startServer } from './server-process.ts';

/** Milliseconds. */
const BACKOFF = { first: 200, longest: 10_000, stable: 30_000 };
/** Milliseconds without a turn of the event loop. A turn takes a second or two on an overloaded server. */
const HANG_LIMIT = 30_000;

/**
 * Keeps a server alive, beginning with one that is ready.
 * @param say takes a line for each end and each start
 */
export function keepServer(
  first: ServerProcess,
  say: (line: string) => void,
  start: () => ServerProcess,
): Part<ServerProcess, string> {
  const part = new Part<ServerProcess, string>({
    backoff: BACKOFF,
    start: () => {
      const next = start();
      const sayBack = (origin: string) => say(`The ${next.name} is back on ${origin}.`);
      // A failed start is reported when the process ends.
      void next.ready.then(sayBack, () => undefined);
      return next;
    },
    handleEnd: (sentence, { delay }) => say(`${sentence}. It starts again in ${delay / 1000} s.`),
  });
  part.take(first);
  return part;
}

const SUPERVISED = { isPortShared: true, hangLimit: HANG_LIMIT };

export interface SupervisedOptions extends ServerOptions {
  /** Name of the environment variable with its port. */
  portVariable: string;
}

/** A server that has started beside the one that it is to replace. */
export interface Replacement {
  takeOver(): Promise<void>;
  /** Ends the new server; the one before stays. */
  dismiss(): Promise<void>;
}

/** A server that is started again on its port when it ends by itself or hangs, and that can be replaced while it serves. */
export class SupervisedServer {
  #options: SupervisedOptions;
  readonly #part: Part<ServerProcess, string>;
  readonly origin: string;

  /**
   * @param say takes a line for each end and each start
   * @throws {CommandFailure} when its first start fails
   */
  static async start(options: SupervisedOptions, say: (line: string) => void): Promise<SupervisedServer> {
    const { portVariable, environment } = options;
    // A server that is started again uses the same port.
    const port = environment[portVariable] === '0' ? String(await getPort()) : environment[portVariable];
    const own = { ...options, environment: { ...environment, [portVariable]: port } };
    return new SupervisedServer(own, await startServer({ ...SUPERVISED, ...own }), say);
  }

  private constructor(options: SupervisedOptions, first: ServerProcess, say: (line: string) => void) {
    this.#options = options;
    this.origin = first.origin;
    this.#part = keepServer(first, say, () => {
      const own = this.#onSamePort(this.#options);
      return new ServerProcess(spawnServer(own), own);
    });
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
        this.#options = own;
        await this.#part.take(next)?.stop();
      },
      dismiss: () => next.stop(),
    };
  }

  async stop(): Promise<void> {
    await this.#part.stop();
  }

  #onSamePort(options: SupervisedOptions): SupervisedOptions {
    const { portVariable } = options;
    const port = this.#options.environment[portVariable];
    const own = { [portVariable]: port, RESTARTS: String(this.#part.restarts) };
    return { ...SUPERVISED, ...options, environment: { ...options.environment, ...own } };
  }
}
