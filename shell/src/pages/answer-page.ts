import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { ApiError, setApiOrigin } from 'shared-contracts/http';
import type { PageHead, PageLocation, PageModule, PageQuery } from 'shared-contracts/remotes';
import type { Configuration } from '../configuration/configuration.tsx';
import { sheetCategoriesQuery } from '../frame/range-links.ts';
import { createQueryClient } from '../query-client.ts';
import { documentHead } from './document-head.ts';
import { type OwnPageName, ownPages } from './own-pages.ts';
import { matchPage, type PageMatch } from './page-table.ts';
import { type PageToRender, type RenderedPage, renderPage } from './render-page.tsx';

export type PageRequest = {
  /** Path and query. */
  url: string;
  providerOrigin: string;
  configuration: Configuration;
  /** Milliseconds for the page's queries; what is late is left to the browser. */
  timeLimit: number;
  /** The server build of a remote in the released set. */
  loadRemote: (id: string) => { modules: Readonly<Record<string, unknown>> };
};

export type PageAnswer = {
  status: 200 | 302 | 404;
  /** With 302: where the page is. */
  redirect?: string;
  /** Modules of the first paint, the page first. */
  modules: readonly string[];
  head: PageHead;
  /** The dehydrated query cache. */
  queries: unknown;
  /** The page as it stands before a script runs; absent where it could not be rendered. */
  rendered?: RenderedPage;
  /** Why it could not. */
  fault?: string;
};

/** What a document needs of a page before it is sent: its status, its head, the answers to its first queries. */
export async function answerPage(request: PageRequest): Promise<PageAnswer> {
  const { pathname, searchParams } = new URL(`http://shop.invalid${request.url}`);
  const match = matchPage(pathname);
  const page = await pageModule(match, request);
  const location: PageLocation = { pathname, params: match.params, search: searchParams };
  const redirect = page.redirect?.(location);
  if (redirect) return { status: 302, redirect, modules: [], head: { title: '' }, queries: null };
  const queries = createQueryClient();
  setApiOrigin(request.providerOrigin);
  // What a protected page shows belongs to a visitor; the document is the same for all.
  const named = match.route.needsLogin ? [] : page.prefetch(location);
  const frame = match.route.framed ? [sheetCategoriesQuery] : [];
  await prefetchInTime([...named, ...frame], queries, request.timeLimit);
  const isFound = match.found && !isUnknown(named[0], queries);
  const { configuration } = request;
  const modules = new Map([[match.route.page as string, page as unknown], ...fragmentModules(page, request)]);
  const answer: PageAnswer = {
    status: isFound ? 200 : 404,
    modules: [...modules.keys()],
    head: documentHead(page.head(location, queries), { route: match.route, isFound, configuration }),
    queries: dehydrate(queries),
    ...render({ url: request.url, queries, configuration, modules }),
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

/** A fragment that cannot be had leaves its place empty; the page does not depend on it. */
function fragmentModules({ fragments = [] }: PageModule, { loadRemote }: PageRequest): [string, unknown][] {
  return fragments.flatMap((name) => {
    const [owner = '', own = ''] = name.split('/');
    try {
      const module = loadRemote(owner).modules[own];
      return module ? [[name, module]] : [];
    } catch {
      return [];
    }
  });
}

/** A page that throws while rendering is sent without its content: the browser builds it then. */
function render(page: PageToRender): Pick<PageAnswer, 'rendered' | 'fault'> {
  try {
    return { rendered: renderPage(page) };
  } catch (error) {
    return { fault: String(error) };
  }
}

async function prefetchInTime(named: PageQuery[], queries: QueryClient, timeLimit: number): Promise<void> {
  const answered = Promise.all(named.map((query) => queries.prefetchQuery({ ...query, retry: false })));
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, timeLimit).unref?.())]);
}

/** The provider says of what the page is about that there is no such thing. */
function isUnknown(subject: PageQuery | undefined, queries: QueryClient): boolean {
  const error = subject && queries.getQueryState(subject.queryKey)?.error;
  return error instanceof ApiError && error.status === 404;
}
