import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { LogEntry } from './log/change-log.ts';
import { type LiveReleases, readLive } from './log/live-releases.ts';
import { authorOf } from './log/provenance.ts';
import { bringUpToDate } from './shared/bring-up-to-date.ts';
import { changeRegistry, NotWrittenHere } from './shared/change-registry.ts';
import type { SharedRegistry } from './shared/shared-registry.ts';
import { keyFile, publicKeyOf, signatureError } from './signing/release-signature.ts';
import { checkChanges, type ServedChanges } from './signing/signed-change.ts';
import { isProtected, readTeams, type Team, type Teams } from './signing/teams.ts';
import { contentDigest, hashOfDigest } from './store/content-hash.ts';
import { releaseFolder } from './store/registry-folders.ts';
import { ReleaseRefused } from './store/release-refused.ts';

/** The form of a team's name and of a tag. */
export const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Creates a key pair and lets its owner publish these remotes. Their live and earlier releases stay valid.
 * @param keysFolder gets the private key, readable by its owner alone; must be outside the registry
 * @returns the file of the private key
 * @throws ReleaseRefused when the name is taken, or the folder is in the registry
 */
export async function addTeam(
  registry: string,
  name: string,
  remotes: readonly string[],
  keysFolder: string,
  shared?: SharedRegistry,
): Promise<string> {
  const wrong = [name, ...remotes].find((each) => !NAME.test(each));
  if (wrong !== undefined) throw new ReleaseRefused([`${wrong} is not a name: letters, digits and hyphens.`]);
  if (!relative(dirname(registry), keysFolder).startsWith('..'))
    throw new ReleaseRefused([
      `Private keys do not belong into ${dirname(registry)}: set TEAM_KEYS=<folder>.`,
    ]);
  await bringUpToDate(registry, shared);
  return changeRegistry(registry, shared, async (commit) => {
    const all = await readTeams(registry);
    if (all.teams.some((team) => team.name === name)) throw new ReleaseRefused([`There is a team ${name}.`]);
    const released = await readLive(registry);
    const accepted = { ...all.accepted };
    for (const id of remotes) {
      const isNew = !isProtected(all, id);
      accepted[id] = [...(accepted[id] ?? []), ...(isNew ? await digestsOf(registry, id, released) : [])];
    }
    const { privateKey } = generateKeyPairSync('ed25519');
    const file = keyFile(keysFolder, name);
    await mkdir(keysFolder, { recursive: true, mode: 0o700 });
    if (existsSync(file)) throw new ReleaseRefused([`${file} exists: a key is never overwritten.`]);
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    try {
      const by = await authorOf(registry);
      const addedAt = new Date().toISOString();
      const added = { name, publicKey: publicKeyOf(privateKey), remotes: [...remotes], addedAt, by };
      const teams = [...all.teams, added];
      const since = await liveSince(registry, all, remotes, released);
      await commit(teamEntry(released, added, by, 'added'), released, { ...all, teams, accepted, since });
    } catch (error) {
      if (!(error instanceof NotWrittenHere)) await rm(file, { force: true });
      throw error;
    }
    return file;
  });
}

/**
 * Revokes a team's key. What the team has published stays valid unless it was rolled back, so bad releases must be rolled back first.
 * Its remotes stay protected, and cannot be published until they have another team.
 * @throws ReleaseRefused when there is no such team
 */
export async function removeTeam(registry: string, name: string, shared?: SharedRegistry): Promise<Team> {
  await bringUpToDate(registry, shared);
  return changeRegistry(registry, shared, async (commit) => {
    const all = await readTeams(registry);
    const removed = all.teams.find((team) => team.name === name);
    if (!removed) throw new ReleaseRefused([`There is no team ${name}: npm run release -- team list.`]);
    const released = await readLive(registry);
    const accepted = { ...all.accepted };
    for (const id of removed.remotes) {
      accepted[id] = [
        ...new Set([...(accepted[id] ?? []), ...(await digestsOf(registry, id, released, all))]),
      ];
    }
    const teams = all.teams.filter((team) => team !== removed);
    const since = await liveSince(registry, all, removed.remotes, released);
    const entry = teamEntry(released, removed, await authorOf(registry), 'removed');
    await commit(entry, released, { ...all, teams, accepted, since });
    return removed;
  });
}

/** The live releases of these remotes, which later changes must follow. Releases that went live without a team's signature are left out. */
async function liveSince(
  registry: string,
  all: Teams,
  remotes: readonly string[],
  released: LiveReleases,
): Promise<ServedChanges> {
  const { errors } = await checkChanges(registry, all, released);
  const since = { ...all.since };
  for (const id of remotes) {
    const hash = released.live[id];
    if (hash !== undefined && !Object.hasOwn(errors, id)) since[id] = { hash, serial: released.serial };
  }
  return since;
}

/** Digests of a remote's publications that are whole and were not rolled back; if it has teams, only of those that a team has signed. */
async function digestsOf(
  registry: string,
  id: string,
  { live, history }: LiveReleases,
  signedBy?: Teams,
): Promise<string[]> {
  const good = (history[id] ?? []).filter(({ rolledBackAt }) => rolledBackAt === undefined);
  const digests: string[] = [];
  for (const hash of new Set([live[id] ?? '', ...good.map((each) => each.hash)])) {
    const digest = await contentDigest(releaseFolder(registry, id, hash)).catch(() => '');
    const isValid = signedBy === undefined || !(await signatureError(registry, signedBy, id, hash));
    if (hashOfDigest(digest) === hash && isValid) digests.push(digest);
  }
  return digests;
}

function teamEntry(
  { serial, live }: LiveReleases,
  { name, remotes }: Team,
  by: string,
  change: 'added' | 'removed',
): LogEntry {
  const at = new Date().toISOString();
  return { serial, at, by, action: 'team', team: { name, change, remotes }, releases: [], live };
}
