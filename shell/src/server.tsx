import { answerPage as answer, type PageRequest } from './pages/answer-page.ts';
import { createQueryClient } from './query-client.ts';

export { pagePaths } from './pages/page-paths.ts';
export { warmUrls } from './pages/warm-urls.ts';
export { providedPackages as shared } from './remotes/provided-packages.ts';

const kept = createQueryClient();

/** What a document needs of a page: see `answerPage` of the pages. */
export const answerPage = (request: Omit<PageRequest, 'kept'>) => answer({ ...request, kept });
