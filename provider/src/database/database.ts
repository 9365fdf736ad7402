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

/** What a store reads from, be it the database or an open transaction. */
export type ShopDatabase = Kysely<Tables>;

const FILE_NAME = 'shop.sqlite';
/** Milliseconds that SQLite itself waits for another process; the event loop stands still meanwhile, so it is short and `withTransaction` tries again. */
const BUSY_TIMEOUT = 100;

/**
 * Opens `shop.sqlite` in `folder`, and makes both where they are missing. FULL: a commit is on the disk when it is acknowledged.
 * @throws {StartupError} when the folder cannot be used or the file is damaged.
 */
export function openDatabase(folder: string): ShopDatabase {
  const path = join(folder, FILE_NAME);
  makeFolder(folder);
  try {
    const writer = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
    writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    checkIntegrity(writer, path);
    const reader = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
    reader.exec('pragma query_only = on');
    const files = { writer: new SqliteFile(writer), reader: new SqliteFile(reader), turn: new WriteLock() };
    return new Kysely<Tables>({ dialect: new NodeSqliteDialect(files) });
  } catch (error) {
    if (isCorruption(error)) throw damaged(path);
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data file ${path} cannot be opened: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be made: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** A file can be damaged behind a sound first page: found now, it costs a restore; found later, orders. */
function checkIntegrity(database: DatabaseSync, path: string): void {
  const verdict = database.prepare('pragma quick_check(1)').get();
  if (verdict?.quick_check !== 'ok') throw damaged(path);
}

function damaged(path: string): StartupError {
  return new StartupError(
    `The data file ${path} is damaged. Put back a backup, or move the file away to begin with an empty shop.`,
  );
}
