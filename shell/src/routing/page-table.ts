import type { RemotePages } from 'shared-contracts/document';
import type { PageEntry, PageTable } from 'shared-contracts/routes/pages';

export const OWN_PAGES = {
  'shell/home': { patterns: ['/'] },
  'shell/about': { patterns: ['/about'] },
  'shell/contact': { patterns: ['/contact'] },
  // Shown where no pattern fits.
  'shell/not-found': { patterns: [], warmUrls: ['/no-such-page'] },
} as const satisfies Readonly<Record<`shell/${string}`, PageEntry>>;

export type OwnPageName = keyof typeof OWN_PAGES;

let table: PageTable = OWN_PAGES;

/** All pages of the set that this document, or this renderer, runs on. */
export const pageTable = (): PageTable => table;

/** Adds the pages of the set's remotes. Must be called before a path is matched. */
export function setRemotePages(remotes: RemotePages): void {
  const pages = Object.entries(remotes).flatMap(([id, own]) =>
    Object.entries(own).map(([name, route]) => [`${id}/${name}`, route]),
  );
  table = { ...OWN_PAGES, ...Object.fromEntries(pages) };
}
