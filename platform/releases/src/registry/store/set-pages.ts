import type { RemotePages } from 'shared-contracts/document';
import {
  type PageEntry,
  type PageRoute,
  pagePaths,
  sitemapPaths,
  warmUrls,
} from 'shared-contracts/routes/pages';
import type { RemoteRelease, ShellRelease } from './release-manifest.ts';

interface Releases {
  shell: { release: ShellRelease };
  remotes: readonly { release: RemoteRelease }[];
}

/** The paths of the pages of a set's remotes, by which documents and renderers match an address. */
export function remotePages(set: Releases): RemotePages {
  return Object.fromEntries(
    set.remotes.map(({ release }) => {
      const routes = Object.entries(release.pages).map(([name, entry]) => [name, routeOf(entry)]);
      return [release.id, Object.fromEntries(routes)];
    }),
  );
}

function routeOf({ patterns, values, needsLogin }: PageEntry): PageRoute {
  return { patterns, ...(values && { values }), ...(needsLogin && { needsLogin }) };
}

/** Patterns of all paths that have a page; `:name` matches any segment. */
export function pathsOfSet(set: Releases): readonly string[] {
  return [...new Set([...set.shell.release.paths, ...entriesOf(set).flatMap(pagePaths)])];
}

/** Patterns of the paths of the pages that need a login. */
export function loginPathsOfSet(set: Releases): readonly string[] {
  return entriesOf(set).flatMap((page) => (page.needsLogin ? pagePaths(page) : []));
}

export function sitemapOfSet(set: Releases): readonly string[] {
  return [...new Set([...set.shell.release.sitemapPaths, ...entriesOf(set).flatMap(sitemapPaths)])];
}

/** URLs of the remotes' pages. A renderer renders them before it takes traffic. */
export function warmUrlsOfSet(set: Releases): readonly string[] {
  return entriesOf(set).flatMap(warmUrls);
}

function entriesOf({ remotes }: Releases): PageEntry[] {
  return remotes.flatMap(({ release }) => Object.values<PageEntry>(release.pages));
}
