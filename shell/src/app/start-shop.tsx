import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import type * as ReactDom from 'react-dom/client';
import type { PageParameters } from 'shared-contracts/document';
import { CUSTOMER_QUERIES, requestAhead } from 'shared-contracts/http';
import { openLateSlices, type RemoteLoader } from 'shared-contracts/remotes';
import { readToken } from 'shared-contracts/session';
import { readDataBlock } from '../document/read-data-block.ts';
import { createModuleStore } from '../remotes/module-store.ts';
import { matchPage } from '../routing/match-page.ts';
import { isDocumentSooner } from '../routing/next-page.ts';
import { firstAddress, ShopRouter, urlOf } from '../routing/shop-router.tsx';
import { App, type AppProps } from './app.tsx';
import { createQueryClient, restoreQueryState } from './query-client.ts';
import { createStyleCache } from './style-cache.ts';

/**
 * Hydrates the document, once the modules of the first paint are loaded.
 * @param first names of the modules of the first paint
 * @param options `hydrates` is false where the browser shows something else than the document; `address` is the document's
 */
export async function startShop(
  loadModule: (name: string, isRetry: boolean) => Promise<unknown>,
  first: readonly string[],
  reactDom: Promise<typeof ReactDom>,
  { hydrates = true, address }: { hydrates?: boolean; address?: string | undefined } = {},
): Promise<{ queries: QueryClient; loader: RemoteLoader; store: AppProps['store'] }> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element #root.');
  const queries = createQueryClient();
  const state = readDataBlock('query-state');
  if (state) restoreQueryState(state, queries);
  hydrateBeforeMissingData(queries);
  const loader = createModuleStore(loadModule);
  window.addEventListener('online', loader.retry);
  const settled = loader.settle(first);
  // A visitor's early tap most likely needs the login, so its scripts load beside those of the page.
  if (globalThis.__CLICKS__?.size && !readToken()) loader.load('account/login-dialog');
  const shown = () => (address ? { address, parameters: parametersOf(loader, address) } : undefined);
  // The page's data does not wait for the page's fragments.
  const [page] = first;
  if (page) {
    const request = () => requestCustomersData(loader, firstAddress(shown(), window.location));
    void loader.settle([page]).then(request);
  }
  await settled;
  const { createRoot, hydrateRoot } = await reactDom;
  // An empty document, or one whose modules could not all be loaded, is rendered from scratch.
  const isComplete = first.every((name) => loader.isReady(name));
  const isHydrated = hydrates && root.hasChildNodes() && isComplete;
  const rendered = isHydrated ? shown() : undefined;
  const store = createStore();
  const shop = (
    <App
      styles={createStyleCache()}
      store={store}
      queries={queries}
      loader={loader}
      configuration={readDataBlock('configuration')}
      inRouter={(pages) => (
        <ShopRouter
          rendered={rendered}
          redirectOf={(address) => redirectOf(loader, address)}
          isDocumentSooner={(pathname) => isDocumentSooner(pathname, { loader, queries, store })}
        >
          {pages}
        </ShopRouter>
      )}
    />
  );
  // In a transition React hydrates in slices of a few milliseconds, and handles input between them.
  if (isHydrated) startTransition(() => void hydrateRoot(root, shop));
  else createRoot(root).render(shop);
  return { queries, loader, store };
}

/**
 * Requests the customer's data, which the document does not contain. All requests of the page are sent together, before it is
 * hydrated (SESS-17). Without a token the page's module is not loaded, so nothing is requested.
 */
function requestCustomersData(loader: RemoteLoader, address: string): void {
  const { pathname, searchParams: search } = urlOf(address);
  const { page, params, needsLogin } = matchPage(pathname);
  const state = loader.state(page);
  if (!needsLogin || state?.status !== 'ready') return;
  try {
    requestAhead(state.module.prefetch({ pathname, params, search }));
  } catch (error) {
    console.warn('The data of the page could not be requested ahead.', error);
  }
}

/** Undefined where the page's module is missing, and for a page that needs a login: that one redirects when it is rendered. */
function redirectOf(loader: RemoteLoader, address: string): string | undefined {
  const { pathname, searchParams: search } = urlOf(address);
  const { page, params, needsLogin } = matchPage(pathname);
  const state = loader.state(page);
  if (needsLogin || state?.status !== 'ready') return undefined;
  try {
    return state.module.redirect?.({ pathname, params, search });
  } catch {
    // The page throws again when it is rendered, within its boundary.
    return undefined;
  }
}

/** Undefined for a document rendered without its page: a skeleton is the same for all parameters. */
function parametersOf(loader: RemoteLoader, address: string): PageParameters | undefined {
  const state = loader.state(matchPage(urlOf(address).pathname).page);
  return state?.status === 'ready' ? state.module.parameters : {};
}

/** Hydrates the late slices when data is requested that the document lacks: the response changes the cache for all parts. */
function hydrateBeforeMissingData(queries: QueryClient): void {
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    const isFirstRequest = query.state.fetchStatus === 'fetching' && query.state.data === undefined;
    // The rendered page contains no customer data.
    if (type !== 'updated' || !isFirstRequest || query.queryKey[0] === CUSTOMER_QUERIES) return;
    stop();
    openLateSlices();
  });
}
