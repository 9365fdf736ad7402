import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartupError } from 'parts/startup-error';
import { SECRETS_FILE } from '../../settings/secrets.ts';
import type { Settings } from '../../settings/settings.ts';
import type { DataCondition } from '../data-condition.ts';
import { openDatabase, type ShopDatabase } from '../database.ts';
import { openPostgres } from '../postgres.ts';
import { migrate } from './migrate.ts';

/**
 * Opens the shop's data with the schema of this version: the database that `databaseUrl` names, or the file in `dataFolder`.
 * @param log is told each slow query
 * @throws {StartupError} when they cannot be opened, or their schema does not fit this version (`migrate`).
 */
export async function openData(
  {
    dataFolder,
    secretsFile,
    databaseUrl,
    isBesideAnother,
  }: Pick<Settings, 'dataFolder' | 'secretsFile' | 'databaseUrl' | 'isBesideAnother'>,
  condition?: DataCondition,
  log?: (line: string) => void,
): Promise<ShopDatabase> {
  const db =
    databaseUrl === undefined
      ? openDatabase(dataFolder, condition, log)
      : await openPostgres(databaseUrl, { folder: dataFolder, log });
  try {
    if (databaseUrl !== undefined && secretsFile === undefined) await refuseLostData(db, dataFolder);
    await migrate(db, { isBesideAnother });
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The secrets of the data folder are written after the tables, so secrets beside an empty database are of a shop whose data are elsewhere. */
async function refuseLostData(db: ShopDatabase, folder: string): Promise<void> {
  const secrets = join(folder, SECRETS_FILE);
  if (!existsSync(secrets) || !(await isEmpty(db))) return;
  throw new StartupError(
    `The database of DATABASE_URL is empty, but ${secrets} is from a shop that had data. Move them (npm run data -- move), restore a backup, or delete the secrets to begin with an empty shop.`,
  );
}

async function isEmpty(db: ShopDatabase): Promise<boolean> {
  const { rows } = await sql<{
    found: string | null;
  }>`select to_regclass('migration')::text as found`.execute(db);
  return rows[0]?.found == null;
}
