import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { toastsState } from 'shared-contracts/frame';
import type { RemoteLoader } from 'shared-contracts/remotes';
import { matchPage } from './match-page.ts';

/** What the shop would lose with its document. */
export type ShopState = {
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
