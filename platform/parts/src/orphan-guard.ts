import { spawn } from 'node:child_process';

/** Waits for the end of standard input, which comes when this process ends for whatever reason. */
const KILL_AT_THE_END = 'read -r _; kill -9 "$1"';

/**
 * Kills a child process when this process is killed (`kill -9`): a child in an endless loop would not notice. The guard is a separate
 * shell, because Node cannot ask the kernel to do this. Without `sh`, nothing is guarded.
 * @returns to be called as soon as the child process has ended, before its id can belong to another process
 */
export function guardOrphan(pid: number): () => void {
  const guard = spawn('/bin/sh', ['-c', KILL_AT_THE_END, 'sh', String(pid)], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    // Its own process group, so that it outlives this one's.
    detached: true,
  });
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  return () => void guard.kill('SIGKILL');
}
