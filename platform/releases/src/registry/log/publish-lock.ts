import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFile } from '../store/registry-folders.ts';
import { ReleaseRefused } from '../store/release-refused.ts';

const RETRY_MS = 50;

/** Milliseconds that a command waits for another one. A change normally takes a fraction of a second. */
export const LOCK_WAIT = { publish: 20_000, rollback: 1_000 } as const;

export interface PublishLock {
  /**
   * To be called right before the change becomes visible.
   * @throws ReleaseRefused when another command has taken the lock, because this one had stopped responding
   */
  confirm(): Promise<void>;
}

/**
 * Runs `change` while no other process changes the registry. The lock is a SQLite lock on an empty file: the operating system releases it
 * when its owner dies. If its owner hangs for `wait` milliseconds, another process replaces the file and takes the lock of the new one.
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
    // Another process may have replaced the file meanwhile.
    if (tryAcquire(database) && (await inodeOf(registry)) === inode) return { database, inode };
    database.close();
    if (performance.now() > deadline) {
      await takeOver(registry, inode);
      deadline = performance.now() + wait;
    } else await pause(RETRY_MS);
  }
}

/** Replaces the file. The command that hangs keeps the lock of the old file, which means nothing any more. */
async function takeOver(registry: string, inode: number): Promise<void> {
  const file = lockFile(registry);
  if ((await inodeOf(registry)) !== inode) return;
  const old = `${file}.${inode}`;
  await rename(file, old);
  await rm(old, { force: true });
}

async function inodeOf(registry: string): Promise<number> {
  const file = lockFile(registry);
  // An existing file is never opened here: closing a second handle would release the lock of this process.
  if (!existsSync(file)) await writeFile(file, '', { flag: 'a' });
  return (await stat(file)).ino;
}

function tryAcquire(lock: DatabaseSync): boolean {
  try {
    // Nothing is ever written, but a journal file would need room on the disk.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    const SQLITE_BUSY = 5;
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
