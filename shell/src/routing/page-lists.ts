import { PAGES, type PageEntry, type PageTable } from 'shared-contracts/routes/pages';

const entriesOf = (pages: PageTable): PageEntry[] => Object.values(pages);

const withoutParameters = ({ patterns }: PageEntry) => patterns.filter((pattern) => !pattern.includes(':'));

/**
 * Patterns of the paths that have a page: the edge server responds to unknown paths with a 404 while no renderer is up.
 * `:name` matches any segment; a parameter with allowed values has a path for each of them.
 */
export function pagePathsOf(pages: PageTable): readonly string[] {
  return entriesOf(pages).flatMap(({ patterns, values = {} }) =>
    Object.entries(values).reduce<readonly string[]>(
      (paths, [name, allowed]) =>
        paths.flatMap((path) =>
          path.includes(`:${name}`) ? allowed.map((v) => path.replace(`:${name}`, v)) : path,
        ),
      patterns,
    ),
  );
}

/** The sitemap's paths. */
export function sitemapPathsOf(pages: PageTable): readonly string[] {
  return entriesOf(pages).flatMap((page) => page.sitemap ?? (page.needsLogin ? [] : withoutParameters(page)));
}

/** URLs that a renderer renders before it takes traffic, so that no visitor waits for cold code. */
export function warmUrlsOf(pages: PageTable): readonly string[] {
  return entriesOf(pages).flatMap((page) => page.warmUrls ?? withoutParameters(page));
}

export const pagePaths = pagePathsOf(PAGES);
export const sitemapPaths = sitemapPathsOf(PAGES);
export const warmUrls = warmUrlsOf(PAGES);
