import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const TEXT = /\.(ts|json)$/;

/**
 * SHA-256 over the paths and contents of a folder's files, as hex: it changes when one of them does. It depends neither
 * on the order in which the disk lists them, nor on the platform's separators and line ends.
 * @param isIncluded gets a path relative to the folder, with slashes
 */
export function contentVersion(folder: string, isIncluded: (path: string) => boolean): string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter(isIncluded)
    .sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = readFileSync(join(folder, path));
    const normalised = TEXT.test(path) ? content.toString().replaceAll('\r\n', '\n') : content;
    hash.update(`${path}\n${normalised.length}\n`).update(normalised);
  }
  return hash.digest('hex');
}
