import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceHash } from './source-hash.ts';

const STAMP = '.build-stamp';

/** Whether `dist` was built from the current sources. A build made by hand since then does not count. */
export async function isBuilt(root: string, name: string): Promise<boolean> {
  const dist = join(root, name, 'dist');
  const stamp = await readFile(join(dist, STAMP), 'utf8').catch(() => undefined);
  const release = await releaseHash(dist);
  return release !== undefined && stamp === stampText(await sourceHash(root, name), release);
}

/** Records that `dist` was built from sources with this hash, which was taken before the build. */
export async function stampBuild(root: string, name: string, sources: string): Promise<void> {
  const dist = join(root, name, 'dist');
  const release = await releaseHash(dist);
  if (release) await writeFile(join(dist, STAMP), stampText(sources, release));
}

export async function forgetBuild(root: string, name: string): Promise<void> {
  await rm(join(root, name, 'dist', STAMP), { force: true });
}

function stampText(sources: string, release: string): string {
  return `sources ${sources}\nrelease ${release}\n`;
}

async function releaseHash(dist: string): Promise<string | undefined> {
  const descriptor = await readFile(join(dist, 'release.json')).catch(() => undefined);
  return descriptor && createHash('sha256').update(descriptor).digest('hex');
}
