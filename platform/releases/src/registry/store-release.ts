import { existsSync } from 'node:fs';
import { lstat, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile } from 'store/replace-file';
import { isWhole, releaseFiles } from './store/content-hash.ts';
import { releaseFolder } from './store/registry-folders.ts';
import { sourceMapsFile } from './store/source-maps.ts';

/**
 * Copies a build into its immutable folder, atomically, and syncs it to disk before it can become live. Repairs a stored
 * release that has lost files.
 */
export async function storeRelease(dist: string, registry: string, id: string, hash: string): Promise<void> {
  const folder = releaseFolder(registry, id, hash);
  if (await isWhole(folder, hash)) {
    const now = new Date();
    // The garbage collector goes by the age of the folder.
    await utimes(folder, now, now);
    return copyMaps(dist, folder);
  }

  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  // All at the same time, because on a busy disk each sync takes long.
  await Promise.all(
    (await releaseFiles(dist)).map(async (path) => {
      const copy = join(draft, path);
      await mkdir(dirname(copy), { recursive: true });
      await writeFile(copy, await readFile(join(dist, path)), { mode: 0o644, flush: true });
    }),
  );
  await copyMaps(dist, draft);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

/** Copies the source maps unless some are stored: these belong to the commit in the log. */
async function copyMaps(dist: string, folder: string): Promise<void> {
  const built = await lstat(sourceMapsFile(dist)).catch(() => undefined);
  if (!built?.isFile()) return;
  const stored = sourceMapsFile(folder);
  if (existsSync(stored)) return;
  await replaceFile(stored, await readFile(sourceMapsFile(dist)));
}
