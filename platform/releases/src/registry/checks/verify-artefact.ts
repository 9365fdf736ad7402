import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf, releaseFiles } from '../store/content-hash.ts';
import { isShell, type Release } from '../store/release-manifest.ts';
import { ReleaseRefused } from '../store/release-refused.ts';

const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** The files that documents load by name. */
function referencedFiles(release: Release): string[] {
  const own = Object.values(release.modules).flatMap(({ js, css }) => [...js, ...css]);
  if (isShell(release)) return [...release.scripts, ...release.styles, ...release.fonts, ...own];
  return [release.entry, ...own];
}

/** Whether a compressed copy is up to date. Browsers would reject a stale one, because they check the integrity of the plain file. */
function isCopyOf(copy: Buffer, expand: (bytes: Buffer) => Buffer, plain: Buffer): boolean {
  try {
    return expand(copy).equals(plain);
  } catch {
    return false;
  }
}

/**
 * Checks the files of a build against its `release.json`.
 * @throws ReleaseRefused naming each file that is missing, changed, unlisted or wrongly compressed
 */
export async function verifyArtefact(folder: string, release: Release): Promise<void> {
  const present = new Set(await releaseFiles(folder));
  const reasons = referencedFiles(release)
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
      if (present.has(copy) && !isCopyOf(await readFile(join(folder, copy)), expand, plain)) {
        reasons.push(`${release.id}: ${copy} does not hold the bytes of ${path}.`);
      }
    }
  }
  for (const [path, integrity] of Object.entries(release.serverFiles ?? {})) {
    if (!present.has(`server/${path}`)) reasons.push(`${release.id}: server/${path} is missing.`);
    else if (integrityOf(await readFile(join(folder, 'server', path))) !== integrity) {
      reasons.push(`${release.id}: server/${path} is not the file that was built (its SHA-384 differs).`);
    }
  }
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
}
