import type { QueryClient } from '@tanstack/react-query';
import { type PageRequest, type PageResponse, SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { setApiOrigin } from 'shared-contracts/http';
import { callPaths } from 'shared-contracts/http/call-paths';
import type {
  FragmentModule,
  FragmentName,
  PageLocation,
  PageModule,
  PageName,
  PageQuery,
} from 'shared-contracts/remotes';
import { createQueryClient, restoreQueryState } from '../app/query-client.ts';
import { sheetCategoriesQuery } from '../frame/range-links.ts';
import { shopJsonLd } from '../pages/home/shop-json-ld.ts';
import { ownPages } from '../pages/own-pages.ts';
import { isNoIndex, matchPage, type PageMatch } from '../routing/match-page.ts';
import { type OwnPageName, setRemotePages } from '../routing/page-table.ts';
import { isNotFound, missingResults, queryState, queryStateJson, runQueries } from './page-queries.ts';
import { type LoginDialog, renderParts } from './render-page.tsx';
import { toldError } from './told-error.ts';

/** Replaces a page that could not be loaded: the browser loads it, or shows that it failed. */
const NO_PAGE: PageModule = {
  Page: () => null,
  parameters: {},
  prefetch: () => [],
  head: () => ({ title: '' }),
};

/** A page that throws is rendered as header, skeleton and footer. @param cache shared by all pages of a renderer */
export async function handlePageRequest(request: PageRequest, cache: QueryClient): Promise<PageResponse> {
  setRemotePages(request.pages);
  const match = matchPage(urlOf(request).pathname);
  const first = await loadFirstModules(match.page, request.loadRemote);
  try {
    return await respond(request, match, first, cache);
  } catch (error) {
    const failed: FirstModules = { page: undefined, modules: new Map(), late: [], missing: first.missing };
    const response = await respond(request, match, failed, cache);
    return withThrown(response, match.page, [toldError(error)]);
  }
}

async function respond(
  request: PageRequest,
  match: PageMatch,
  first: FirstModules,
  cache: QueryClient,
): Promise<PageResponse> {
  const page = first.page ?? NO_PAGE;
  const { configuration, timeLimit, url } = request;
  const { pathname, searchParams } = urlOf(request);
  const location: PageLocation = { pathname, params: match.params, search: searchParams };
  const redirect = page.redirect?.(location);
  if (redirect) {
    return { status: 302, redirect, modules: [], head: { title: '' }, queries: '[]', faults: [] };
  }
  setApiOrigin(request.providerOrigin);
  // The document of a protected page is the same for all visitors, so it holds no customer's data.
  const pageQueries = match.needsLogin ? [] : page.prefetch(location);
  const queries = match.found
    ? [...pageQueries, ...lateQueries(first, location), sheetCategoriesQuery]
    : pageQueries;
  const results = await runQueries(queries, cache, timeLimit);
  const isFound = match.found && !isNotFound(results, pageQueries[0]);
  const state = queryState(results, queries);
  const pageCache = createQueryClient();
  restoreQueryState(state, pageCache);
  request.onRender?.();
  const { modules, LoginDialog } = first;
  const parts = await renderParts({ url, queries: pageCache, configuration, modules, LoginDialog });
  const head = page.head(location, pageCache);
  const response: PageResponse = {
    status: isFound ? 200 : 404,
    modules: parts.modules.filter((name) => !first.late.some((late) => late === name)),
    head: {
      ...head,
      noIndex: isNoIndex(head, match, isFound),
      jsonLd: match.page === 'shell/home' ? shopJsonLd(configuration) : head.jsonLd,
    },
    calls: match.needsLogin ? customersCalls(page, location) : [],
    queries: queryStateJson(state),
    rendered: parts.rendered,
    faults: [
      ...Object.entries(first.missing).map(([module, reason]) => `${module} is missing: ${reason}`),
      ...missingResults(results, queries),
    ],
    broken: first.missing,
  };
  pageCache.clear();
  return withThrown(response, match.page, parts.faults);
}

/** The calls that the document sends early. If the page throws here, the shop sends them once its scripts run (SESS-17). */
function customersCalls(page: PageModule, location: PageLocation): string[] {
  try {
    return callPaths(page.prefetch(location));
  } catch {
    return [];
  }
}

/** @param reasons why the page or its fragments could not be rendered; empty if all could */
function withThrown(response: PageResponse, page: string, reasons: readonly string[]): PageResponse {
  const [reason] = reasons;
  if (reason === undefined) return response;
  const faults = [...response.faults, `${page} failed: ${reason}`];
  return { ...response, faults, broken: { ...response.broken, [page]: reason } };
}

/** The queries of the fragments below the first view, of which the page knows nothing. */
function lateQueries({ late, modules }: FirstModules, location: PageLocation): PageQuery[] {
  return late.flatMap(
    (name) => (modules.get(name) as FragmentModule | undefined)?.prefetch?.(location) ?? [],
  );
}

function urlOf({ url }: PageRequest): URL {
  return new URL(`http://shop.invalid${url}`);
}

type FirstModules = {
  page: PageModule | undefined;
  /** By name, the page first. */
  modules: ReadonlyMap<string, unknown>;
  /** Fragments below the first view: rendered on the server, but loaded in the browser only when they are near. */
  late: readonly FragmentName[];
  /** Absent where it cannot be loaded. */
  LoginDialog?: LoginDialog | undefined;
  /** Modules that could not be loaded → the reason. */
  missing: Readonly<Record<string, string>>;
};

/** A remote without a server build leaves out its own modules only. */
async function loadFirstModules(
  name: PageName,
  loadRemote: PageRequest['loadRemote'],
): Promise<FirstModules> {
  const missing: Record<string, string> = {};
  const modules = new Map<string, unknown>();
  const add = async (module: string) => {
    try {
      const loaded = await loadModule(module, loadRemote);
      // A module for browsers only is not rendered: the document shows its skeleton.
      if (!isOfTheBrowser(loaded)) modules.set(module, loaded);
      return loaded;
    } catch (error) {
      missing[module] = String(error);
      return undefined;
    }
  };
  const page = (await add(name)) as PageModule | undefined;
  const late = page?.lateFragments ?? [];
  for (const fragment of [...(page?.fragments ?? []), ...late]) await add(fragment);
  const login = await loadModule('account/login-dialog', loadRemote).catch(() => undefined);
  return { page, modules, late, missing, LoginDialog: login as LoginDialog | undefined };
}

/** Whether a module's remote has no server build of its own (`browser-build.ts` of the releases). */
function isOfTheBrowser(module: unknown): boolean {
  return Object(module).isOfTheBrowser === true;
}

/** @throws when the module cannot be loaded */
export async function loadModule(name: string, loadRemote: PageRequest['loadRemote']): Promise<unknown> {
  const { owner, module: own } = splitModuleName(name);
  if (owner === SHELL_NAME) return (await ownPages[name as OwnPageName]()).default;
  const module = loadRemote(owner).modules[own];
  if (!module) throw new Error('not in the server build');
  return module;
}
