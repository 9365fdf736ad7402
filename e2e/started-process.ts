import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Reads the origin from the line `… ready on http://…` that a server prints. */
export async function readyOrigin(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /ready on (http:\S+)/.exec(line)?.[1];
    if (origin) {
      server.stdout.resume();
      return origin;
    }
  }
  throw new Error('The server ended before it was ready.');
}

/** Stops a process. Resolves when it has ended. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
