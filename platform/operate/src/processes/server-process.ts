import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import cluster from 'node:cluster';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterOwnTime } from 'edge/isolated/own-time';
import { PartProcess, type StopOptions } from 'parts/part-process';
import { clockOf, type ProcessClock } from 'parts/process-clock';
import { CommandFailure } from '../console/command-failure.ts';
import { RotatedLog } from './rotated-log.ts';

/** Milliseconds of the server's own time (`ProcessClock`). A server that cannot start ends by itself. */
const READY_TIME_LIMIT = 180_000;
const POLL = 50;
const READY_LINE = /ready on (https?:\/\/\S+)/;
const LAST_LINES = 12;
/** Milliseconds between SIGTERM and SIGKILL: longer than a server waits for payments that are under way. */
const SIGKILL_DELAY = 25_000;

export class ServerFailure extends CommandFailure {
  readonly exitCode: number | null;

  constructor(message: string, exitCode: number | null) {
    super(message);
    this.exitCode = exitCode;
  }
}

interface KeptOptions extends StopOptions {
  /** As used in messages: "provider", "edge server". */
  name: string;
  logFile: string;
  /** Gets each line of its output, beside the log. */
  sayLine?: (line: string) => void;
  /** Milliseconds without a turn of its event loop after which it counts as hanging and is killed; unset, it never is. */
  hangLimit?: number;
  /** The port on which it accepts connections once it is ready. If unset, its ready line says so (`… ready on <address>`). */
  port?: number;
  /** Milliseconds of the server's own time within which it must be ready, and the clock that measures them. */
  readyLimit?: number;
  clock?: ProcessClock;
}

export interface ServerOptions extends KeptOptions {
  /** Arguments for Node, the script among them. */
  args: string[];
  /** The program of Node; this process's own if unset. */
  node?: string;
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** Lets other servers of this process listen on the same port. Not with port 0: all of them would get the same port. */
  isPortShared?: boolean;
}

/**
 * Starts a Node server, and waits until it is ready.
 * @throws {ServerFailure} with its last lines if it ends before that
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = new ServerProcess(spawnServer(options), options);
  await server.ready;
  return server;
}

export class ServerProcess {
  readonly #options: KeptOptions;
  readonly #process: PartProcess;
  readonly #lastLines: string[] = [];
  #origin = '';
  #isAskedToStop = false;
  /** Resolves with its origin, or with host and port, when it is ready. Rejects with a `ServerFailure` if it ends before that. */
  readonly ready: Promise<string>;
  /** Resolves with a sentence when it has ended, for whatever reason. */
  readonly ended: Promise<string>;
  /** Resolves with that sentence when it has ended without having been asked to, or was killed because it hung. */
  readonly crashed: Promise<string>;

  constructor(child: ChildProcess, options: KeptOptions) {
    this.#options = options;
    this.#process = new PartProcess(child, { patience: SIGKILL_DELAY, ...options });
    this.ready = this.#readUntilReady();
    this.ended = this.ready.then(
      () => this.#sentenceOfEnd(),
      (error: Error) => error.message.replaceAll('\n', ' '),
    );
    this.crashed = new Promise((resolve) => {
      void this.ended.then((sentence) => this.#isAskedToStop || resolve(sentence));
    });
  }

  get name(): string {
    return this.#options.name;
  }

  /** Empty until it is ready. */
  get origin(): string {
    return this.#origin;
  }

  /** Sends SIGTERM, and after 25 s SIGKILL. Resolves when it has ended. */
  async stop(): Promise<void> {
    this.#isAskedToStop = true;
    await this.#process.stop();
  }

  async #sentenceOfEnd(): Promise<string> {
    const { name, logFile } = this.#options;
    const { how, killedFor } = await this.#process.ended;
    const end = killedFor === undefined ? `ended by itself (${how})` : `${killedFor} and was killed`;
    return `The ${name} ${end}. Its log: ${logFile}`;
  }

  /** Also writes the log, for as long as the server runs. */
  async #readUntilReady(): Promise<string> {
    const { stdout, stderr } = this.#process.child;
    const log = new RotatedLog(this.#options.logFile);
    const isReady = Promise.withResolvers<string>();
    const output = [stdout, stderr].map(async (lines) => {
      for await (const line of lines ? createInterface({ input: lines }) : []) {
        this.#keepLine(line, log);
        const address = READY_LINE.exec(line)?.[1];
        if (address) isReady.resolve(new URL(address).origin);
      }
    });
    void this.#listens().then(isReady.resolve);
    const over = Promise.all([this.#process.ended, ...output]).then(() => log.close());
    let failure = 'did not start';
    const { readyLimit = READY_TIME_LIMIT, clock = clockOf(this.#process.child.pid ?? 0) } = this.#options;
    const stopWaiting = afterOwnTime(
      readyLimit,
      () => {
        failure = `was not ready after ${readyLimit / 1000} s`;
        void this.stop();
      },
      clock,
    );
    const origin = await Promise.race([isReady.promise, over]);
    stopWaiting();
    if (origin === undefined) {
      const message = `The ${this.#options.name} ${failure}.\n${this.#lastLines.join('\n')}`;
      throw new ServerFailure(message, this.#process.child.exitCode);
    }
    this.#origin = origin;
    const { hangLimit } = this.#options;
    if (hangLimit !== undefined)
      this.#process.watchAnswers(hangLimit, () =>
        this.#process.kill(`did not respond for ${hangLimit / 1000} s`),
      );
    return origin;
  }

  /** Resolves when it accepts connections on its port; never if that is unknown. */
  #listens(): Promise<string> {
    const { port } = this.#options;
    const { promise, resolve } = Promise.withResolvers<string>();
    if (port === undefined) return promise;
    const poll = setInterval(() => {
      const socket = connect(port, '127.0.0.1', () => resolve(`127.0.0.1:${port}`));
      socket.on('error', () => undefined).once('connect', () => socket.destroy());
    }, POLL);
    void Promise.race([promise, this.#process.ended]).then(() => clearInterval(poll));
    return promise;
  }

  #keepLine(line: string, log: RotatedLog): void {
    log.write(line);
    this.#options.sayLine?.(line);
    if (line.trim() !== '') this.#lastLines.push(line);
    if (this.#lastLines.length > LAST_LINES) this.#lastLines.shift();
  }
}

/** Starts a Node program with an IPC channel; when this process ends, the channel closes and the program stops. */
export function spawnServer(options: ServerOptions): ChildProcess {
  const { args, node = process.execPath, folder, environment, isPortShared } = options;
  const program = args.at(-1) ?? '';
  const settings = {
    execArgv: args.slice(0, -1),
    cwd: folder,
    // The channel closes when this process is killed, so that the server stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'] satisfies StdioOptions,
  };
  if (!isPortShared)
    return fork(program, { ...settings, execPath: node, env: { ...process.env, ...environment } });
  // Servers on the same port share a socket that this process holds: any of them may take a connection, and none is lost when one of
  // them ends (decision 171). Each accepts connections itself; none passes through this process.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ ...settings, exec: program, args: [] });
  const own = process.execPath;
  // Workers run `process.execPath`; there is no setting for another program.
  process.execPath = node;
  const worker = cluster.fork(environment);
  process.execPath = own;
  // The error is handled on the child process, which emits it too.
  worker.on('error', () => undefined);
  return worker.process;
}
