import type { QueryClient } from '@tanstack/react-query';
import { setApiOrigin } from 'shared-contracts/http';
import type { PageHead, PageLocation, PageModule } from 'shared-contracts/remotes';
import type { Configuration } from '../configuration/configuration.tsx';
import { sheetCategoriesQuery } from '../frame/range-links.ts';
import { createQueryClient } from '../query-client.ts';
import { documentHead } from './document-head.ts';
import { type FirstAnswers, writeFirstAnswers } from './first-answers.ts';
import { type FirstModules, firstModules, type RemoteBuildLoader } from './first-modules.ts';
import { askInTime, firstAnswers, isUnknown, missingAnswers } from './page-answers.ts';
import { matchPage, type PageMatch } from './page-table.ts';
import type { RenderedPage } from './render-page.tsx';
import { renderParts } from './render-parts.ts';

export type PageRequest = {
  /** Path and query. */
  url: string;
  providerOrigin: string;
  configuration: Configuration;
  /** Milliseconds for the page's queries; what is late is left to the browser. */
  timeLimit: number;
  loadRemote: RemoteBuildLoader;
  /** What the provider answered lately, to whichever page. */
  kept: QueryClient;
  /** Called before what may hold the thread. */
  onRender?: () => void;
};

export type PageAnswer = {
  status: 200 | 302 | 404;
  /** With 302: where the page is. */
  redirect?: string;
  /** Modules of the first paint, the page first. */
  modules: readonly string[];
  head: PageHead;
  /** For the browser's query cache. */
  queries: FirstAnswers;
  /** The page as it stands before a script runs; absent where it could not be rendered. */
  rendered?: RenderedPage;
  /** Why it lacks its content, or a part of it: a sentence for each part. */
  faults: readonly string[];
};

/** Stands for a page that cannot be had here: the browser loads it, or says that it cannot. */
const NO_PAGE: PageModule = { Page: () => null, prefetch: () => [], head: () => ({ title: '' }) };

/** What a document needs of a page before it is sent: its status, its head, its first answers, its content. */
export async function answerPage(request: PageRequest): Promise<PageAnswer> {
  const { pathname } = locationOf(request.url);
  const match = matchPage(pathname);
  const first = await firstModules(match.route, request.loadRemote);
  try {
    return await answerWith(first, match, request);
  } catch (error) {
    const faults = [...first.faults, `${match.route.page} failed: ${String(error)}`];
    return answerWith({ page: undefined, modules: new Map(), faults }, match, request);
  }
}

async function answerWith(first: FirstModules, match: PageMatch, request: PageRequest): Promise<PageAnswer> {
  const page = first.page ?? NO_PAGE;
  const { route } = match;
  const { configuration, kept, timeLimit, url } = request;
  const { pathname, searchParams } = locationOf(url);
  const location: PageLocation = { pathname, params: match.params, search: searchParams };
  const redirect = page.redirect?.(location);
  if (redirect) {
    return { status: 302, redirect, modules: [], head: { title: '' }, queries: [], faults: [] };
  }
  setApiOrigin(request.providerOrigin);
  // What a protected page shows belongs to a visitor; the document is the same for all.
  const named = route.needsLogin ? [] : page.prefetch(location);
  const asked = route.framed ? [...named, sheetCategoriesQuery] : named;
  const answers = await askInTime(asked, kept, timeLimit);
  const isFound = match.found && !isUnknown(answers, named[0]);
  const queries = createQueryClient();
  const brought = firstAnswers(answers, asked);
  writeFirstAnswers(brought, queries);
  request.onRender?.();
  const { rendered, modules, faults } = renderParts({ url, queries, configuration, modules: first.modules });
  const answer: PageAnswer = {
    status: isFound ? 200 : 404,
    modules,
    head: documentHead(page.head(location, queries), { route, isFound, configuration }),
    queries: brought,
    rendered,
    faults: [...first.faults, ...missingAnswers(answers, asked), ...faults],
  };
  queries.clear();
  return answer;
}

function locationOf(url: string): URL {
  return new URL(`http://shop.invalid${url}`);
}
