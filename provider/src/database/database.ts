import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { DataLost, StartupError } from 'parts/startup-error';
import { SECRETS_FILE } from '../settings/secrets.ts';
import { DataCondition } from './data-condition.ts';
import { shareData } from './data-lock.ts';
import { isCorruption } from './database-errors.ts';
import { keepFoldersPrivate } from './private-folders.ts';
import { WriteLock } from './sqlite-connection.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { SqliteFile } from './sqlite-file.ts';
import type { Tables } from './tables.ts';

/** Stores read from it: the database or an open transaction. */
export type ShopDatabase = Kysely<Tables>;

/** In the data folder. */
export const DATABASE_FILE = 'shop.sqlite';
/** Milliseconds that SQLite waits for another process's lock. It blocks the event loop, so it is short, and `withTransaction` retries. */
const BUSY_TIMEOUT = 100;

/**
 * Opens `shop.sqlite` in `folder`, and creates either where it is missing. `synchronous = full` makes a commit durable
 * before it is acknowledged.
 * @param log called for each slow query
 * @throws {StartupError} when the folder is not writable or is being restored, or the file is damaged or lost.
 */
export function openDatabase(
  folder: string,
  condition = new DataCondition(),
  log?: (line: string) => void,
): ShopDatabase {
  const path = join(folder, DATABASE_FILE);
  createFolder(folder);
  let writer: DatabaseSync | undefined;
  let share: DatabaseSync | undefined;
  try {
    share = shareData(folder);
    keepFromOthers(path);
    writer = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
    writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    checkIntegrity(writer, path);
    refuseLostData(writer, folder);
    const reader = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
    reader.exec('pragma query_only = on');
    const files = {
      writer: new SqliteFile(writer, condition, log),
      reader: new SqliteFile(reader, condition, log),
      lock: new WriteLock(),
      condition,
      share,
    };
    return new Kysely<Tables>({ dialect: new NodeSqliteDialect(files) });
  } catch (error) {
    writer?.close();
    share?.close();
    if (isCorruption(error)) throw corrupt(path);
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data file ${path} cannot be opened: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** Opens a copy of the database that no program writes to. */
export function openCopy(path: string): ShopDatabase {
  const condition = new DataCondition();
  const open = () => new SqliteFile(new DatabaseSync(path, { readOnly: true }), condition);
  const files = { writer: open(), reader: open(), lock: new WriteLock(), condition };
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(files) });
}

/** Secrets are written after the tables, so secrets without a table are the remains of a lost shop. */
function refuseLostData(database: DatabaseSync, folder: string): void {
  const secrets = join(folder, SECRETS_FILE);
  if (!existsSync(secrets) || database.prepare('select 1 from sqlite_schema limit 1').get()) return;
  throw new DataLost(
    `The data file ${join(folder, DATABASE_FILE)} is missing or empty, but ${secrets} is from a shop that had data. Restore a backup (npm run data -- list), or delete the secrets to begin with an empty shop.`,
  );
}

/** Creates the folder, and removes other users' access to it. @throws {StartupError} when it cannot be created */
export function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    keepFoldersPrivate(folder);
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be created: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** The folder may be open to other users who publish, but customer data is not. SQLite gives its log the permissions of the file. */
function keepFromOthers(path: string): void {
  // An existing file is not opened: closing it would release the locks of this process's other connections.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(file) && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
}

/** Checks every page at the start. Damage found now costs a restore; found later, it costs orders. */
function checkIntegrity(database: DatabaseSync, path: string): void {
  const verdict = database.prepare('pragma quick_check(1)').get();
  if (verdict?.quick_check !== 'ok') throw corrupt(path);
}

function corrupt(path: string): DataLost {
  return new DataLost(
    `The data file ${path} is damaged. Restore a backup (npm run data -- list), or move the file away to start with an empty shop.`,
  );
}
