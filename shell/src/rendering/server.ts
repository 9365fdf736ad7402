import type { PageRequest, RemotePages, ServedPage, ShellServerBuild } from 'shared-contracts/document';
import type { PageModule } from 'shared-contracts/remotes';
import * as routes from 'shared-contracts/routes/pages';
import * as stored from 'shared-contracts/stored';
import * as keptProducts from 'shared-contracts/stored/products';
import { createQueryClient } from '../app/query-client.ts';
import { providedPackages } from '../remotes/provided-packages.ts';
import { OWN_PAGES, pageTable, setRemotePages } from '../routing/page-table.ts';
import { handlePageRequest as handle, loadModule } from './handle-page-request.ts';

export { previousContract as previous } from '../remotes/previous-contract.ts';

/** React DOM, one of `laterPackages`, runs in browsers alone. */
export const shared: ShellServerBuild['shared'] = {
  ...providedPackages,
  'shared-contracts/stored': stored,
  'shared-contracts/stored/products': keptProducts,
};

const ownPages = Object.values(OWN_PAGES);
export const pagePaths = ownPages.flatMap(routes.pagePaths);
export const sitemapPaths = ownPages.flatMap(routes.sitemapPaths);
/** Empty under development: a renderer starts with each saved change, and its first page is the requested one. */
export const warmUrls = process.env.NODE_ENV === 'development' ? [] : ownPages.flatMap(routes.warmUrls);

/** `0`, because a query derived from another one must not reuse its finished response: their ages would add up. */
const cache = createQueryClient(0);

export const handlePageRequest: ShellServerBuild['handlePageRequest'] = (request) => handle(request, cache);

/** The table of pages, with the parameters that each page's module names in this set of releases. */
export async function servedPages(
  loadRemote: PageRequest['loadRemote'],
  pages: RemotePages,
): Promise<ServedPage[]> {
  setRemotePages(pages);
  return Promise.all(
    Object.entries(pageTable()).map(async ([page, { patterns, values }]) => {
      const module = (await loadModule(page, loadRemote).catch(() => undefined)) as
        | Partial<PageModule>
        | undefined;
      return { page, patterns, values, parameters: module?.parameters };
    }),
  );
}
