import type { ShellServerBuild } from 'shared-contracts/document';
import { createQueryClient } from '../app/query-client.ts';
import { handlePageRequest as handle } from './handle-page-request.ts';

export { providedPackages as shared } from '../remotes/provided-packages.ts';
export { pagePaths, sitemapPaths, warmUrls } from '../routing/page-lists.ts';
export { servedPages } from './served-pages.ts';

const cache = createQueryClient();

export const handlePageRequest: ShellServerBuild['handlePageRequest'] = (request) => handle(request, cache);
