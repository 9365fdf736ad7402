import type { PageRequest, ServedPage, ShellServerBuild } from 'shared-contracts/document';
import type { PageModule } from 'shared-contracts/remotes';
import { PAGES, type PageEntry, type PageTable } from 'shared-contracts/routes/pages';
import * as stored from 'shared-contracts/stored';
import { createQueryClient } from '../app/query-client.ts';
import { providedPackages } from '../remotes/provided-packages.ts';
import { handlePageRequest as handle, loadModule } from './handle-page-request.ts';

export { previousContract as previous } from '../remotes/previous-contract.ts';
export { pagePaths, sitemapPaths, warmUrls } from '../routing/page-lists.ts';

/** Of `laterPackages`, React DOM runs in browsers alone. */
export const shared: ShellServerBuild['shared'] = { ...providedPackages, 'shared-contracts/stored': stored };

/** A query that is made of another one shares that one's request while it runs, not its response: ages would add up. */
const cache = createQueryClient(0);

export const handlePageRequest: ShellServerBuild['handlePageRequest'] = (request) => handle(request, cache);

/** The table of pages, with the parameters that each page's module names in this set of releases. */
export function servedPages(
  loadRemote: PageRequest['loadRemote'],
  pages: PageTable = PAGES,
): Promise<ServedPage[]> {
  return Promise.all(
    Object.entries(pages).map(async ([page, { patterns, values }]: [string, PageEntry]) => {
      // A release from before contract 1.5 names no parameters.
      const module = (await loadModule(page, loadRemote).catch(() => undefined)) as
        | Partial<PageModule>
        | undefined;
      return { page, patterns, values, parameters: module?.parameters };
    }),
  );
}
