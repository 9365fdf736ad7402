import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from 'parts/startup-error';
import { isTransient } from './database-errors.ts';

/** An empty file in the data folder. Programs that use the data hold a shared lock on it, and a restore needs the exclusive lock. */
const LOCK_FILE = 'data.lock';
/** Exists in the data folder while a restore moves its files into place. */
const RESTORING_FOLDER = 'restoring';

/**
 * Locks the data in `folder` as in use, until the result is closed or the process ends.
 * @throws {StartupError} while a restore is under way, or after one that was interrupted.
 */
export function shareData(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin');
    // The first read takes the shared lock, which the open transaction keeps.
    lock.prepare('select 1 from sqlite_schema').get();
    if (existsSync(join(folder, RESTORING_FOLDER))) {
      throw new StartupError(
        `A restore of the data in ${folder} was interrupted. Finish it: npm start, or npm run data -- list.`,
      );
    }
    return lock;
  } catch (error) {
    lock.close();
    if (!isTransient(error)) throw error;
    throw new StartupError(`The data in ${folder} are being restored. Try again when the restore has ended.`);
  }
}
