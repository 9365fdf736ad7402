import type { PublishedSet } from 'shared-contracts/document';
import { readDataBlock } from './read-data-block.ts';

let released: PublishedSet | undefined;

export function releasedSet(): PublishedSet {
  released ??= readDataBlock('released-set');
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
