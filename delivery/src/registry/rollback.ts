import { type LiveReleases, type Publication, readLive, writeLive } from './live-releases.ts';
import { withPublishLock } from './publish-lock.ts';
import { releaseFolder } from './registry-folders.ts';
import { refusals } from './release-gates.ts';
import { readRelease } from './release-manifest.ts';
import { ReleaseRefused } from './release-refused.ts';
import { readStoredReleases } from './stored-releases.ts';

/** From which release to which a rollback went (content hashes). */
export interface RolledBack {
  from: string;
  to: string;
}

/** The release before the live one that was not itself taken back. */
function previous(history: readonly Publication[], live: string): Publication | undefined {
  const place = history.findLastIndex(({ hash }) => hash === live);
  return history.slice(0, place).findLast(({ hash, rolledBackAt }) => hash !== live && !rolledBackAt);
}

function takeBack(releases: LiveReleases, id: string, from: string, to: string): LiveReleases {
  const rolledBackAt = new Date().toISOString();
  const history = (releases.history[id] ?? []).map((publication) =>
    publication.hash === from ? { ...publication, rolledBackAt } : publication,
  );
  return {
    serial: releases.serial + 1,
    live: { ...releases.live, [id]: to },
    history: { ...releases.history, [id]: history },
  };
}

/**
 * Makes the release before the live one live again: one write, no copying.
 * @throws ReleaseRefused when there is none, or it does not fit the other live releases.
 * @throws RegistryDamaged when what is live cannot be read.
 */
export async function rollback(id: string, registry: string): Promise<RolledBack> {
  return withPublishLock(registry, async () => {
    const before = await readLive(registry);
    const from = before.live[id];
    if (!from) throw new ReleaseRefused([`${id} was never published.`]);
    const target = previous(before.history[id] ?? [], from);
    if (!target) throw new ReleaseRefused([`${id} has no release before ${from} to go back to.`]);

    const others = Object.entries(before.live).filter(([other]) => other !== id);
    const release = await readRelease(releaseFolder(registry, id, target.hash));
    const reasons = refusals([release], await readStoredReleases(registry, others));
    if (reasons.length > 0) throw new ReleaseRefused(reasons);

    await writeLive(registry, takeBack(before, id, from, target.hash));
    return { from, to: target.hash };
  });
}
