import { spawn } from 'node:child_process';
import path from 'node:path';
import { readyOrigin, stopProcess } from '../started-process.ts';

const PROGRAM = path.join(import.meta.dirname, 'foreign-provider.ts');

/** A state of the provider: healthy, one of its faults, or stopped. */
export type ForeignState = 'well' | 'slow' | 'failing' | 'page' | 'expired' | 'gone';

export type ForeignProvider = {
  origin: string;
  /** Resolves when the provider is in that state. When its process ends, its customers are lost. */
  turn: (state: ForeignState) => Promise<void>;
  stop: () => Promise<void>;
};

/** Another company's provider in a separate process, on a free port. */
export async function startForeignProvider(): Promise<ForeignProvider> {
  let running: Process | undefined = await startProcess();
  const { origin } = running;
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  return {
    origin,
    stop,
    turn: async (state) => {
      if (state === 'gone') return stop();
      running ??= await startProcess(new URL(origin).port);
      const turned = await fetch(`${origin}/control/${state}`, { method: 'POST' });
      if (!turned.ok) throw new Error(`The foreign provider responded with ${turned.status}.`);
    },
  };
}

type Process = { origin: string; stop: () => Promise<void> };

async function startProcess(port = '0'): Promise<Process> {
  const child = spawn(process.execPath, [PROGRAM, port], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { origin: await readyOrigin(child), stop: () => stopProcess(child, 'SIGKILL') };
}
