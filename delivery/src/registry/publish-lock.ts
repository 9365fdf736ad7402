import { mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFile } from './registry-folders.ts';
import { ReleaseRefused } from './release-refused.ts';

const TIMEOUT_MS = 20_000;
const RETRY_MS = 50;

/**
 * Runs `change` while no other process changes the registry. The lock is SQLite's on an empty file: the operating system
 * releases it when its owner dies, so it is never stale.
 * @throws ReleaseRefused when another process holds the lock for 20 seconds
 */
export async function withPublishLock<Result>(
  registry: string,
  change: () => Promise<Result>,
): Promise<Result> {
  await mkdir(registry, { recursive: true });
  const lock = new DatabaseSync(lockFile(registry), { timeout: 0 });
  try {
    await acquire(lock);
    return await change();
  } finally {
    lock.close();
  }
}

async function acquire(lock: DatabaseSync): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!tryAcquire(lock)) {
    if (performance.now() > deadline) {
      throw new ReleaseRefused(['Another publication is running. Try again when it has ended.']);
    }
    await pause(RETRY_MS);
  }
}

function tryAcquire(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    const SQLITE_BUSY = 5;
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
