import { rejections } from './checks/release-gates.ts';
import { verifyArtefact } from './checks/verify-artefact.ts';
import { type LogEntry, readLog, tagsOf } from './log/change-log.ts';
import { type LiveReleases, readLive } from './log/live-releases.ts';
import { authorOf } from './log/provenance.ts';
import { LOCK_WAIT } from './log/publish-lock.ts';
import { readStoredReleases } from './released-set.ts';
import { bringUpToDate } from './shared/bring-up-to-date.ts';
import { changeRegistry } from './shared/change-registry.ts';
import type { SharedRegistry } from './shared/shared-registry.ts';
import { keyErrors, signatureErrors } from './signing/release-signature.ts';
import { nextSerial, signChanges } from './signing/signed-change.ts';
import { readTeams, type Teams, withForced } from './signing/teams.ts';
import { fetchEarlier } from './source/fetch-release.ts';
import { isWhole } from './store/content-hash.ts';
import { releaseFolder } from './store/registry-folders.ts';
import { readRelease } from './store/release-manifest.ts';
import { ReleaseRefused } from './store/release-refused.ts';

/** What to restore: these packages, one package with a given hash, or all that was live after a numbered change or under a tag. */
export type RollbackTarget = { ids: readonly string[]; to?: string } | { set: number | string };

export interface RolledBack {
  id: string;
  /** Undefined for a package that was not live. */
  from: string | undefined;
  to: string;
}

export interface RollbackNotes {
  why?: string | undefined;
  keysFolder?: string | undefined;
  /** The operator's reason to roll back remotes of teams without their keys. */
  force?: string | undefined;
  /** Where several machines agree on what is live. */
  shared?: SharedRegistry | undefined;
}

type Hashes = Readonly<Record<string, string>>;

/**
 * Makes earlier releases live again with a single write, without copying files. For packages it takes the latest releases that are whole,
 * were not rolled back themselves, and fit the other live releases.
 * @throws ReleaseRefused with the reason for each release that was tried
 */
export async function rollback(
  target: RollbackTarget,
  registry: string,
  { why, keysFolder = '', force, shared }: RollbackNotes = {},
): Promise<RolledBack[]> {
  await bringUpToDate(registry, shared, force !== undefined);
  await fetchEarlier(registry, shared?.source, 'ids' in target ? target.ids : undefined);
  return changeRegistry(
    registry,
    shared,
    async (commit) => {
      const before = await readLive(registry);
      const log = await readLog(registry);
      const restored =
        'set' in target
          ? await setOf(target.set, log, registry)
          : await earlier(target, before, log, registry);
      const releases = Object.entries(restored)
        .filter(([id, hash]) => before.live[id] !== hash)
        .map(([id, to]) => ({ id, from: before.live[id], to }));
      if (releases.length === 0) throw new ReleaseRefused(['That is live already.']);
      const teams = await readTeams(registry);
      const keyless = await keylessOf(teams, releases, keysFolder, force);
      const serial = await nextSerial(registry, teams, before.serial);
      const signed = await signChanges(registry, teams, serial, releases, keysFolder);
      const reason = force ?? why;
      const entry: LogEntry = {
        serial,
        at: new Date().toISOString(),
        by: await authorOf(registry),
        action: 'rollback',
        ...(reason !== undefined && { why: reason }),
        ...(keyless.length > 0 && { without: keyless.map((id) => `the key of a team of ${id}`) }),
        ...(Object.keys(signed).length > 0 && { signed }),
        releases: releases.map(({ id, from, to }) => ({ id, to, ...(from !== undefined && { from }) })),
        live: 'set' in target ? { ...restored } : { ...before.live, ...restored },
      };
      const forced =
        keyless.length > 0 ? await withForced(registry, teams, serial, restored, keyless) : undefined;
      await commit(entry, before, forced);
      return releases;
    },
    LOCK_WAIT.rollback,
  );
}

/**
 * Remotes that are rolled back without a key of their teams.
 * @throws ReleaseRefused for these, unless the operator gives a reason in `force`
 */
async function keylessOf(
  teams: Teams,
  releases: readonly RolledBack[],
  keysFolder: string,
  force: string | undefined,
): Promise<string[]> {
  const keyless: string[] = [];
  const reasons: string[] = [];
  for (const { id } of releases) {
    const errors = await keyErrors(teams, [id], keysFolder, 'roll back');
    if (errors.length > 0) keyless.push(id);
    reasons.push(...errors);
  }
  if (reasons.length === 0 || force !== undefined) return keyless;
  throw new ReleaseRefused([
    ...reasons,
    'In an emergency, whoever may write teams.json rolls back without a key: --force "why", which is logged.',
  ]);
}

/** All that was live after a change or under a tag. @throws ReleaseRefused if it is not whole, or does not fit */
async function setOf(name: number | string, log: readonly LogEntry[], registry: string): Promise<Hashes> {
  const found = typeof name === 'string' ? tagsOf(log).get(name) : log.find(({ serial }) => serial === name);
  if (!found) throw new ReleaseRefused([`The log has no change ${name}. npm run release -- log lists them.`]);
  const set = found.live;
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
    'None of these can go live beside the others. Roll several back together (npm run release -- rollback shell catalog …), or all to an earlier change (npm run release -- rollback --set <number or name>, both by npm run release -- log).',
  ]);
}

/** Earlier releases to return to, latest first. Several packages return to releases that were live together. */
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
  return [...found.values()];
}

/** For `--to`: the release whose hash begins with this text, even one that was rolled back. */
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

/** Why these releases cannot go live beside the others: files are lost or changed, or the releases do not fit. */
async function misfits(hashes: Hashes, others: Hashes, registry: string): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(hashes).map(async ([id, hash]) => {
      const folder = releaseFolder(registry, id, hash);
      const release = (await isWhole(folder, hash))
        ? await readRelease(folder).catch(() => undefined)
        : undefined;
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
