import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ReleaseRefused } from './release-refused.ts';

const RELEASED = /^(client\/|server\/|release\.json$)/;

/**
 * The files of a build that belong to its release, as sorted paths with `/`: `client/`, `server/` and `release.json`.
 * @throws ReleaseRefused for a link or a device, whose bytes could change after the release
 */
export async function releaseFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    if (entry.isDirectory() || !RELEASED.test(path)) continue;
    if (!entry.isFile()) throw new ReleaseRefused([`${join(folder, path)} is not an ordinary file.`]);
    files.push(path);
  }
  return files.sort();
}

/** 64 hex digits of SHA-256 over the sorted paths of a release's files and their digests. Teams sign this. */
export async function contentDigest(folder: string): Promise<string> {
  const whole = createHash('sha256');
  for (const path of await releaseFiles(folder)) {
    const digest = createHash('sha256').update(await readFile(join(folder, path)));
    whole.update(`${path}\0${digest.digest('hex')}\n`);
  }
  return whole.digest('hex');
}

/** Names a release: the first 16 digits of its digest. */
export function hashOfDigest(digest: string): string {
  return digest.slice(0, 16);
}

export async function contentHash(folder: string): Promise<string> {
  return hashOfDigest(await contentDigest(folder));
}
