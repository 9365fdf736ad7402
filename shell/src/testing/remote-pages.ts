import { splitModuleName } from 'shared-contracts/document';
import { LINKED_PAGES, type PageRoute } from 'shared-contracts/routes/pages';
import { setRemotePages } from '../routing/page-table.ts';

/** The pages of the remotes in every test: those that others link. */
export const REMOTE_PAGES: Record<string, Record<string, PageRoute>> = {};
for (const [page, route] of Object.entries(LINKED_PAGES)) {
  const { owner, module } = splitModuleName(page);
  REMOTE_PAGES[owner] = { ...REMOTE_PAGES[owner], [module]: route };
}

setRemotePages(REMOTE_PAGES);
