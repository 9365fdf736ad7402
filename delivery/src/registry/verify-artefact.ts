import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releaseFiles } from './content-hash.ts';
import { isShell, type Release } from './release-manifest.ts';
import { ReleaseRefused } from './release-refused.ts';

const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Everything that a document or another file of the release will ask for by name. */
function namedFiles(release: Release): string[] {
  const own = Object.values(release.modules).flatMap(({ js, css }) => [...js, ...css]);
  if (isShell(release)) return [...release.scripts, ...release.styles, ...release.fonts, ...own];
  return [release.entry, ...own];
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** A stale copy would be refused by every browser that takes it: its integrity is that of the plain file. */
function holds(copy: Buffer, expand: (bytes: Buffer) => Buffer, plain: Buffer): boolean {
  try {
    return expand(copy).equals(plain);
  } catch {
    return false;
  }
}

/**
 * Checks that the bytes of a build are those that its `release.json` speaks of.
 * @throws ReleaseRefused naming each file that is missing, changed, unnamed, or badly compressed.
 */
export async function verifyArtefact(folder: string, release: Release): Promise<void> {
  const present = new Set(await releaseFiles(folder));
  const reasons = namedFiles(release)
    .filter((path) => !(path in release.files))
    .map((path) => `${release.id}: release.json names ${path} but gives no integrity for it.`);

  for (const [path, integrity] of Object.entries(release.files)) {
    if (!present.has(`client/${path}`)) {
      reasons.push(`${release.id}: client/${path} is missing.`);
      continue;
    }
    const plain = await readFile(join(folder, 'client', path));
    if (integrityOf(plain) !== integrity) {
      reasons.push(`${release.id}: client/${path} is not the file that was built (its SHA-384 differs).`);
      continue;
    }
    for (const [extension, expand] of Object.entries(decompress)) {
      const copy = `client/${path}${extension}`;
      if (present.has(copy) && !holds(await readFile(join(folder, copy)), expand, plain)) {
        reasons.push(`${release.id}: ${copy} does not hold the bytes of ${path}.`);
      }
    }
  }
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
}
