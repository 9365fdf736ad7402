import { appendToLog, type LogEntry, readLog } from './change-log.ts';
import { contentHash } from './content-hash.ts';
import { applied, type LiveReleases, readLive, writeLive } from './live-releases.ts';
import { authorOf } from './provenance.ts';
import { LOCK_WAIT, withPublishLock } from './publish-lock.ts';
import { releaseFolder } from './registry-folders.ts';
import { rejections } from './release-gates.ts';
import { readRelease } from './release-manifest.ts';
import { ReleaseRefused } from './release-refused.ts';
import { signatureErrors } from './release-signature.ts';
import { readStoredReleases } from './released-set.ts';
import { readTeams } from './teams.ts';
import { verifyArtefact } from './verify-artefact.ts';

/** What a roll-back is to restore: these packages, one of them to a given hash, or all that was live after a change. */
export type RollbackTarget = { ids: readonly string[]; to?: string } | { serial: number };

/** Content hashes of a package before and after a roll-back. */
export interface RolledBack {
  id: string;
  /** Undefined for a package that was not live. */
  from: string | undefined;
  to: string;
}

type Hashes = Readonly<Record<string, string>>;

/**
 * Makes earlier releases live again with one write, without copying files: for packages the latest ones that are whole, were not
 * rolled back themselves, and fit the other live releases.
 * @throws ReleaseRefused with the reason for each release that was tried
 */
export async function rollback(
  target: RollbackTarget,
  registry: string,
  why?: string,
): Promise<RolledBack[]> {
  return withPublishLock(
    registry,
    async (lock) => {
      const before = await readLive(registry);
      const log = await readLog(registry);
      const restored =
        'serial' in target
          ? await setOf(target.serial, log, registry)
          : await earlier(target, before, log, registry);
      const releases = Object.entries(restored)
        .filter(([id, hash]) => before.live[id] !== hash)
        .map(([id, to]) => ({ id, from: before.live[id], to }));
      if (releases.length === 0) throw new ReleaseRefused(['That is live already.']);
      const entry: LogEntry = {
        serial: before.serial + 1,
        at: new Date().toISOString(),
        by: await authorOf(registry),
        action: 'rollback',
        ...(why !== undefined && { why }),
        releases: releases.map(({ id, from, to }) => ({ id, to, ...(from !== undefined && { from }) })),
        live: 'serial' in target ? { ...restored } : { ...before.live, ...restored },
      };
      await lock.confirm();
      // A full disk must not keep a bad release live: without its line in the log the change is still in `live.json`.
      await appendToLog(registry, entry).catch(ignoreFullDisk);
      await writeLive(registry, applied(before, entry));
      return releases;
    },
    LOCK_WAIT.rollback,
  );
}

function ignoreFullDisk(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
}

/** All that was live after a change, whole and fitting. */
async function setOf(serial: number, log: readonly LogEntry[], registry: string): Promise<Hashes> {
  const set = log.find((entry) => entry.serial === serial)?.live;
  if (!set) throw new ReleaseRefused([`The log has no change ${serial}. npm run release -- log lists them.`]);
  const reasons = await misfits(set, {}, registry);
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
  return set;
}

async function earlier(
  { ids, to }: { ids: readonly string[]; to?: string },
  before: LiveReleases,
  log: readonly LogEntry[],
  registry: string,
): Promise<Hashes> {
  const unknown = ids.find((id) => !before.live[id]);
  if (unknown !== undefined) throw new ReleaseRefused([`${unknown} was never published.`]);
  const others = Object.fromEntries(Object.entries(before.live).filter(([id]) => !ids.includes(id)));
  const tried: string[] = [];
  for (const hashes of to === undefined ? choices(ids, before, log) : [chosen(ids, to, before)]) {
    const reasons = await misfits(hashes, others, registry);
    if (reasons.length === 0) return hashes;
    tried.push(
      `${Object.entries(hashes)
        .map(([id, hash]) => `${id} ${hash}`)
        .join(', ')}: ${reasons.join(' ')}`,
    );
  }
  const none = ids.map((id) => `${id} has no release before ${before.live[id]} to go back to.`);
  if (tried.length === 0) throw new ReleaseRefused(none);
  throw new ReleaseRefused([
    ...tried,
    'None of these can go live beside the others. Roll several back together (npm run release -- rollback shell catalog …), or all to an earlier change (npm run release -- rollback --set <number>, numbers by npm run release -- log).',
  ]);
}

/** What each package was before, the latest first; together as they were live together. */
function choices(ids: readonly string[], before: LiveReleases, log: readonly LogEntry[]): Hashes[] {
  const isGood = (id: string, hash: string | undefined): hash is string =>
    hash !== undefined &&
    hash !== before.live[id] &&
    before.history[id]?.findLast((each) => each.hash === hash)?.rolledBackAt === undefined;
  const found = new Map<string, Hashes>();
  const add = (states: readonly (readonly [string, string | undefined])[]) => {
    if (!states.every(([id, hash]) => isGood(id, hash))) return;
    const hashes: Hashes = Object.fromEntries(states.map(([id, hash]) => [id, hash ?? '']));
    found.set(JSON.stringify(states), hashes);
  };
  for (const { live } of log.toReversed()) add(ids.map((id) => [id, live[id]] as const));
  // A registry from before there was a log.
  const [only, ...more] = ids;
  if (only !== undefined && more.length === 0) {
    for (const { hash } of (before.history[only] ?? []).toReversed()) add([[only, hash]]);
  }
  return [...found.values()];
}

/** `--to`: the release whose hash begins so, even one that was rolled back. */
function chosen(ids: readonly string[], to: string, { history }: LiveReleases): Hashes {
  const [id, ...more] = ids;
  if (id === undefined || more.length > 0) throw new ReleaseRefused(['--to goes with one package alone.']);
  const hashes = new Set((history[id] ?? []).map(({ hash }) => hash).filter((hash) => hash.startsWith(to)));
  const [hash, ...others] = hashes;
  if (hash === undefined)
    throw new ReleaseRefused([`${id} has no release ${to}. npm run release -- status lists them.`]);
  if (others.length > 0) throw new ReleaseRefused([`${to} begins the hash of several releases of ${id}.`]);
  return { [id]: hash };
}

/** Why these releases cannot go live beside the others: files that are lost or changed, or what does not fit. */
async function misfits(hashes: Hashes, others: Hashes, registry: string): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(hashes).map(async ([id, hash]) => {
      const folder = releaseFolder(registry, id, hash);
      const isWhole = (await contentHash(folder).catch(() => undefined)) === hash;
      const release = isWhole ? await readRelease(folder).catch(() => undefined) : undefined;
      const isVerified =
        release &&
        (await verifyArtefact(folder, release).then(
          () => true,
          () => false,
        ));
      return { id, release: isVerified ? release : undefined };
    }),
  );
  const lost = checked
    .filter(({ release }) => !release)
    .map(({ id }) => `The files of ${id} are lost or were changed.`);
  if (lost.length > 0) return lost;
  const unsigned = await signatureErrors(registry, await readTeams(registry), hashes);
  if (Object.keys(unsigned).length > 0) return Object.values(unsigned);
  const releases = checked.flatMap(({ release }) => (release ? [release] : []));
  return rejections(releases, await readStoredReleases(registry, Object.entries(others)));
}
