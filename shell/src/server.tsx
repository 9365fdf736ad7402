import type { ShellServerBuild } from 'shared-contracts/document';
import { handlePageRequest as handle } from './pages/answer-page.ts';
import { createQueryClient } from './query-client.ts';

export { pagePaths, sitemapPaths } from './pages/page-paths.ts';
export { warmUrls } from './pages/warm-urls.ts';
export { providedPackages as shared } from './remotes/provided-packages.ts';

const kept = createQueryClient();

export const handlePageRequest: ShellServerBuild['handlePageRequest'] = (request) => handle(request, kept);
