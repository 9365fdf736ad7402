import { spawn } from 'node:child_process';
import { ServerProcess } from './server-process.ts';
import { keepServer } from './supervised-server.ts';

/** A server that is no Node program, and is started again whenever it ends by itself. */
export interface NativeServer {
  stop(): Promise<void>;
}

export interface User {
  uid: number;
  gid: number;
}

interface NativeOptions {
  /** As used in messages. */
  name: string;
  command: readonly [program: string, ...args: string[]];
  port: number;
  logFile: string;
  /** The user as whom it runs, if not this process's own. */
  user?: User | undefined;
  /** The signal that asks it to stop; SIGTERM by default. */
  signal?: NodeJS.Signals;
}

/**
 * Starts a program, waits until it accepts connections, and keeps it alive.
 * @param say takes a line for each end and each start
 * @throws {CommandFailure} when its first start fails
 */
export async function keepNative(options: NativeOptions, say: (line: string) => void): Promise<NativeServer> {
  const {
    command: [program, ...args],
    user,
  } = options;
  const start = () => {
    const child = spawn(program, args, {
      // Its own process group: a Ctrl-C in the terminal must reach it through this process alone.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: '/',
      ...user,
    });
    return new ServerProcess(child, { ...options, isGuarded: true });
  };
  const first = start();
  await first.ready;
  return keepServer(first, say, start);
}
