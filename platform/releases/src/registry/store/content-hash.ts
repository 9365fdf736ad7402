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

/** SHA-256 in 64 hex digits. */
export function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The SHA-384 of a file, in the form that browsers check and `release.json` lists. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** A file of a release: its path below the release's folder, with `/`, and the SHA-256 of its content. */
export interface FileDigest {
  path: string;
  sha256: string;
}

/** The digests of a release's files, sorted by path. */
export async function fileDigests(folder: string): Promise<FileDigest[]> {
  const digests: FileDigest[] = [];
  for (const path of await releaseFiles(folder))
    digests.push({ path, sha256: sha256(await readFile(join(folder, path))) });
  return digests;
}

/** 64 hex digits of SHA-256 over the sorted paths of a release's files and their digests. Teams sign this. */
export function digestOfFiles(sorted: readonly FileDigest[]): string {
  return sha256(sorted.map((file) => `${file.path}\0${file.sha256}\n`).join(''));
}

export async function contentDigest(folder: string): Promise<string> {
  return digestOfFiles(await fileDigests(folder));
}

/** The hash that names a release: the first 16 digits of its digest. */
export function hashOfDigest(digest: string): string {
  return digest.slice(0, 16);
}

export async function contentHash(folder: string): Promise<string> {
  return hashOfDigest(await contentDigest(folder));
}

/** Whether a folder has all files of the release with this hash, unchanged. */
export async function isWhole(folder: string, hash: string): Promise<boolean> {
  return (await contentHash(folder).catch(() => undefined)) === hash;
}
