import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { CommandFailure } from '../console/command-failure.ts';
import { childEnvironment } from '../console/env.ts';
import { endProcess } from './end-process.ts';

const READY_TIME_LIMIT = 60_000;
const READY_LINE = /ready on (https?:\/\/\S+)/;
const LAST_LINES = 12;

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

/** Starts a server and waits for its line (`… ready on <address>`). Throws a CommandFailure with its last lines when it ends before. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  // In this process's group: when the group is killed, no server keeps its port.
  const child = spawn(process.execPath, options.args, {
    cwd: options.folder,
    env: childEnvironment(options.environment),
    // The channel closes when this process is killed, so that the server stops. No message is sent.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  let isAskedToStop = false;
  const stop = () => {
    isAskedToStop = true;
    return endProcess(child, 'process');
  };
  try {
    const origin = await readyOrigin(child, ended, options);
    const crashed = new Promise<string>((resolve) => {
      void ended.then((how) => {
        if (isAskedToStop) return;
        resolve(`The ${options.name} ended by itself (${how}). Its log: ${options.logFile}`);
      });
    });
    return { origin, crashed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readyOrigin(child: ChildProcess, ended: Promise<string>, options: ServerOptions): Promise<string> {
  const log = createWriteStream(options.logFile);
  const lastLines: string[] = [];
  return new Promise<string>((resolve, reject) => {
    const fail = (what: string) => {
      reject(new CommandFailure(`The ${options.name} ${what}.\n${lastLines.join('\n')}`));
    };
    const timer = setTimeout(
      () => fail(`was not ready after ${READY_TIME_LIMIT / 1000} s`),
      READY_TIME_LIMIT,
    );
    void ended.then(() => {
      clearTimeout(timer);
      log.end();
      fail('did not start');
    });
    for (const input of [child.stdout, child.stderr]) {
      if (!input) continue;
      createInterface({ input }).on('line', (line) => {
        log.write(`${line}\n`);
        if (line.trim() !== '') lastLines.push(line);
        if (lastLines.length > LAST_LINES) lastLines.shift();
        const origin = (options.readyLine ?? READY_LINE).exec(line)?.[1];
        if (!origin) return;
        clearTimeout(timer);
        resolve(new URL(origin).origin);
      });
    }
  });
}
