import { rejections } from './checks/release-gates.ts';
import { verifyArtefact } from './checks/verify-artefact.ts';
import { appendToLog, type LogEntry } from './log/change-log.ts';
import {
  applied,
  type LiveReleases,
  NOTHING_LIVE,
  RegistryDamaged,
  readLive,
  writeLive,
} from './log/live-releases.ts';
import { authorOf, commitHash } from './log/provenance.ts';
import { withPublishLock } from './log/publish-lock.ts';
import { readStoredReleases } from './released-set.ts';
import { keyErrors, signatureErrors, signRelease } from './signing/release-signature.ts';
import { nextSerial, signChanges } from './signing/signed-change.ts';
import { readTeams } from './signing/teams.ts';
import { contentDigest, hashOfDigest } from './store/content-hash.ts';
import { type Release, readRelease } from './store/release-manifest.ts';
import { ReleaseRefused } from './store/release-refused.ts';
import { storeRelease } from './store-release.ts';

/** The result of a publication. `changed` is false when the release was live already. */
export interface Published {
  id: string;
  hash: string;
  changed: boolean;
}

interface Candidate {
  dist: string;
  release: Release;
  hash: string;
  /** What a team signs. */
  digest: string;
  commit: string | undefined;
}

async function readCandidate(dist: string): Promise<Candidate> {
  const release = await readRelease(dist);
  await verifyArtefact(dist, release);
  const digest = await contentDigest(dist);
  return { dist, release, hash: hashOfDigest(digest), digest, commit: await commitHash(dist) };
}

/** What is known of a publication besides its builds. */
export interface PublishNotes {
  /** Why checks were overruled. */
  why?: string;
  /** Checks that were left out, each with its reason. */
  without?: readonly string[];
  /** What was live when the builds were checked: id → hash. Another publication since then is not replaced. */
  seen?: Readonly<Record<string, string>>;
  /** The folder of the private keys of teams. Remotes that have a team cannot be published without. */
  keysFolder?: string;
}

/**
 * Makes builds live, all of them or none, so that a shell and remotes that only work together can be published.
 * @param distFolders the `dist` folders of the builds; `registry` is `<SHOP_DATA>/registry`
 * @throws ReleaseRefused when a build is incomplete, or is not compatible with the live releases, or another one was published
 *   in the meantime
 */
export async function publishTogether(
  distFolders: readonly string[],
  registry: string,
  notes: PublishNotes = {},
): Promise<Published[]> {
  const candidates = await Promise.all(distFolders.map(readCandidate));
  return withPublishLock(registry, async (lock) => {
    const before = await readLive(registry).catch(nothingFor(RegistryDamaged));
    const ids = candidates.map(({ release }) => release.id);
    const others = Object.entries(before.live).filter(([id]) => !ids.includes(id));
    const reasons =
      notes.why === undefined
        ? rejections(
            candidates.map(({ release }) => release),
            await readStoredReleases(registry, others),
          )
        : [];
    reasons.push(...replacedMeanwhile(ids, before, notes.seen));
    const teams = await readTeams(registry);
    const { keysFolder = '' } = notes;
    reasons.push(...(await keyErrors(teams, ids, keysFolder)));
    if (reasons.length > 0) throw new ReleaseRefused(reasons);

    // A release that is live without a signature is published again, although its bytes are the same.
    const unsigned = await signatureErrors(registry, teams, before.live);
    for (const { dist, release, hash, digest } of candidates) {
      await storeRelease(dist, registry, release.id, hash);
      await signRelease(registry, teams, release.id, digest, keysFolder);
    }
    const changed = candidates.filter(
      ({ release: { id }, hash }) => before.live[id] !== hash || Object.hasOwn(unsigned, id),
    );
    if (changed.length > 0) {
      const by = await authorOf(changed[0]?.dist ?? '');
      const serial = await nextSerial(registry, teams, before.serial);
      const entry = publicationEntry(changed, before, serial, notes, by);
      const signed = await signChanges(registry, teams, serial, entry.releases, keysFolder);
      if (Object.keys(signed).length > 0) entry.signed = signed;
      await lock.confirm();
      await appendToLog(registry, entry);
      await writeLive(registry, applied(before, entry));
    }
    return candidates.map((candidate) => ({
      id: candidate.release.id,
      hash: candidate.hash,
      changed: changed.includes(candidate),
    }));
  });
}

/** A registry that nothing can rebuild is replaced by the next publication of a whole shop. */
function nothingFor(damaged: typeof RegistryDamaged): (error: unknown) => LiveReleases {
  return (error) => {
    if (error instanceof damaged) return NOTHING_LIVE;
    throw error;
  };
}

function replacedMeanwhile(
  ids: readonly string[],
  { live, history }: LiveReleases,
  seen: PublishNotes['seen'],
): string[] {
  if (!seen) return [];
  return ids.flatMap((id) => {
    const hash = live[id];
    if (hash === seen[id]) return [];
    const by = history[id]?.findLast((each) => each.hash === hash)?.by;
    return [
      `${id} ${hash ?? ''} went live while this build was checked${by === undefined ? '' : `, published by ${by}`}. Nothing was replaced: look at it, then publish again.`,
    ];
  });
}

function publicationEntry(
  changed: readonly Candidate[],
  before: LiveReleases,
  serial: number,
  notes: PublishNotes,
  by: string,
): LogEntry {
  const { why, without = [] } = notes;
  return {
    serial,
    at: new Date().toISOString(),
    by,
    action: 'publish',
    ...(why !== undefined && { why }),
    ...(without.length > 0 && { without: [...without] }),
    releases: changed.map(({ release: { id }, hash, commit }) => ({
      id,
      ...(before.live[id] !== undefined && { from: before.live[id] }),
      to: hash,
      ...(commit !== undefined && { commit }),
    })),
    live: { ...before.live, ...Object.fromEntries(changed.map(({ release, hash }) => [release.id, hash])) },
  };
}

/** Makes one build live; see `publishTogether`. */
export async function publish(distFolder: string, registry: string): Promise<Published> {
  const [published] = await publishTogether([distFolder], registry);
  if (!published) throw new Error('One build was given and none was published.');
  return published;
}
