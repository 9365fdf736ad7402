import type { ChildProcess } from 'node:child_process';

const PATIENCE_BEFORE_KILL = 10_000;

/**
 * SIGTERM, and SIGKILL after 10 s. Resolves when the process is gone. `group` reaches what the child itself started
 * as well, when it was spawned as the leader of a group.
 */
export async function endProcess(child: ChildProcess, reach: 'process' | 'group'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  send(child, 'SIGTERM', reach);
  const timer = setTimeout(() => send(child, 'SIGKILL', reach), PATIENCE_BEFORE_KILL);
  await gone;
  clearTimeout(timer);
}

function send(child: ChildProcess, signal: NodeJS.Signals, reach: 'process' | 'group'): void {
  // Windows knows no groups.
  if (reach === 'process' || process.platform === 'win32' || child.pid === undefined) {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group ended between the question and the signal.
  }
}
