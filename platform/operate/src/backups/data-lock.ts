import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** An empty file in the data folder, for SQLite's locks: the system releases them when their owner dies. The provider takes it too. */
const LOCK_FILE = 'data.lock';
const SQLITE_BUSY = 5;

/**
 * Takes the lock of an existing folder: `shared` for all programs that use its data, `alone` for one that replaces them.
 * @returns undefined while others hold it
 */
export function lockData(folder: string, kind: 'shared' | 'alone'): { close(): void } | undefined {
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec(`pragma journal_mode = memory; begin ${kind === 'alone' ? 'exclusive' : ''}`);
    // The first read takes a shared lock.
    lock.prepare('select 1 from sqlite_schema').get();
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}
