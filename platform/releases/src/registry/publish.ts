import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from 'store/store';
import { rejections } from './checks/release-gates.ts';
import { verifyArtefact } from './checks/verify-artefact.ts';
import type { LogEntry } from './log/change-log.ts';
import { type LiveReleases, readLiveOrNothing } from './log/live-releases.ts';
import { authorOf, commitHash } from './log/provenance.ts';
import { withPublishLock } from './log/publish-lock.ts';
import { readStoredReleases } from './released-set.ts';
import { bringUpToDate } from './shared/bring-up-to-date.ts';
import { changeRegistry } from './shared/change-registry.ts';
import type { SharedRegistry } from './shared/shared-registry.ts';
import { keyErrors, releaseSignature, signatureErrors, writeSignature } from './signing/release-signature.ts';
import { nextSerial, signChanges } from './signing/signed-change.ts';
import { readTeams, type Teams } from './signing/teams.ts';
import { pushRelease } from './source/push-release.ts';
import { contentDigest, hashOfDigest, releaseFiles } from './store/content-hash.ts';
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
  /** The hash that a team signs. */
  digest: string;
  commit: string | undefined;
  /** Size of all scripts and styles for browsers, compressed. */
  bytes: number;
}

/** @param commits of packages whose folder is no git checkout */
async function readCandidate(dist: string, commits: PublishNotes['commits'] = {}): Promise<Candidate> {
  const release = await readRelease(dist);
  await verifyArtefact(dist, release);
  const digest = await contentDigest(dist);
  const commit = commits[release.id] ?? (await commitHash(dist));
  return { dist, release, hash: hashOfDigest(digest), digest, commit, bytes: await loadedBytes(dist) };
}

/** The size of the Brotli copies, of which a build has one beside each text file. */
async function loadedBytes(dist: string): Promise<number> {
  const compressed = (await releaseFiles(dist)).filter((path) => /^client\/.+\.(?:js|css)\.br$/.test(path));
  const sizes = await Promise.all(compressed.map(async (path) => (await stat(join(dist, path))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

export interface PublishNotes {
  why?: string;
  /** Checks that were left out, each with its reason. */
  without?: readonly string[];
  /** What was live when the builds were checked: id → hash. Publishing is refused if another publication has changed that since. */
  seen?: Readonly<Record<string, string>>;
  /** The folder of the teams' private keys. Remotes that have a team cannot be published without it. */
  keysFolder?: string;
  /** Where several machines agree on what is live. */
  shared?: SharedRegistry | undefined;
  /** The store to which the releases are pushed before they go live. */
  store?: Store | undefined;
  /** Package id → commit, for builds that were registered before. */
  commits?: Readonly<Record<string, string>>;
}

/** Builds that are stored without being live. */
export interface Registered {
  /** Package id → hash. */
  hashes: Readonly<Record<string, string>>;
  /** Package id → commit, where it is known. */
  commits: Readonly<Record<string, string>>;
  /** Package id → bytes of all scripts and styles for browsers, compressed. */
  bytes: Readonly<Record<string, number>>;
}

/**
 * Publishes all of the builds or none, so that a shell and remotes that only work together can go live together.
 * @param distFolders the `dist` folders of the builds; `registry` is `<SHOP_DATA>/registry`
 * @throws ReleaseRefused when a build is incomplete, or is not compatible with the live releases, or another one was published
 *   in the meantime
 */
export async function publishTogether(
  distFolders: readonly string[],
  registry: string,
  notes: PublishNotes = {},
): Promise<Published[]> {
  const candidates = await Promise.all(distFolders.map((dist) => readCandidate(dist, notes.commits)));
  const { shared, store, keysFolder = '' } = notes;
  await bringUpToDate(registry, shared, notes.why !== undefined);
  if (store) {
    await refuseMisfits(candidates, registry, notes);
    await pushCandidates(candidates, registry, store, keysFolder);
  }
  return changeRegistry(registry, shared, async (commit) => {
    const { before, teams } = await refuseMisfits(candidates, registry, notes);
    // A live release without a signature is published again, even with the same bytes.
    const unsigned = await signatureErrors(registry, teams, before.live);
    await storeCandidates(candidates, registry, teams, keysFolder);
    const changed = candidates.filter(
      ({ release: { id }, hash }) => before.live[id] !== hash || Object.hasOwn(unsigned, id),
    );
    if (changed.length > 0) {
      const by = await authorOf(changed[0]?.dist ?? '');
      const serial = await nextSerial(registry, teams, before.serial);
      const entry = publicationEntry(changed, before, serial, notes, by);
      const signed = await signChanges(registry, teams, serial, entry.releases, keysFolder);
      if (Object.keys(signed).length > 0) entry.signed = signed;
      await commit(entry, before);
    }
    return candidates.map((candidate) => ({
      id: candidate.release.id,
      hash: candidate.hash,
      changed: changed.includes(candidate),
    }));
  });
}

/**
 * Stores builds with the signatures of their teams, without making them live: for a preview or a canary.
 * @throws ReleaseRefused as `publishTogether`
 */
export async function registerTogether(
  distFolders: readonly string[],
  registry: string,
  notes: Pick<PublishNotes, 'keysFolder' | 'seen' | 'shared' | 'store' | 'why'>,
): Promise<Registered> {
  const candidates = await Promise.all(distFolders.map((dist) => readCandidate(dist)));
  const { shared, store, keysFolder = '' } = notes;
  await bringUpToDate(registry, shared);
  const { teams } = await refuseMisfits(candidates, registry, notes);
  if (store) await pushCandidates(candidates, registry, store, keysFolder);
  await withPublishLock(registry, () => storeCandidates(candidates, registry, teams, keysFolder));
  const known = candidates.flatMap(({ release, commit }) => (commit ? [[release.id, commit]] : []));
  return {
    hashes: Object.fromEntries(candidates.map(({ release, hash }) => [release.id, hash])),
    commits: Object.fromEntries(known),
    bytes: Object.fromEntries(candidates.map(({ release, bytes }) => [release.id, bytes])),
  };
}

async function storeCandidates(
  candidates: readonly Candidate[],
  registry: string,
  teams: Teams,
  keysFolder: string,
): Promise<void> {
  for (const { dist, release, hash, digest } of candidates) {
    await storeRelease(dist, registry, release.id, hash);
    const signature = await releaseSignature(teams, release.id, digest, keysFolder);
    if (signature) await writeSignature(registry, release.id, hash, signature);
  }
}

/** @throws ReleaseRefused with the reasons not to publish the builds beside what is live now */
async function refuseMisfits(candidates: readonly Candidate[], registry: string, notes: PublishNotes) {
  const before = await readLiveOrNothing(registry);
  const teams = await readTeams(registry);
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
  reasons.push(...(await keyErrors(teams, ids, notes.keysFolder ?? '')));
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
  return { before, teams };
}

/** Runs outside the lock, because a rollback must not wait for an upload. */
async function pushCandidates(
  candidates: readonly Candidate[],
  registry: string,
  store: Store,
  keysFolder: string,
): Promise<void> {
  const teams = await readTeams(registry);
  for (const { dist, release, hash, digest } of candidates) {
    const signature = await releaseSignature(teams, release.id, digest, keysFolder);
    await pushRelease(store, { id: release.id, hash, folder: dist, signature });
  }
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
    releases: changed.map(({ release: { id }, hash, commit, bytes }) => ({
      id,
      ...(before.live[id] !== undefined && { from: before.live[id] }),
      ...{ to: hash, bytes },
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
