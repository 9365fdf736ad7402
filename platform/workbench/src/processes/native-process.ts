import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { CommandFailure } from '../console/command-failure.ts';

/** Milliseconds. */
const READY_TIME_LIMIT = 30_000;
const POLL = 50;
const SIGKILL_DELAY = 15_000;

/** A server that is not a program of Node. */
export interface NativeProcess {
  /** Resolves with a sentence when it ends without having been asked to. */
  crashed: Promise<string>;
  stop(): Promise<void>;
}

/** Numbers of a user of the system. */
export interface User {
  uid: number;
  gid: number;
}

interface NativeOptions {
  /** As used in messages. */
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Where it listens, on this machine. */
  port: number;
  /** Receives its output. */
  logFile: string;
  /** Whose rights it has, if not this process's. */
  user?: User | undefined;
  /** How it is asked to stop; SIGTERM by default. */
  stopSignal?: NodeJS.Signals;
}

/**
 * Starts a program and waits until it accepts connections.
 * @throws {CommandFailure} when it ends before, or does not exist
 */
export async function startNative(options: NativeOptions): Promise<NativeProcess> {
  const { name, command, port, logFile, user, stopSignal = 'SIGTERM' } = options;
  const [program, ...args] = command;
  const log = createWriteStream(logFile, { flags: 'a' });
  // A group of its own: Ctrl-C in the terminal must reach it through this process alone.
  const child = execa(program, args, {
    all: true,
    detached: true,
    reject: false,
    stdin: 'ignore',
    cwd: '/',
    ...user,
  });
  child.all.pipe(log);
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  let isAskedToStop = false;
  let hasEnded = false;
  const ended = child.then(({ exitCode, signal, code }) => {
    hasEnded = true;
    process.off('exit', end);
    return String(signal ?? code ?? `exit code ${exitCode}`);
  });
  const stop = async () => {
    isAskedToStop = true;
    child.kill(stopSignal);
    const timer = setTimeout(() => child.kill('SIGKILL'), SIGKILL_DELAY);
    await ended;
    clearTimeout(timer);
  };
  const deadline = performance.now() + READY_TIME_LIMIT;
  while (!hasEnded && !(await accepts(port))) {
    if (performance.now() < deadline) await pause(POLL);
    else {
      await stop();
      throw new CommandFailure(`The ${name} was not ready after 30 s. Its log: ${logFile}`);
    }
  }
  if (hasEnded) throw new CommandFailure(`The ${name} did not start (${await ended}). Its log: ${logFile}`);
  const crashed = new Promise<string>((resolve) => {
    void ended.then((how) => {
      if (!isAskedToStop) resolve(`The ${name} ended by itself (${how}). Its log: ${logFile}`);
    });
  });
  return { crashed, stop };
}

/** Milliseconds before a program that has ended starts again. */
const RESTART_DELAY = 200;

/**
 * Starts a program, and again whenever it ends by itself.
 * @param say takes a line for each end and each start
 * @throws {CommandFailure} when its first start fails
 */
export async function keepNative(
  options: NativeOptions,
  say: (line: string) => void,
): Promise<Pick<NativeProcess, 'stop'>> {
  let running = await startNative(options);
  const stopping = new AbortController();
  const { signal } = stopping;
  const keepUp = async () => {
    while (!signal.aborted) {
      const sentence = await Promise.race([running.crashed, once(signal, 'abort')]);
      if (signal.aborted) return;
      say(`${sentence}. It starts again.`);
      await pause(RESTART_DELAY);
      const next = await startNative(options).catch((error: Error) => say(error.message));
      if (!next) continue;
      running = next;
      say(`The ${options.name} is back.`);
    }
  };
  const kept = keepUp();
  return {
    stop: async () => {
      stopping.abort();
      await kept;
      await running.stop();
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
