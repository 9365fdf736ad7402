import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from './startup-error.ts';

/** Kept beside the database and not in it: whoever reads a copy of the data can forge no token and test no code. */
export interface Secrets {
  /** Signs the tokens. A new one ends all sessions. */
  token: string;
  /** Goes into the hash of each one-time code. */
  pepper: string;
}

const Secrets = z.object({
  token: z.string().check(z.minLength(32)),
  pepper: z.string().check(z.minLength(32)),
});
const FILE_NAME = 'secrets.json';

/**
 * The secrets in `folder`, made on the first start, readable by the owner alone.
 * @throws {StartupError} when the file holds something else.
 */
export function secretsIn(folder: string): Secrets {
  const path = join(folder, FILE_NAME);
  makeOnce(path);
  try {
    return z.parse(Secrets, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new StartupError(
      `The secrets in ${path} cannot be read. Put back a backup, or remove the file: all customers are logged out then.`,
    );
  }
}

/** A link appears whole or not at all, and fails where a file is: two first starts at once agree on one file. */
function makeOnce(path: string): void {
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
