import { join } from 'node:path';
import { execa } from 'execa';
import { CommandFailure } from '../console/command-failure.ts';
import { hasColours } from '../console/env.ts';
import { ROOT } from '../console/workspace.ts';

/** Milliseconds between SIGTERM and SIGKILL. */
export const SIGKILL_DELAY = 10_000;

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

/** The output of a program that succeeded. @throws CommandFailure with its output when it failed */
export function outputOf({ code, output }: ChildResult): string {
  if (code !== 0) throw new CommandFailure(output);
  return output;
}

/** Runs pnpm (`['run', 'build']`, `['exec', 'biome', …]`) to its end; a failing exit code is a result, not an error. */
export function runPnpm(args: string[], options: ChildOptions): Promise<ChildResult> {
  // Not `pnpm` from the PATH: there it is a shell script, which some systems cannot spawn.
  return runToEnd([process.execPath, join(ROOT, '.tools/node_modules/pnpm/bin/pnpm.mjs'), ...args], options);
}

/** Runs a program to its end. Rejects when it cannot be started, and when `stop` aborts; its own children are ended with it. */
export async function runToEnd(
  [program = '', ...args]: string[],
  options: ChildOptions,
): Promise<ChildResult> {
  const { folder, stop, environment, timeLimit, isShown } = options;
  stop.throwIfAborted();
  const output = isShown ? (['pipe', 'inherit'] as const) : 'pipe';
  const colours = hasColours ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };
  const result = await execa(program, args, {
    cwd: folder,
    env: { ...colours, ...environment },
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    all: true,
    stripFinalNewline: false,
    reject: false,
    cancelSignal: stop,
    killDescendants: true,
    forceKillAfterDelay: SIGKILL_DELAY,
    ...(timeLimit && { timeout: timeLimit }),
  });
  stop.throwIfAborted();
  const hasRun = result.exitCode !== undefined || result.isTerminated;
  if (!hasRun) throw result;
  return { code: result.exitCode ?? 1, output: result.all ?? '', hasTimedOut: result.timedOut };
}
