import { type ChildProcess, fork, type IOType } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { CommandFailure } from '../console/command-failure.ts';
import { hangOf } from './hang-watch.ts';
import { RotatedLog } from './rotated-log.ts';

/** Milliseconds. One that cannot start ends by itself; a busy machine may take minutes. */
const READY_TIME_LIMIT = 180_000;
const READY_LINE = /ready on (https?:\/\/\S+)/;
const LAST_LINES = 12;
/** Milliseconds between SIGTERM and SIGKILL: more than a server gives the payments that are under way. */
const SIGKILL_DELAY = 25_000;

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
  /** Arguments for Node, the script among them. */
  args: string[];
  /** The program of Node; this process's own if unset. */
  node?: string;
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** Receives the server's output. */
  logFile: string;
  /** Whether another server of this process may listen on the same port; not with port 0, which all of these would share. */
  isPortShared?: boolean;
  /** Milliseconds without a turn of its event loop after which it hangs, and is killed; unset, it never is. */
  hangLimit?: number;
  /** The line that says where it listens, with the address as its first group. */
  readyLine?: RegExp;
  /** Gets each line of its output, beside the log. */
  sayLine?: (line: string) => void;
}

/** A server of the shop, running as a child of this process. */
export interface ServerProcess {
  /** From its ready line. */
  origin: string;
  /** Resolves with a sentence when the server ends without having been asked to, or was killed because it hung. */
  crashed: Promise<string>;
  /** Resolves when it has ended: SIGTERM, after 25 s SIGKILL. */
  stop(): Promise<void>;
}

/**
 * Starts a server and waits for its line (`… ready on <address>`).
 * @throws {ServerFailure} with its last lines when it ends before
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { name, logFile, hangLimit } = options;
  const child = spawnServer(options);
  const ended = once(child, 'exit').then(
    ([code, signal]) => String(signal ?? `exit code ${code}`),
    // The program cannot be started.
    (error: Error) => error.message,
  );
  let isAskedToStop = false;
  const stop = async () => {
    isAskedToStop = true;
    child.kill();
    const timer = setTimeout(() => child.kill('SIGKILL'), SIGKILL_DELAY);
    await ended;
    clearTimeout(timer);
  };
  try {
    const origin = await readyOrigin(child, ended, options);
    let hasHung = false;
    if (hangLimit !== undefined)
      void hangOf(child, hangLimit, ended).then(() => {
        hasHung = true;
        child.kill('SIGKILL');
      });
    const crashed = new Promise<string>((resolve) => {
      void ended.then((how) => {
        const reason = hasHung
          ? `did not respond for ${(hangLimit ?? 0) / 1000} s and was killed`
          : `ended by itself (${how})`;
        if (!isAskedToStop) resolve(`The ${name} ${reason}. Its log: ${logFile}`);
      });
    });
    return { origin, crashed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface WorkerSettings {
  execArgv: string[];
  cwd: string;
  stdio: (IOType | 'ipc')[];
}

function spawnServer(options: ServerOptions): ChildProcess {
  const { args, node = process.execPath, folder, environment, isPortShared } = options;
  const program = args.at(-1) ?? '';
  const settings: WorkerSettings = {
    execArgv: args.slice(0, -1),
    cwd: folder,
    // The channel closes when this process is killed, so that the server stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  };
  const child = isPortShared
    ? forkSharing(program, settings, { node, environment })
    : fork(program, { ...settings, execPath: node, env: { ...process.env, ...environment } });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/**
 * Servers that listen on the same port share its socket, which is this process's: each connection waits for any of them, and none
 * is lost when one of them ends (decision 171).
 */
function forkSharing(
  program: string,
  settings: WorkerSettings,
  { node, environment }: { node: string; environment: NodeJS.ProcessEnv },
): ChildProcess {
  // Each process accepts connections itself: none passes through this one.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ ...settings, exec: program, args: [] });
  const own = process.execPath;
  // A worker is started with this process's program: there is no setting for another one.
  process.execPath = node;
  const worker = cluster.fork(environment);
  process.execPath = own;
  // The child process reports it too.
  worker.on('error', () => undefined);
  return worker.process;
}

/** Writes the log too, for as long as the server runs. */
function readyOrigin(child: ChildProcess, ended: Promise<string>, options: ServerOptions): Promise<string> {
  const log = new RotatedLog(options.logFile);
  const lastLines: string[] = [];
  return new Promise<string>((resolve, reject) => {
    const fail = (what: string) => {
      const message = `The ${options.name} ${what}.\n${lastLines.join('\n')}`;
      reject(new ServerFailure(message, child.exitCode));
    };
    const timer = setTimeout(
      () => fail(`was not ready after ${READY_TIME_LIMIT / 1000} s`),
      READY_TIME_LIMIT,
    );
    const readLines = async (output: NodeJS.ReadableStream | null) => {
      if (!output) return;
      for await (const line of createInterface({ input: output })) {
        log.write(line);
        options.sayLine?.(line);
        if (line.trim() !== '') lastLines.push(line);
        if (lastLines.length > LAST_LINES) lastLines.shift();
        const origin = (options.readyLine ?? READY_LINE).exec(line)?.[1];
        if (origin) resolve(new URL(origin).origin);
      }
    };
    void Promise.all([ended, readLines(child.stdout), readLines(child.stderr)]).finally(() => {
      clearTimeout(timer);
      log.close();
      fail('did not start');
    });
  });
}
