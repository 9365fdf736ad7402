import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { prefetchAhead, warmUpHttp, warmUpSchemas } from 'shared-contracts/http';
import { type PageModule, type RemoteLoader, useRemoteLoader } from 'shared-contracts/remotes';
import { savesBytes } from 'shared-contracts/rotation/saves-data';
import { readToken } from 'shared-contracts/session';
import { isDocumentSooner } from './document-sooner.ts';
import { matchPage } from './match-page.ts';

/**
 * A touch, hover or focus on a link loads its page and prefetches its queries, unless a document shows it sooner; on anything else, the
 * HTTP client, once. Nothing of it with Save-Data or over 2G (HOME-61).
 */
export function useWarmUp(): void {
  const loader = useRemoteLoader();
  const queries = useQueryClient();
  const store = useStore();
  useEffect(() => {
    if (savesBytes()) return;
    const ended = new AbortController();
    let isClientLoaded = false;
    function warmUp({ target }: Event): void {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && link.origin === location.origin && !link.target) {
        // Its scripts would compete with the document that shows it.
        if (!isDocumentSooner(link.pathname, { loader, queries, store })) warmUpPage(link, loader, queries);
      } else if (!isClientLoaded && !opensLogin(target)) {
        isClientLoaded = true;
        warmUpHttp();
      }
    }
    for (const event of ['pointerover', 'focusin']) {
      document.addEventListener(event, warmUp, { passive: true, signal: ended.signal });
    }
    return () => ended.abort();
  }, [loader, queries, store]);
}

/** A visitor's button opens the login at most, whose scripts must not wait for the client's. */
function opensLogin(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null && readToken() === null;
}

function warmUpPage(link: HTMLAnchorElement, loader: RemoteLoader, queries: QueryClient): void {
  const { page: name, params, needsLogin, ownDocument } = matchPage(link.pathname);
  if (ownDocument || (needsLogin && !readToken())) return;
  const prefetch = (page: PageModule) => {
    const search = new URLSearchParams(link.search);
    for (const query of page.prefetch({ pathname: link.pathname, params, search }))
      prefetchAhead(query, queries);
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
