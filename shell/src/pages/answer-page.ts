import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { ApiError, setApiOrigin } from 'shared-contracts/http';
import type { PageHead, PageLocation, PageModule } from 'shared-contracts/remotes';
import { createQueryClient } from '../query-client.ts';
import { type OwnPageName, ownPages } from './own-pages.ts';
import { matchPage, type PageMatch } from './page-table.ts';

export type PageRequest = {
  /** Path and query. */
  url: string;
  providerOrigin: string;
  /** Milliseconds for the page's queries; what is late is left to the browser. */
  timeLimit: number;
  /** The server build of a remote in the released set. */
  loadRemote: (id: string) => { modules: Readonly<Record<string, unknown>> };
};

export type PageAnswer = {
  status: 200 | 404;
  /** Modules of the first paint, the page first. */
  modules: readonly string[];
  head: PageHead;
  /** The dehydrated query cache. */
  queries: unknown;
};

/** What a document needs of a page before it is sent: its status, its head, the answers to its first queries. */
export async function answerPage(request: PageRequest): Promise<PageAnswer> {
  const { pathname, searchParams } = new URL(request.url, 'http://shop.invalid');
  const match = matchPage(pathname);
  const page = await pageModule(match, request);
  const location: PageLocation = { pathname, params: match.params, search: searchParams };
  const queries = createQueryClient();
  setApiOrigin(request.providerOrigin);
  // What a protected page shows belongs to a visitor; the document is the same for all.
  if (!match.route.needsLogin) await prefetchInTime(page, location, queries, request.timeLimit);
  const answer: PageAnswer = {
    status: match.found && !knowsNothing(queries) ? 200 : 404,
    modules: [match.route.page, ...(page.fragments ?? [])],
    head: page.head(location, queries),
    queries: dehydrate(queries),
  };
  queries.clear();
  return answer;
}

async function pageModule({ route }: PageMatch, { loadRemote }: PageRequest): Promise<PageModule> {
  const [owner = '', name = ''] = route.page.split('/');
  if (owner === 'shell') return (await ownPages[route.page as OwnPageName]()).default;
  const page = loadRemote(owner).modules[name];
  if (!page) throw new Error(`${route.page} is not in the server build`);
  return page as PageModule;
}

async function prefetchInTime(
  page: PageModule,
  location: PageLocation,
  queries: QueryClient,
  timeLimit: number,
): Promise<void> {
  const answered = Promise.all(
    page.prefetch(location).map((query) => queries.prefetchQuery({ ...query, retry: false })),
  );
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, timeLimit).unref?.())]);
}

/** The provider says of something that the page is about that there is no such thing. */
function knowsNothing(queries: QueryClient): boolean {
  return queries
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error instanceof ApiError && error.status === 404);
}
