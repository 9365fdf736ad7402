import { type PublishedSet, SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { readDataBlock } from './read-data-block.ts';

/** Stands in for the content hash of a remote that is served from a developer's machine. */
export const DEVELOPMENT = 'development';

/** Length of a shortened content hash, enough to tell two releases apart. */
export const SHORT_HASH = 8;

let published: PublishedSet | undefined;

export function publishedSet(): PublishedSet {
  published ??= readDataBlock('released-set');
  return published;
}

/** `catalog/<hash>`, of `catalog` or `catalog/shop`; undefined for an unknown name, and for a remote from a developer's machine. */
export function ownRelease(name: string): string | undefined {
  const { shell, remotes } = publishedSet();
  const id = name.includes('/') ? splitModuleName(name).owner : name;
  const hash = id === SHELL_NAME ? shell : remotes[id]?.version;
  return hash === undefined || hash === DEVELOPMENT ? undefined : `${id}/${hash}`;
}

export function integrityOf(url: string): string | undefined {
  const { pathname } = new URL(url, document.baseURI);
  for (const remote of Object.values(publishedSet().remotes)) {
    const integrity = remote.integrity[pathname];
    if (integrity) return integrity;
  }
  return undefined;
}

/** Paths of the scripts of a remote's module, its entry first. Empty for the shell's modules, and for a remote under development. */
export function filesOf(name: string): readonly string[] {
  const { owner, module } = splitModuleName(name);
  const remote = publishedSet().remotes[owner];
  if (!remote) return [];
  const { entry, modules, integrity } = remote;
  return integrity[entry] ? [entry, ...(modules[module]?.js ?? [])] : [];
}
