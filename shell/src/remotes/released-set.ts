import { readDataBlock } from '../configuration/document-data.ts';

export type ReleasedRemote = {
  /** The remote's name in the federation. */
  name: string;
  version: string;
  entry: string;
  /** Absolute path → `sha384-…`; empty for a remote under development. */
  integrity: Readonly<Record<string, string>>;
};

/** The releases that this document runs on. A page never mixes releases: what is newer comes with the next document. */
export type ReleasedSet = {
  shell: string;
  /** Remote id → its release. */
  remotes: Readonly<Record<string, ReleasedRemote>>;
  /** Modules of the first paint, the page first. */
  first: readonly string[];
};

let released: ReleasedSet | undefined;

export function releasedSet(): ReleasedSet {
  released ??= readDataBlock('released-set') as ReleasedSet;
  return released;
}

/** @returns the integrity of a remote's file, where the released set names it */
export function integrityOf(url: string): string | undefined {
  const { pathname } = new URL(url, document.baseURI);
  for (const remote of Object.values(releasedSet().remotes)) {
    const integrity = remote.integrity[pathname];
    if (integrity) return integrity;
  }
  return undefined;
}
