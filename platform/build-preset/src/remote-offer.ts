import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageEntry } from 'shared-contracts/routes/pages';

/** The part of a remote's `src/remote.ts` that the build needs. */
export type RemoteOffer = {
  id: string;
  owner?: object;
  /** The contract version that it needs, if it relies on more than names. */
  contract?: string;
  pages: Readonly<Record<string, PageEntry & { file: string }>>;
  fragments: Readonly<Record<string, string>>;
};

/** @param folder the remote's package folder */
export async function readRemoteOffer(folder: string): Promise<RemoteOffer> {
  const module = (await import(pathToFileURL(path.join(folder, 'src/remote.ts')).href)) as {
    default: RemoteOffer;
  };
  return module.default;
}

/** Name of a page or fragment → its file, absolute. */
export function modulesOf(folder: string, { pages, fragments }: RemoteOffer): Record<string, string> {
  const files = Object.entries(pages).map(([name, { file }]) => [name, file] as const);
  return Object.fromEntries(
    [...files, ...Object.entries(fragments)].map(([name, file]) => [name, path.resolve(folder, file)]),
  );
}

/** The pages as a release describes them, without their files. */
export function pageEntries({ pages }: RemoteOffer): Readonly<Record<string, PageEntry>> {
  return Object.fromEntries(Object.entries(pages).map(([name, { file: _, ...entry }]) => [name, entry]));
}
