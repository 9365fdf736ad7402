import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { StartupError } from '../settings/startup-error.ts';
import { isCorruption } from './database-errors.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { SqliteFile } from './sqlite-file.ts';
import type { Tables } from './tables.ts';
import { WriteLock } from './write-lock.ts';

/** What stores read from: the database or an open transaction. */
export type ShopDatabase = Kysely<Tables>;

/** In the data folder. */
export const DATABASE_FILE = 'shop.sqlite';
/** Milliseconds that SQLite waits for another process's lock. It blocks the event loop, so it is short, and `withTransaction` retries. */
const BUSY_TIMEOUT = 100;

/**
 * Opens `shop.sqlite` in `folder`, and creates either where it is missing. `synchronous = full` makes a commit durable
 * before it is acknowledged.
 * @throws {StartupError} when the folder is not writable or the file is damaged.
 */
export function openDatabase(folder: string): ShopDatabase {
  const path = join(folder, DATABASE_FILE);
  createFolder(folder);
  try {
    const writer = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
    writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    checkIntegrity(writer, path);
    const reader = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
    reader.exec('pragma query_only = on');
    const files = { writer: new SqliteFile(writer), reader: new SqliteFile(reader), lock: new WriteLock() };
    return new Kysely<Tables>({ dialect: new NodeSqliteDialect(files) });
  } catch (error) {
    if (isCorruption(error)) throw corrupt(path);
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data file ${path} cannot be opened: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be created: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** Checks every page now: damage found at the start costs a restore, damage found later costs orders. */
function checkIntegrity(database: DatabaseSync, path: string): void {
  const verdict = database.prepare('pragma quick_check(1)').get();
  if (verdict?.quick_check !== 'ok') throw corrupt(path);
}

function corrupt(path: string): StartupError {
  return new StartupError(
    `The data file ${path} is damaged. Restore a backup, or move the file away to start with an empty shop.`,
  );
}
