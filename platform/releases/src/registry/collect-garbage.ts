import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { appendToLog, readLog } from './log/change-log.ts';
import { readLive } from './log/live-releases.ts';
import { neededReleases } from './log/needed-releases.ts';
import { authorOf } from './log/provenance.ts';
import { withPublishLock } from './log/publish-lock.ts';
import { LONGEST_PREVIEW } from './signing/preview.ts';
import { releaseFolder, releasesFolder, signatureFile } from './store/registry-folders.ts';

export interface Deleted {
  id: string;
  hash: string;
}

/** Milliseconds after which a draft must have been left behind by a killed process. */
const DRAFT_LIFETIME = 86_400_000;

/**
 * Deletes the releases that no open tab and no rollback can need: those that were neither live in the last 30 days nor part of the last 20
 * changes, and are too old for a preview.
 * @param isShared whether several machines share the log; deletions on this machine are then not logged
 * @param now milliseconds since 1970
 */
export async function collectGarbage(
  registry: string,
  { isShared = false, now = Date.now() } = {},
): Promise<Deleted[]> {
  return withPublishLock(registry, async (lock) => {
    const { serial, live } = await readLive(registry);
    const log = await readLog(registry);
    if (log.length === 0) return [];
    const kept = neededReleases(log, live, now);
    const others = (await storedReleases(registry)).filter(({ id, hash }) => !kept.has(`${id}/${hash}`));
    const ages = await Promise.all(others.map((each) => ageOf(registry, each, now)));
    const deleted = others.filter((_, index) => (ages[index] ?? 0) >= LONGEST_PREVIEW);
    await lock.confirm();
    for (const { id, hash } of deleted) {
      await rm(releaseFolder(registry, id, hash), { recursive: true, force: true });
      await rm(signatureFile(registry, id, hash), { force: true });
    }
    await deleteDrafts(registry, now);
    if (deleted.length > 0 && !isShared) {
      const releases = deleted.map(({ id, hash }) => ({ id, from: hash, to: 'deleted' }));
      await appendToLog(registry, {
        serial,
        at: new Date(now).toISOString(),
        by: await authorOf(registry),
        action: 'gc',
        releases,
        live,
      });
    }
    return deleted;
  });
}

/** The names of releases, of their signatures, and of drafts. */
async function storedNames(registry: string): Promise<Deleted[]> {
  const below = (folder: string) => readdir(folder).catch(() => []);
  const ids = await below(releasesFolder(registry));
  const found = await Promise.all(
    ids.map(async (id) => (await below(join(releasesFolder(registry), id))).map((hash) => ({ id, hash }))),
  );
  return found.flat();
}

async function storedReleases(registry: string): Promise<Deleted[]> {
  // A name with a full stop is a signature, or a draft.
  return (await storedNames(registry)).filter(({ hash }) => !hash.includes('.'));
}

async function deleteDrafts(registry: string, now: number): Promise<void> {
  for (const { id, hash } of await storedNames(registry)) {
    if (!hash.endsWith('.draft') || (await ageOf(registry, { id, hash }, now)) < DRAFT_LIFETIME) continue;
    await rm(releaseFolder(registry, id, hash), { recursive: true, force: true });
  }
}

async function ageOf(registry: string, { id, hash }: Deleted, now: number): Promise<number> {
  return now - (await stat(releaseFolder(registry, id, hash))).mtimeMs;
}
