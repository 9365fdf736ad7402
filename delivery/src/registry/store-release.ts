import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash, releaseFiles } from './content-hash.ts';
import { releaseFolder } from './registry-folders.ts';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isStored(folder: string, hash: string): Promise<boolean> {
  return (await contentHash(folder).catch(() => undefined)) === hash;
}

/**
 * Copies a build into its immutable folder, so that it appears there whole or not at all, on the disk before
 * anything says that it is live. A stored release that lost files is mended.
 */
export async function storeRelease(dist: string, registry: string, id: string, hash: string): Promise<void> {
  const folder = releaseFolder(registry, id, hash);
  if (await isStored(folder, hash)) return;

  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  for (const path of await releaseFiles(dist)) {
    const copy = join(draft, path);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(join(dist, path), copy);
    await sync(copy);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}
