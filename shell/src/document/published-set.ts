import { type PublishedSet, splitModuleName } from 'shared-contracts/document';
import { readDataBlock } from './read-data-block.ts';

let published: PublishedSet | undefined;

/** The releases that this document runs on. */
export function publishedSet(): PublishedSet {
  published ??= readDataBlock('released-set');
  return published;
}

/** @returns the integrity of a remote's file, if the published set has one */
export function integrityOf(url: string): string | undefined {
  const { pathname } = new URL(url, document.baseURI);
  for (const remote of Object.values(publishedSet().remotes)) {
    const integrity = remote.integrity[pathname];
    if (integrity) return integrity;
  }
  return undefined;
}

/** Paths of the scripts of a remote's module, its remote's entry first. None for a module of the shell, or of a remote under development. */
export function filesOf(name: string): readonly string[] {
  const { owner, module } = splitModuleName(name);
  const remote = publishedSet().remotes[owner];
  if (!remote) return [];
  const { entry, modules, integrity } = remote;
  return integrity[entry] ? [entry, ...(modules[module]?.js ?? [])] : [];
}
