import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { DataLost, StartupError } from './startup-error.ts';

/** Stored in a file beside the database, so that a copy of the database cannot forge tokens or brute-force codes. */
export interface Secrets {
  /** Of the tokens. The first one signs; tokens of the others are valid until they expire. */
  tokenKeys: readonly [TokenKey, ...TokenKey[]];
  /** Part of the hash of each one-time code. */
  pepper: string;
}

export interface TokenKey {
  /** The key itself. */
  token: string;
  /** Named in the header of its tokens. Keys from before there were several have none. */
  kid?: string | undefined;
}

const secret = z.string().check(z.minLength(32));
const key = { token: secret, kid: z.optional(z.string().check(z.minLength(1))) };
/** Versions that know one key read `token` and `pepper` alone, and accept the tokens of the newest key. */
const SecretsFile = z.object({
  ...key,
  pepper: secret,
  /** Newest first. */
  earlier: z._default(z.array(z.object({ ...key, replaced_at: z.iso.datetime() })), []),
});
/** In the data folder. */
export const SECRETS_FILE = 'secrets.json';

/**
 * The secrets in `folder`. The first start generates them, after the tables: `openDatabase` refuses secrets without a table.
 * @throws {DataLost} when the file is not valid.
 * @throws {StartupError} when others than its owner can read it.
 */
export function secretsIn(folder: string): Secrets {
  const path = join(folder, SECRETS_FILE);
  createOnce(path);
  // Windows has no such rights.
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
    throw new StartupError(`Other users can read the secrets in ${path}: chmod 600 ${path}`);
  return secretsInFile(path);
}

/** @throws {DataLost} when the file is not valid. */
export function secretsInFile(path: string): Secrets {
  const { pepper, token, kid, earlier } = readSecrets(path);
  return { pepper, tokenKeys: [{ token, kid }, ...earlier] };
}

/**
 * Has new tokens signed with a new key, also by a provider that is running. Call it in a transaction: it keeps another rotation from
 * reading what this one replaces.
 * @param sessionLength milliseconds; the tokens of a key that was replaced longer ago have expired, so the key is dropped
 * @param isOldDropped ends all sessions
 * @returns the kid of the new key, and how many earlier ones stay valid
 */
export function rotateTokenKey(
  folder: string,
  { now, sessionLength, isOldDropped }: { now: Date; sessionLength: number; isOldDropped: boolean },
): { kid: string; earlier: number } {
  const path = join(folder, SECRETS_FILE);
  const { pepper, token, kid, earlier } = readSecrets(path);
  const all = [{ token, kid, replaced_at: now.toISOString() }, ...earlier];
  const kept = all.filter(({ replaced_at }) => Date.parse(replaced_at) + sessionLength > now.getTime());
  const next = { ...newKey(), pepper, earlier: isOldDropped ? [] : kept };
  const draft = `${path}.next`;
  rmSync(draft, { force: true });
  writeFileSync(draft, JSON.stringify(next), { mode: 0o600, flush: true });
  renameSync(draft, path);
  syncFolder(dirname(path));
  return { kid: next.kid, earlier: next.earlier.length };
}

function readSecrets(path: string): z.output<typeof SecretsFile> {
  try {
    // A damaged byte must not become a letter of another key.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return z.parse(SecretsFile, JSON.parse(text));
  } catch {
    throw new DataLost(
      `The secrets in ${path} cannot be read. Restore a backup (npm run data -- list), or delete the file, which logs out all customers.`,
    );
  }
}

function newKey(): { token: string; kid: string } {
  return { token: randomBytes(32).toString('hex'), kid: randomBytes(6).toString('hex') };
}

/** Links a finished file into place, which is atomic and fails if the file exists: concurrent first starts agree on one. */
function createOnce(path: string): void {
  if (existsSync(path)) return;
  const draft = `${path}.${process.pid}`;
  const fresh = { ...newKey(), pepper: randomBytes(32).toString('hex') };
  try {
    writeFileSync(draft, JSON.stringify(fresh), { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Makes the rename durable. */
function syncFolder(folder: string): void {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
