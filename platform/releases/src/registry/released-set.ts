import { readLive } from './log/live-releases.ts';
import { signatureErrors } from './signing/release-signature.ts';
import { checkChanges, type LiveChange, type ServedChanges } from './signing/signed-change.ts';
import { readTeams } from './signing/teams.ts';
import { releaseFolder } from './store/registry-folders.ts';
import {
  isRemote,
  isShell,
  type Release,
  type RemoteRelease,
  readRelease,
  type ShellRelease,
} from './store/release-manifest.ts';

export interface Stored<Release> {
  hash: string;
  release: Release;
}

/** The releases that make up one shop. A page comes from one set, never from two. */
export interface ReleasedSet {
  /** Incremented with each change of the live releases. */
  serial: number;
  shell: Stored<ShellRelease>;
  remotes: Stored<RemoteRelease>[];
}

/** Id → hash, of the shell and of each remote; empty without a set. */
export function hashesOf(set: ReleasedSet | undefined): Readonly<Record<string, string>> {
  const releases = set ? [set.shell, ...set.remotes] : [];
  return Object.fromEntries(releases.map(({ release: { id }, hash }) => [id, hash]));
}

export interface CheckedSet {
  serial: number;
  /** Undefined without a shell. */
  set: ReleasedSet | undefined;
  /** Releases that are left out because no team that may publish them has signed them, one sentence each. */
  unsigned: string[];
  /** The changes by which the remotes with a team went live. They are recorded when the set is served. */
  right: ServedChanges;
}

/**
 * The live set. A remote whose release was lost is left out.
 * @throws RegistryDamaged
 */
export async function releasedSet(registry: string): Promise<CheckedSet> {
  return setOfReleases(registry, await readLive(registry));
}

/** @throws RegistryDamaged when the file of the teams cannot be read, because it is then unknown who may publish */
export async function setOfReleases(registry: string, change: LiveChange): Promise<CheckedSet> {
  const { serial, live } = change;
  const teams = await readTeams(registry);
  const { errors, right } = await checkChanges(registry, teams, change);
  const unsigned = { ...errors, ...(await signatureErrors(registry, teams, live)) };
  const signed = Object.entries(live).filter(([id]) => !Object.hasOwn(unsigned, id));
  const set = await setOfSigned(registry, serial, Object.fromEntries(signed));
  return { serial, set, unsigned: Object.values(unsigned), right };
}

/** @param live package id → hash of a release whose signature was checked. @returns undefined without a shell */
export async function setOfSigned(
  registry: string,
  serial: number,
  live: Readonly<Record<string, string>>,
): Promise<ReleasedSet | undefined> {
  const releases = await readStoredReleases(registry, Object.entries(live));
  const hashOf = (id: string) => live[id] ?? '';
  const shell = releases.find(isShell);
  if (!shell) return undefined;
  return {
    serial,
    shell: { hash: hashOf(shell.id), release: shell },
    remotes: releases.filter(isRemote).map((release) => ({ hash: hashOf(release.id), release })),
  };
}

/** Reads stored releases by `[id, hash]`. One whose files were lost is left out, so that the rest of the shop still works. */
export async function readStoredReleases(
  registry: string,
  ids: readonly (readonly [id: string, hash: string])[],
): Promise<Release[]> {
  const read = await Promise.allSettled(
    ids.map(([id, hash]) => readRelease(releaseFolder(registry, id, hash))),
  );
  return read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
