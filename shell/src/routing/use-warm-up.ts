import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { warmUpHttp } from 'shared-contracts/http';
import { type PageModule, type RemoteLoader, useRemoteLoader } from 'shared-contracts/remotes';
import { savesData } from 'shared-contracts/rotation/saves-data';
import { matchPage } from './match-page.ts';

/**
 * Hover or focus on a link loads its page and prefetches its queries. The first hover or focus loads the HTTP client. Nothing of it with
 * Save-Data (HOME-61).
 */
export function useWarmUp(): void {
  const loader = useRemoteLoader();
  const queries = useQueryClient();
  useEffect(() => {
    if (savesData()) return;
    const ended = new AbortController();
    function warmUp({ target }: Event): void {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && link.origin === location.origin && !link.target) warmUpPage(link, loader, queries);
    }
    for (const event of ['pointerover', 'focusin']) {
      document.addEventListener(event, warmUpHttp, { passive: true, once: true, signal: ended.signal });
      document.addEventListener(event, warmUp, { passive: true, signal: ended.signal });
    }
    return () => ended.abort();
  }, [loader, queries]);
}

function warmUpPage(link: HTMLAnchorElement, loader: RemoteLoader, queries: QueryClient): void {
  const { page: name, params, needsLogin } = matchPage(link.pathname);
  if (needsLogin) return;
  const prefetch = (page: PageModule) => {
    const search = new URLSearchParams(link.search);
    for (const query of page.prefetch({ pathname: link.pathname, params, search })) {
      void queries.prefetchQuery(query);
    }
  };
  const unsubscribe = loader.subscribe(prefetchWhenReady);
  function prefetchWhenReady(): void {
    const state = loader.state(name);
    if (state?.status === 'loading') return;
    unsubscribe();
    if (state?.status === 'ready') prefetch(state.module);
  }
  loader.load(name);
  prefetchWhenReady();
}
