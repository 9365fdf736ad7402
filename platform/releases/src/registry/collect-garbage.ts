import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { appendToLog, readLog } from './log/change-log.ts';
import { readLive } from './log/live-releases.ts';
import { authorOf } from './log/provenance.ts';
import { withPublishLock } from './log/publish-lock.ts';
import { releaseFolder, releasesFolder, signatureFile } from './store/registry-folders.ts';

/** A tab may stay open that long and then load a page of its release for the first time. */
const TAB_LIFETIME_DAYS = 30;
/** Changes that a roll-back can return to, however old they are. */
const CHANGES_KEPT = 20;
const DAY_MS = 86_400_000;

/** A release that was deleted. */
export interface Deleted {
  id: string;
  hash: string;
}

/**
 * Deletes the releases that no open tab and no roll-back can need: those that were neither live in the last 30 days nor part of
 * the last 20 changes. A registry from before there was a log keeps everything.
 * @param now milliseconds since 1970
 */
export async function collectGarbage(registry: string, now = Date.now()): Promise<Deleted[]> {
  return withPublishLock(registry, async (lock) => {
    const { serial, live } = await readLive(registry);
    const log = await readLog(registry);
    if (log.length === 0) return [];
    const states = log.filter(({ action }) => action === 'publish' || action === 'rollback');
    // A state was live until the next change.
    const recent = states.filter(
      (_, index) =>
        now - Date.parse(states[index + 1]?.at ?? new Date(now).toISOString()) < TAB_LIFETIME_DAYS * DAY_MS,
    );
    const kept = new Set(
      [
        live,
        ...recent.map((each) => each.live),
        ...states.slice(-CHANGES_KEPT).map((each) => each.live),
      ].flatMap(names),
    );
    const deleted = (await storedReleases(registry)).filter(({ id, hash }) => !kept.has(`${id}/${hash}`));
    await lock.confirm();
    for (const { id, hash } of deleted) {
      await rm(releaseFolder(registry, id, hash), { recursive: true, force: true });
      await rm(signatureFile(registry, id, hash), { force: true });
    }
    if (deleted.length > 0) {
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

function names(live: Readonly<Record<string, string>>): string[] {
  return Object.entries(live).map(([id, hash]) => `${id}/${hash}`);
}

async function storedReleases(registry: string): Promise<Deleted[]> {
  const below = (folder: string) => readdir(folder).catch(() => []);
  const ids = await below(releasesFolder(registry));
  const found = await Promise.all(
    ids.map(async (id) => (await below(join(releasesFolder(registry), id))).map((hash) => ({ id, hash }))),
  );
  // A name with a full stop is a signature, or a draft that a publication is writing or has left behind.
  return found.flat().filter(({ hash }) => !hash.includes('.'));
}
