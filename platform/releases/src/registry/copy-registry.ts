import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { RegistryDamaged, readLive } from './log/live-releases.ts';
import { withPublishLock } from './log/publish-lock.ts';
import { readTeams } from './signing/teams.ts';
import { isWhole } from './store/content-hash.ts';
import {
  liveFile,
  logFile,
  releaseFolder,
  servedChangesFile,
  signatureFile,
  teamsFile,
} from './store/registry-folders.ts';

/**
 * Copies the parts of a registry that make a shop into a new registry: the log, the live releases with their signatures, and the files
 * beside it that say who may publish and what was served. Releases that are no longer live are left out.
 * @throws RegistryDamaged when it cannot be read
 */
export async function copyRegistry(registry: string, target: string): Promise<void> {
  if (!existsSync(registry)) return;
  const small = [logFile, teamsFile, servedChangesFile];
  // Under the lock, all that is read belongs to the same change. The releases can be copied later: they never change, and live ones stay for 30 days.
  const { releases, contents } = await withPublishLock(registry, async () => ({
    releases: await readLive(registry),
    contents: await Promise.all(small.map((fileOf) => readIfThere(fileOf(registry)))),
  }));
  await mkdir(target, { recursive: true });
  await writeFile(liveFile(target), `${JSON.stringify(releases, null, 2)}\n`);
  for (const [index, fileOf] of small.entries()) {
    const content = contents[index];
    if (content) await writeFile(fileOf(target), content);
  }
  for (const [id, hash] of Object.entries(releases.live)) {
    await mkdir(dirname(releaseFolder(target, id, hash)), { recursive: true });
    for (const place of [releaseFolder, signatureFile]) {
      const source = place(registry, id, hash);
      if (existsSync(source)) await cp(source, place(target, id, hash), { recursive: true });
    }
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? await readFile(file) : undefined;
}

/** Faults that keep a registry, or its copy, from being served as it was published, one sentence each. */
export async function registryFaults(registry: string): Promise<string[]> {
  try {
    const { live } = await readLive(registry);
    await readTeams(registry);
    const faults = Object.entries(live).map(([id, hash]) => releaseFault(registry, id, hash));
    return (await Promise.all(faults)).filter((fault) => fault !== undefined);
  } catch (error) {
    if (error instanceof RegistryDamaged) return [error.message];
    throw error;
  }
}

async function releaseFault(registry: string, id: string, hash: string): Promise<string | undefined> {
  const folder = releaseFolder(registry, id, hash);
  if (!existsSync(folder)) return `The live release ${id} ${hash} is missing.`;
  return (await isWhole(folder, hash))
    ? undefined
    : `The live release ${id} ${hash} is damaged: its files are not those that were published.`;
}
