import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type createStore, useStore } from 'jotai';
import { useEffect } from 'react';
import { SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { toastsState } from 'shared-contracts/frame';
import { prefetchAhead, warmUpHttp, warmUpSchemas } from 'shared-contracts/http';
import { type PageModule, type RemoteLoader, useRemoteLoader } from 'shared-contracts/remotes';
import { savesBytes } from 'shared-contracts/rotation/saves-data';
import { readToken } from 'shared-contracts/session';
import { matchPage } from './match-page.ts';

/** The state that loading a document would lose. */
type ShopState = {
  loader: Pick<RemoteLoader, 'state'>;
  queries: Pick<QueryClient, 'isMutating'>;
  store: Pick<ReturnType<typeof createStore>, 'get'>;
};

/**
 * SITE-58: whether the edge server's stored document shows a page sooner than the remote's scripts, which are not loaded yet, and its
 * data. False where a document would lose something: a mutation, a toast, the changes of a page that needs a login. False after a
 * failure, which the page shows itself, and offline, where the browser would show its own error page.
 */
export function isDocumentSooner(pathname: string, { loader, queries, store }: ShopState): boolean {
  const { page, needsLogin } = matchPage(pathname);
  const status = loader.state(page)?.status;
  if (status === 'ready' || status === 'failed' || splitModuleName(page).owner === SHELL_NAME) return false;
  const isPublic = !needsLogin && !matchPage(window.location.pathname).needsLogin;
  const isAtRest = queries.isMutating() === 0 && store.get(toastsState).length === 0;
  return isPublic && isAtRest && window.navigator.onLine;
}

/**
 * SITE-52: a touch, hover or focus on a link loads its page and prefetches its queries, unless a document is faster. A touch prefetches the
 * first query alone, the click the others. Elsewhere it loads the HTTP client, once. Off with Save-Data and over 2G (HOME-61).
 */
export function useWarmUp(): void {
  const loader = useRemoteLoader();
  const queries = useQueryClient();
  const store = useStore();
  useEffect(() => {
    if (savesBytes()) return;
    const ended = new AbortController();
    let isClientLoaded = false;
    let warmed: HTMLAnchorElement | null = null;
    function warmUp({
      type,
      target,
      pointerType,
    }: Pick<Event, 'type' | 'target'> & { pointerType?: string }): void {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      // One touch raises several events.
      if (link && link === warmed && type !== 'click') return;
      warmed = null;
      if (link && link.origin === location.origin && !link.target) {
        // The page's scripts would compete with the document that shows it.
        if (isDocumentSooner(link.pathname, { loader, queries, store })) return;
        warmed = link;
        // A touch may begin a scroll.
        const limit = pointerType === 'touch' && type !== 'click' ? 1 : undefined;
        warmUpPage(link, loader, queries, limit);
      } else if (!isClientLoaded && !opensLogin(target)) {
        isClientLoaded = true;
        warmUpHttp();
      }
    }
    for (const event of ['pointerover', 'focusin', 'click']) {
      // Before React renders the page of a click.
      document.addEventListener(event, warmUp, { capture: true, passive: true, signal: ended.signal });
    }
    return () => ended.abort();
  }, [loader, queries, store]);
}

/** Whether a click can only open the login, whose scripts must not wait for those of the HTTP client. */
function opensLogin(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null && readToken() === null;
}

/** @param limit the most queries to request: the first one is about the page's subject */
function warmUpPage(
  link: HTMLAnchorElement,
  loader: RemoteLoader,
  queries: QueryClient,
  limit: number | undefined,
): void {
  const { page: name, params, needsLogin, ownDocument } = matchPage(link.pathname);
  if (ownDocument || (needsLogin && !readToken())) return;
  const prefetch = (page: PageModule) => {
    const search = new URLSearchParams(link.search);
    const wanted = page.prefetch({ pathname: link.pathname, params, search }).slice(0, limit);
    for (const query of wanted) prefetchAhead(query, queries);
    for (const fragment of page.fragments ?? []) loader.load(fragment);
  };
  void warmUpSchemas();
  const unsubscribe = loader.subscribe(prefetchWhenReady);
  function prefetchWhenReady(): void {
    const state = loader.state(name);
    if (state?.status === 'loading') return;
    unsubscribe();
    // A page for customers requests its data at each visit, so it is not prefetched.
    if (state?.status === 'ready' && !needsLogin) prefetch(state.module);
  }
  loader.load(name);
  prefetchWhenReady();
}
