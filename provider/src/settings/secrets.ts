import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DataLost } from './startup-error.ts';

/** Stored in a file beside the database, so that a copy of the database cannot forge tokens or brute-force codes. */
export interface Secrets {
  /** Signs the tokens; changing it ends all sessions. */
  token: string;
  /** Part of the hash of each one-time code. */
  pepper: string;
}

const Secrets = z.object({
  token: z.string().check(z.minLength(32)),
  pepper: z.string().check(z.minLength(32)),
});
/** In the data folder. */
export const SECRETS_FILE = 'secrets.json';

/**
 * The secrets in `folder`. The first start generates them, after the tables: `openDatabase` refuses secrets without a table. Only
 * the file's owner can read them.
 * @throws {DataLost} when the file is not valid.
 */
export function secretsIn(folder: string): Secrets {
  const path = join(folder, SECRETS_FILE);
  createOnce(path);
  try {
    return z.parse(Secrets, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new DataLost(
      `The secrets in ${path} cannot be read. Restore a backup (npm run data -- list), or delete the file, which logs out all customers.`,
    );
  }
}

/** Links a finished file into place, which is atomic and fails if the file exists: concurrent first starts agree on one. */
function createOnce(path: string): void {
  if (existsSync(path)) return;
  const draft = `${path}.${process.pid}`;
  const fresh = { token: randomBytes(32).toString('hex'), pepper: randomBytes(32).toString('hex') };
  try {
    writeFileSync(draft, JSON.stringify(fresh), { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
