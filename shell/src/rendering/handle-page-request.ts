import type { QueryClient } from '@tanstack/react-query';
import type { PageRequest, PageResponse } from 'shared-contracts/document';
import { setApiOrigin } from 'shared-contracts/http';
import type { PageLocation, PageModule } from 'shared-contracts/remotes';
import { writeFirstAnswers } from '../app/first-answers.ts';
import { createQueryClient } from '../app/query-client.ts';
import { sheetCategoriesQuery } from '../frame/range-links.ts';
import { matchPage, type PageMatch } from '../routing/match-page.ts';
import { documentHead } from './document-head.ts';
import { type FirstModules, firstModules } from './first-modules.ts';
import { askInTime, firstAnswers, isUnknown, missingAnswers } from './page-queries.ts';
import { renderParts } from './render-parts.ts';

/** Stands for a page that cannot be had here: the browser loads it, or says that it cannot. */
const NO_PAGE: PageModule = { Page: () => null, prefetch: () => [], head: () => ({ title: '' }) };

/** What a document needs of a page before it is sent: its status, its head, its first answers, its content. */
export async function handlePageRequest(request: PageRequest, kept: QueryClient): Promise<PageResponse> {
  const { pathname } = locationOf(request.url);
  const match = matchPage(pathname);
  const first = await firstModules(match.page, request.loadRemote);
  try {
    return await respond(first, match, request, kept);
  } catch (error) {
    const faults = [...first.faults, `${match.page} failed: ${String(error)}`];
    return respond({ page: undefined, modules: new Map(), faults }, match, request, kept);
  }
}

async function respond(
  first: FirstModules,
  match: PageMatch,
  request: PageRequest,
  kept: QueryClient,
): Promise<PageResponse> {
  const page = first.page ?? NO_PAGE;
  const { configuration, timeLimit, url } = request;
  const { pathname, searchParams } = locationOf(url);
  const location: PageLocation = { pathname, params: match.params, search: searchParams };
  const redirect = page.redirect?.(location);
  if (redirect) {
    return { status: 302, redirect, modules: [], head: { title: '' }, queries: '[]', faults: [] };
  }
  setApiOrigin(request.providerOrigin);
  // What a protected page shows belongs to a visitor; the document is the same for all.
  const named = match.needsLogin ? [] : page.prefetch(location);
  const asked = match.found ? [...named, sheetCategoriesQuery] : named;
  const answers = await askInTime(asked, kept, timeLimit);
  const isFound = match.found && !isUnknown(answers, named[0]);
  const queries = createQueryClient();
  const brought = firstAnswers(answers, asked);
  writeFirstAnswers(brought, queries);
  request.onRender?.();
  const { rendered, modules, faults } = renderParts({ url, queries, configuration, modules: first.modules });
  const response: PageResponse = {
    status: isFound ? 200 : 404,
    modules,
    head: documentHead(page.head(location, queries), { match, isFound, configuration }),
    queries: JSON.stringify(brought),
    rendered,
    faults: [...first.faults, ...missingAnswers(answers, asked), ...faults],
  };
  queries.clear();
  return response;
}

function locationOf(url: string): URL {
  return new URL(`http://shop.invalid${url}`);
}
