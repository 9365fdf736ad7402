import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const CHECKOUT = join(import.meta.dirname, '../..');
/** Milliseconds between two looks at the memory of a program. */
const LOOK = 100;
/** Lines of a process's status in /proc, which Linux has: its memory now, and at most. */
const [NOW, AT_MOST] = [/VmRSS:\s+(\d+)/, /VmHWM:\s+(\d+)/];

export interface RunningProgram {
  /** `http://host:port` */
  origin: string;
  pid: number;
  /** Milliseconds until it was ready. */
  start: number;
  /** Megabytes in memory now; NaN where there is no /proc. */
  megabytes(): number;
  stop(): Promise<void>;
}

/**
 * Starts a program of the provider, and waits until it is ready.
 * @param program `main.ts`, `sandbox.ts`
 * @param checkout the one that it is of
 */
export async function startProgram(
  program: string,
  environment: NodeJS.ProcessEnv,
  checkout = CHECKOUT,
): Promise<RunningProgram> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(checkout, 'provider/src', program)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, origin] = / ready on (\S+)/.exec(line) ?? [];
    if (!origin) continue;
    child.stdout.resume();
    return {
      origin,
      pid: child.pid ?? 0,
      start: performance.now() - began,
      megabytes: () => megabytesOf(child.pid, NOW),
      async stop() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error(`${program} did not start.`);
}

/** Runs a program of the provider to its end. @returns its seconds, and the megabytes that it needed at most */
export async function runProgram(
  [program, ...options]: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv,
  checkout = CHECKOUT,
): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(checkout, 'provider/src', program), ...options], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  let megabytes = Number.NaN;
  while (child.exitCode === null && child.signalCode === null) {
    megabytes = megabytesOf(child.pid, AT_MOST) || megabytes;
    await Promise.race([ended, pause(LOOK)]);
  }
  if (child.exitCode !== 0) throw new Error(`${program} ended with ${child.exitCode}.`);
  return { seconds: (performance.now() - began) / 1_000, megabytes };
}

function megabytesOf(pid: number | undefined, line: RegExp): number {
  try {
    return Math.round(Number(line.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1_024);
  } catch {
    return Number.NaN;
  }
}

/** A percentile of milliseconds, with one decimal. */
export function percentile(times: readonly number[], percent: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length * percent) / 100)] ?? 0).toFixed(1);
}
