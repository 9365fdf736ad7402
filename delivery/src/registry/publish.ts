import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentHash } from './content-hash.ts';
import { type LiveReleases, type Publication, readLive, writeLive } from './live-releases.ts';
import { withPublishLock } from './publish-lock.ts';
import { rejections } from './release-gates.ts';
import { type Release, readRelease } from './release-manifest.ts';
import { ReleaseRefused } from './release-refused.ts';
import { readStoredReleases } from './released-set.ts';
import { storeRelease } from './store-release.ts';
import { verifyArtefact } from './verify-artefact.ts';

/** The result of a publication. `changed` is false when the release was live already. */
export interface Published {
  id: string;
  hash: string;
  changed: boolean;
}

const run = promisify(execFile);

interface Candidate {
  dist: string;
  release: Release;
  hash: string;
  commit: string | undefined;
}

/** The commit that is checked out at `folder`; undefined without git, a repository or a commit. */
async function commitHash(folder: string): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: folder });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

async function readCandidate(dist: string): Promise<Candidate> {
  const release = await readRelease(dist);
  await verifyArtefact(dist, release);
  return { dist, release, hash: await contentHash(dist), commit: await commitHash(dist) };
}

function withCandidate(releases: LiveReleases, { release: { id }, hash, commit }: Candidate): LiveReleases {
  const publication: Publication = { hash, at: new Date().toISOString(), ...(commit && { commit }) };
  return {
    serial: releases.serial + 1,
    live: { ...releases.live, [id]: hash },
    history: { ...releases.history, [id]: [...(releases.history[id] ?? []), publication] },
  };
}

/**
 * Makes builds live, all of them or none, so that a shell and remotes that only work together can be published.
 * @param distFolders the `dist` folders of the builds; `registry` is `<SHOP_DATA>/registry`
 * @throws ReleaseRefused when a build is incomplete, or is not compatible with the live releases
 * @throws RegistryDamaged when `live.json` cannot be read
 */
export async function publishTogether(
  distFolders: readonly string[],
  registry: string,
): Promise<Published[]> {
  const candidates = await Promise.all(distFolders.map(readCandidate));
  return withPublishLock(registry, async () => {
    const before = await readLive(registry);
    const ids = candidates.map(({ release }) => release.id);
    const others = Object.entries(before.live).filter(([id]) => !ids.includes(id));
    const reasons = rejections(
      candidates.map(({ release }) => release),
      await readStoredReleases(registry, others),
    );
    if (reasons.length > 0) throw new ReleaseRefused(reasons);

    for (const { dist, release, hash } of candidates) await storeRelease(dist, registry, release.id, hash);
    const changed = candidates.filter(({ release, hash }) => before.live[release.id] !== hash);
    if (changed.length > 0) await writeLive(registry, changed.reduce(withCandidate, before));
    return candidates.map((candidate) => ({
      id: candidate.release.id,
      hash: candidate.hash,
      changed: changed.includes(candidate),
    }));
  });
}

/** Makes one build live; see `publishTogether`. */
export async function publish(distFolder: string, registry: string): Promise<Published> {
  const [published] = await publishTogether([distFolder], registry);
  if (!published) throw new Error('One build was given and none was published.');
  return published;
}
