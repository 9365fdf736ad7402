import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { appendToLog, readLog } from '../log/change-log.ts';
import { isLiveFileRight, readLiveOrNothing, withChanges, writeLive } from '../log/live-releases.ts';
import { withPublishLock } from '../log/publish-lock.ts';
import { readTeams, type Teams, writeTeams } from '../signing/teams.ts';
import { ensureStored } from '../source/fetch-release.ts';
import { releaseFolder } from '../store/registry-folders.ts';
import { ReleaseRefused } from '../store/release-refused.ts';
import type { ChangeRow } from './change-rows.ts';
import type { SharedRegistry } from './shared-registry.ts';

/**
 * Applies the changes that this machine's registry lacks: first the releases that are live after them, then log, teams and `live.json`.
 * It also completes what a killed process has left unfinished. Without a shared registry it does nothing.
 * @param isForced continues if a release cannot be fetched; visitors then lack that remote
 * @returns the position of the last change
 * @throws ReleaseRefused when the database or the source cannot be used, or the folder has another history; nothing is changed then
 */
export async function bringUpToDate(
  registry: string,
  shared: SharedRegistry | undefined,
  isForced = false,
): Promise<number> {
  if (!shared) return 0;
  for (;;) {
    const known = (await readLog(registry)).length;
    const missing = await changesAfter(known, registry, shared);
    const teams = (await shared.rows.teams()) ?? (await readTeams(registry));
    const live = missing.at(-1)?.entry.live ?? (await readLiveOrNothing(registry)).live;
    for (const [id, hash] of Object.entries(live))
      await ensureStored(registry, shared.source, teams, { id, hash }).catch((error: unknown) => {
        if (!isForced) throw error;
      });
    const isThere = () =>
      isForced || Object.entries(live).every((release) => existsSync(releaseFolder(registry, ...release)));
    if (await takeOver(registry, { known, missing, teams, isThere })) return known + missing.length;
  }
}

/** The changes that the folder lacks. @throws ReleaseRefused if its last entry is not the same in the database */
async function changesAfter(known: number, registry: string, { rows }: SharedRegistry): Promise<ChangeRow[]> {
  const changes = await rows.from(Math.max(known, 1));
  if (known === 0) return changes;
  const [common, ...missing] = changes;
  if (!common)
    throw new ReleaseRefused([
      `The database lacks changes of ${registry}: it has ${await rows.lastPosition()} of ${known}. npm run release -- share writes them into it.`,
    ]);
  if (!isDeepStrictEqual(common.entry, (await readLog(registry))[known - 1])) throw otherHistory(registry);
  return missing;
}

/** For a folder and a database that were never the same registry. */
export function otherHistory(registry: string): ReleaseRefused {
  return new ReleaseRefused([
    `${registry} has another history than the database. Name the right database, or move the folder away: the releases of the database are then fetched.`,
  ]);
}

interface Update {
  /** Number of log entries in the folder when the releases were fetched. */
  known: number;
  missing: readonly ChangeRow[];
  teams: Teams;
  /** Whether the fetched releases are still there: another process may have deleted some. */
  isThere: () => boolean;
}

/** @returns false when another process has changed the folder since */
async function takeOver(registry: string, { known, missing, teams, isThere }: Update): Promise<boolean> {
  return withPublishLock(registry, async (lock) => {
    const log = await readLog(registry);
    if (log.length !== known || !isThere()) return false;
    const before = await readLiveOrNothing(registry);
    await lock.confirm();
    if (!isDeepStrictEqual(teams, await readTeams(registry))) await writeTeams(registry, teams);
    const entries = missing.map(({ entry }) => entry);
    if (entries.length > 0) await appendToLog(registry, ...entries);
    if (known + entries.length > 0 && (entries.length > 0 || !(await isLiveFileRight(registry))))
      await writeLive(registry, withChanges(before, entries));
    return true;
  });
}
