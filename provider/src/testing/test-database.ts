import { createHash } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { openDatabase, type ShopDatabase } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { newDatabaseName, onServer, TEST_SERVER, urlOfDatabase } from './postgres-server.ts';

/** Folder → its database. */
const made = new Map<string, Promise<string>>();

/**
 * The Postgres database in place of the data file in `folder`, dropped after the test; undefined if the tests run on SQLite.
 * @param template a database to copy; without it, the database is empty
 */
export async function databaseOf(folder: string, template = 'template1'): Promise<string | undefined> {
  if (TEST_SERVER === undefined) return undefined;
  const key = createHash('sha256').update(folder).digest('hex');
  const known = made.get(key);
  if (known) return await known;
  const created = createDatabase(TEST_SERVER, template);
  made.set(key, created);
  onTestFinished(() => void made.delete(key));
  return await created;
}

/** Creates a database, and drops it after the test. */
export async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = newDatabaseName();
  await onServer(server, `create database ${name} template ${template}`);
  onTestFinished(async () => void (await onServer(server, `drop database ${name} with (force)`)));
  return urlOfDatabase(server, name);
}

/** The environment variables that make a program of the provider use this data. */
export async function environmentOf(folder: string): Promise<NodeJS.ProcessEnv> {
  const url = await databaseOf(folder);
  return { SHOP_DATA: folder, ...(url && { DATABASE_URL: url }) };
}

/** Opens the database of `folder`, which has no tables unless another program has created them. Closed after the test. */
export async function openTestDatabase(folder: string): Promise<ShopDatabase> {
  const url = await databaseOf(folder);
  const db = url === undefined ? openDatabase(folder) : await openPostgres(url);
  onTestFinished(() => db.destroy());
  return db;
}
