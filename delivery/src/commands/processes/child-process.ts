import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, hasColours } from '../console/env.ts';
import { show } from '../console/progress.ts';
import { ROOT } from '../console/workspace.ts';
import { endProcess } from './end-process.ts';

export interface ChildOptions {
  folder: string;
  stop: AbortSignal;
  environment?: NodeJS.ProcessEnv;
  /** Milliseconds; the child is ended when it takes longer. */
  timeLimit?: number;
  /** Prints the output as it arrives, and also returns it. */
  isShown?: boolean;
}

export interface ChildResult {
  code: number;
  output: string;
  hasTimedOut: boolean;
}

/** Runs pnpm (`['run', 'build']`, `['exec', 'biome', …]`) to its end; a failing exit code is a result, not an error. */
export function runPnpm(args: string[], options: ChildOptions): Promise<ChildResult> {
  // Not `pnpm` from the PATH: there it is a shell script, which some systems cannot spawn.
  return runToEnd([process.execPath, join(ROOT, '.tools/node_modules/pnpm/bin/pnpm.mjs'), ...args], options);
}

/** Runs a program to its end. Rejects when it cannot be started, and when `stop` aborts. */
export async function runToEnd(command: string[], options: ChildOptions): Promise<ChildResult> {
  options.stop.throwIfAborted();
  const child = spawnGroup(command, options);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output.push(text);
      if (options.isShown) show(text);
    });
  }
  const tooLate = options.timeLimit ? AbortSignal.timeout(options.timeLimit) : undefined;
  const ending = AbortSignal.any(tooLate ? [options.stop, tooLate] : [options.stop]);
  const end = () => void endProcess(child, 'group');
  ending.addEventListener('abort', end);
  try {
    const code = await exitCodeOf(child);
    options.stop.throwIfAborted();
    return { code, output: output.join(''), hasTimedOut: tooLate?.aborted ?? false };
  } finally {
    ending.removeEventListener('abort', end);
  }
}

function spawnGroup([program = '', ...args]: string[], { folder, environment }: ChildOptions): ChildProcess {
  const colours = hasColours ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };
  return spawn(program, args, {
    cwd: folder,
    env: childEnvironment({ ...colours, ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that the children of pnpm can be ended too. On Windows `detached` opens a window.
    detached: process.platform !== 'win32',
  });
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
