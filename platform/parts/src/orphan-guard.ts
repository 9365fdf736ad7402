import { spawn } from 'node:child_process';

/** Waits until its standard input ends, as it does when this process is gone, however it ended. */
const KILL_AT_THE_END = 'read -r _; kill -9 "$1"';

/**
 * Ends a child process when this process is killed (`kill -9`): in an endless loop it does not notice that itself. The guard is
 * a shell beside it, because Node cannot ask the kernel for that. Where there is no `sh`, nothing is guarded.
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
