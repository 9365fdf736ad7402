import type { ChildProcess } from 'node:child_process';

const SIGKILL_DELAY = 10_000;

/**
 * Sends SIGTERM, and SIGKILL after 10 s. Resolves when the process has ended. `group` includes the child's own children
 * if it was spawned as the leader of a process group.
 */
export async function endProcess(child: ChildProcess, reach: 'process' | 'group'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  send(child, 'SIGTERM', reach);
  const timer = setTimeout(() => send(child, 'SIGKILL', reach), SIGKILL_DELAY);
  await gone;
  clearTimeout(timer);
}

function send(child: ChildProcess, signal: NodeJS.Signals, reach: 'process' | 'group'): void {
  // Windows has no process groups.
  if (reach === 'process' || process.platform === 'win32' || child.pid === undefined) {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended in the meantime.
  }
}
