import { createWriteStream } from 'node:fs';
import { execa } from 'execa';
import { CommandFailure } from '../console/command-failure.ts';
import { SIGKILL_DELAY } from './child-process.ts';

const READY_TIME_LIMIT = 60_000;
const READY_LINE = /ready on (https?:\/\/\S+)/;
const LAST_LINES = 12;

/** A server that did not start, with the exit code that it ended with. */
export class ServerFailure extends CommandFailure {
  readonly exitCode: number | null;

  constructor(message: string, exitCode: number | null) {
    super(message);
    this.exitCode = exitCode;
  }
}

export interface ServerOptions {
  /** As used in messages: "provider", "edge server". */
  name: string;
  /** Arguments for this Node, the script among them. */
  args: string[];
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** Receives the server's output. */
  logFile: string;
  /** The line that says where it listens, with the address as its first group. */
  readyLine?: RegExp;
}

/** A server of the shop, running as a child of this process. */
export interface ServerProcess {
  /** From its ready line. */
  origin: string;
  /** Resolves with a sentence when the server ends without having been asked to. */
  crashed: Promise<string>;
  /** Resolves when it has ended: SIGTERM, after 10 s SIGKILL. */
  stop(): Promise<void>;
}

/** Starts a server and waits for its line (`… ready on <address>`). Throws a ServerFailure with its last lines when it ends before. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { name, logFile } = options;
  const child = spawnServer(options);
  const ended = child.then(({ signal, exitCode }) => signal ?? `exit code ${exitCode}`);
  let isAskedToStop = false;
  const stop = async () => {
    isAskedToStop = true;
    child.kill();
    await ended;
  };
  try {
    const origin = await readyOrigin(child, ended, options);
    const crashed = new Promise<string>((resolve) => {
      void ended.then((how) => {
        if (!isAskedToStop) resolve(`The ${name} ended by itself (${how}). Its log: ${logFile}`);
      });
    });
    return { origin, crashed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function spawnServer({ args, folder, environment }: ServerOptions) {
  return execa(process.execPath, args, {
    cwd: folder,
    env: environment,
    stdin: 'ignore',
    // The channel closes when this process is killed, so that the server stops. No message is sent.
    ipc: true,
    all: true,
    buffer: false,
    reject: false,
    forceKillAfterDelay: SIGKILL_DELAY,
  });
}

/** Writes the log too, for as long as the server runs. */
function readyOrigin(
  child: ReturnType<typeof spawnServer>,
  ended: Promise<string>,
  options: ServerOptions,
): Promise<string> {
  const log = createWriteStream(options.logFile);
  const lastLines: string[] = [];
  return new Promise<string>((resolve, reject) => {
    const fail = (what: string) => {
      const message = `The ${options.name} ${what}.\n${lastLines.join('\n')}`;
      reject(new ServerFailure(message, child.nodeChildProcess.exitCode));
    };
    const timer = setTimeout(
      () => fail(`was not ready after ${READY_TIME_LIMIT / 1000} s`),
      READY_TIME_LIMIT,
    );
    const readLines = async () => {
      for await (const line of child.iterable({ from: 'all' })) {
        log.write(`${line}\n`);
        if (line.trim() !== '') lastLines.push(line);
        if (lastLines.length > LAST_LINES) lastLines.shift();
        const origin = (options.readyLine ?? READY_LINE).exec(line)?.[1];
        if (origin) resolve(new URL(origin).origin);
      }
    };
    void Promise.all([ended, readLines()]).finally(() => {
      clearTimeout(timer);
      log.end();
      fail('did not start');
    });
  });
}
