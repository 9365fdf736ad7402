import { type LiveReleases, type Publication, readLive, writeLive } from './live-releases.ts';
import { withPublishLock } from './publish-lock.ts';
import { releaseFolder } from './registry-folders.ts';
import { rejections } from './release-gates.ts';
import { readRelease } from './release-manifest.ts';
import { ReleaseRefused } from './release-refused.ts';
import { readStoredReleases } from './released-set.ts';

/** Content hashes of the releases before and after a rollback. */
export interface RolledBack {
  from: string;
  to: string;
}

/** The latest release before the live one that was not itself rolled back. */
function previous(history: readonly Publication[], live: string): Publication | undefined {
  const place = history.findLastIndex(({ hash }) => hash === live);
  return history.slice(0, place).findLast(({ hash, rolledBackAt }) => hash !== live && !rolledBackAt);
}

function withRollback(releases: LiveReleases, id: string, from: string, to: string): LiveReleases {
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
 * Makes the previous release live again with one write, without copying files.
 * @throws ReleaseRefused when there is no previous release, or it is not compatible with the other live releases
 * @throws RegistryDamaged when `live.json` cannot be read
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
    const reasons = rejections([release], await readStoredReleases(registry, others));
    if (reasons.length > 0) throw new ReleaseRefused(reasons);

    await writeLive(registry, withRollback(before, id, from, target.hash));
    return { from, to: target.hash };
  });
}
