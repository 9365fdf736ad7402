import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { environmentOf } from './test-database.ts';

const MAIN = join(import.meta.dirname, '../main.ts');

export interface ProviderProcess {
  origin: string;
  /** Resolves with the exit code, or with the signal that killed it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
  /** Closes the IPC channel, as if the parent had died. Resolves with the exit code. */
  leave(): Promise<number | null>;
}

/** The provider in a separate process, on a free port. Stopped after the test. */
export async function providerProcess(environment: NodeJS.ProcessEnv): Promise<ProviderProcess> {
  return await programProcess(MAIN, 'provider', {
    PROVIDER_PORT: '0',
    DATABASE_URL: '',
    ...environment,
    ...(await databaseFor(environment)),
  });
}

/** A program that prints `<name> ready on <origin>`, in a separate process. Stopped after the test. */
export async function programProcess(
  main: string,
  name: string,
  environment: NodeJS.ProcessEnv,
): Promise<ProviderProcess> {
  const ready = `${name} ready on `;
  const child = spawnProgram(main, environment);
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    if (!line.startsWith(ready)) continue;
    child.stdout.resume();
    return {
      origin: line.slice(ready.length),
      async end(signal) {
        child.kill(signal);
        const [code, killedBy] = await once(child, 'exit');
        return code ?? killedBy;
      },
      async leave() {
        child.disconnect();
        const [code] = await once(child, 'exit');
        return code;
      },
    };
  }
  throw new Error(`The ${name} did not start: ${await text(child.stderr)}`);
}

export async function failedStart(environment: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  const child = spawnProgram(MAIN, { ...environment, ...(await databaseFor(environment)) });
  const exit = once(child, 'exit');
  const said = await text(child.stderr);
  const [code] = await exit;
  return { code, said };
}

/** The Postgres database of a folder, if the tests run on Postgres. */
async function databaseFor({ SHOP_DATA, DATABASE_URL }: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  return SHOP_DATA && DATABASE_URL === undefined ? await environmentOf(SHOP_DATA) : {};
}

function spawnProgram(main: string, environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Node's types infer the pipes only for exactly three entries.
  }) as ChildProcessByStdio<null, Readable, Readable>;
  onTestFinished(() => {
    if (stillThere(child)) child.kill('SIGKILL');
  });
  return child;
}

function stillThere(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
