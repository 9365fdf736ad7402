import { readLive } from './live-releases.ts';
import { isRemote, isShell, type RemoteRelease, type ShellRelease } from './release-manifest.ts';
import { readStoredReleases } from './stored-releases.ts';

/** A release and the content hash it is stored under. */
export interface Stored<Release> {
  hash: string;
  release: Release;
}

/** The releases that make one shop: what a page shows comes from one set, never from two. */
export interface ReleasedSet {
  /** Counts each change of what is live. */
  serial: number;
  shell: Stored<ShellRelease>;
  remotes: Stored<RemoteRelease>[];
}

/**
 * The set that is live; undefined while no shell is. A remote whose release was lost is left out.
 * @throws RegistryDamaged
 */
export async function releasedSet(registry: string): Promise<ReleasedSet | undefined> {
  const { serial, live } = await readLive(registry);
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
