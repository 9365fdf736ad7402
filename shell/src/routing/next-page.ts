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

/** What the shop would lose with its document. */
type ShopState = {
  loader: Pick<RemoteLoader, 'state'>;
  queries: Pick<QueryClient, 'isMutating'>;
  store: Pick<ReturnType<typeof createStore>, 'get'>;
};

/**
 * SITE-58: whether a page is shown sooner by its document, which the edge server has kept, than by a remote's scripts that are not there yet
 * and by its data. Not where a document would lose something: a mutation, a toast, the changes of a page that needs a login. A page that
 * failed shows its failure, and without a network so does every page: the browser would show its own.
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
 * SITE-52: a touch, hover or focus on a link loads its page and prefetches its queries, those of a touch but the first with the click,
 * unless a document shows it sooner; on anything else, the HTTP client, once. Nothing of it with Save-Data or over 2G (HOME-61).
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

/** A visitor's button opens at most the login, whose scripts must not wait for those of the HTTP client. */
function opensLogin(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null && readToken() === null;
}

/** @param limit how many of its queries are requested at most: the first one is about the page's subject */
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
    // What a customer pays is requested at each visit.
    if (state?.status === 'ready' && !needsLogin) prefetch(state.module);
  }
  loader.load(name);
  prefetchWhenReady();
}
