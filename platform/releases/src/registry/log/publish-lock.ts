import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFile } from '../store/registry-folders.ts';
import { ReleaseRefused } from '../store/release-refused.ts';

const RETRY_MS = 50;

/** Milliseconds that a command waits for another one. A change takes a fraction of a second. */
export const LOCK_WAIT = { publish: 20_000, rollback: 1_000 } as const;

export interface PublishLock {
  /**
   * To be called right before the change becomes visible.
   * @throws ReleaseRefused when another command took the lock over, because this one had stopped responding
   */
  confirm(): Promise<void>;
}

/**
 * Runs `change` while no other process changes the registry. The lock is SQLite's on an empty file: the operating system
 * releases it when its owner dies. An owner that hangs loses it after `wait` milliseconds, by a new file in place of its own.
 */
export async function withPublishLock<Result>(
  registry: string,
  change: (lock: PublishLock) => Promise<Result>,
  wait: number = LOCK_WAIT.publish,
): Promise<Result> {
  await mkdir(registry, { recursive: true });
  const { database, inode } = await acquired(registry, wait);
  try {
    return await change({
      async confirm() {
        if ((await inodeOf(registry)) === inode) return;
        throw new ReleaseRefused([
          'Another command took over while this one did not respond. Nothing was changed: check what is live (npm run release -- status), then try again.',
        ]);
      },
    });
  } finally {
    database.close();
  }
}

async function acquired(registry: string, wait: number) {
  let deadline = performance.now() + wait;
  for (;;) {
    const inode = await inodeOf(registry);
    const database = new DatabaseSync(lockFile(registry), { timeout: 0 });
    // The file may have been replaced since.
    if (tryAcquire(database) && (await inodeOf(registry)) === inode) return { database, inode };
    database.close();
    if (performance.now() > deadline) {
      await takeOver(registry, inode);
      deadline = performance.now() + wait;
    } else await pause(RETRY_MS);
  }
}

/** The lock of the old file stays with the command that hangs, and means nothing any more. */
async function takeOver(registry: string, inode: number): Promise<void> {
  const file = lockFile(registry);
  if ((await inodeOf(registry)) !== inode) return;
  const old = `${file}.${inode}`;
  await rename(file, old);
  await rm(old, { force: true });
}

async function inodeOf(registry: string): Promise<number> {
  const file = lockFile(registry);
  // Never opened once it is there: closing a second handle would release the lock of this process.
  if (!existsSync(file)) await writeFile(file, '', { flag: 'a' });
  return (await stat(file)).ino;
}

function tryAcquire(lock: DatabaseSync): boolean {
  try {
    // A journal file would need room on the disk. Nothing is ever written.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    const SQLITE_BUSY = 5;
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
