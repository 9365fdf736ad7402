import type { QueryClient } from '@tanstack/react-query';
import { SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { warmUpHttp } from 'shared-contracts/http';
import { whenUsed } from 'shared-contracts/remotes';
import { readToken } from 'shared-contracts/session';
import { publishedSet } from '../document/published-set.ts';
import { type OwnPageName, ownPages } from '../pages/own-pages.ts';
import {
  type BundlerRuntime,
  forgetFailedModules,
  giveUpHungChunks,
  makeRetryable,
} from '../remotes/bundler-runtime.ts';
import { loadReactDom } from '../remotes/load-react-dom.ts';
import { LOAD_TIME_LIMIT } from '../remotes/module-store.ts';
import { listenForErrors } from '../reports/listen-for-errors.ts';
import { matchPage } from '../routing/match-page.ts';
import { urlOf } from '../routing/shop-router.tsx';
import { startShop } from './start-shop.tsx';

/** The bundler's runtime in the shell's own files. `require.cache` makes the bundler keep its cache accessible. */
declare const __webpack_require__: BundlerRuntime;
declare const require: { cache: BundlerRuntime['c'] };

/** Milliseconds. What the first interaction needs takes its turns before that. */
const IDLE_LIMIT = 2_000;

/** Milliseconds. */
const WATCH_AFTER = 30_000;

makeRetryable(Object.assign(__webpack_require__, { c: require.cache }));

listenForErrors();

const { first, address } = publishedSet();
// The shopper may have gone on since (SITE-46).
const { page, needsLogin } = matchPage(address ? urlOf(address).pathname : location.pathname);
const isRendered = document.getElementById('root')?.hasChildNodes();
// A document rendered without its page hydrates with the page's skeleton. An empty document waits for the page.
const named = isRendered || first.length > 0 ? first : [page];
// A page that needs a login is not loaded without a token, so the document's skeleton of it cannot be hydrated.
const isRefused = needsLogin && !readToken();
// The document has no data of a customer: the browser requests it once the page is hydrated (SESS-17).
if (needsLogin && !isRefused) warmUpHttp();
void startShop(loadModule, isRefused ? [] : named, loadReactDom(), { hydrates: !isRefused, address }).then(
  (queries) => {
    watchForNewerSet(queries);
    // The next page, or a fragment further down on this one, comes from a remote. The first view alone needs none (HOME-60). A failed
    // request is repeated with the first remote.
    whenUsed(() => whenIdle(() => void loadFederation().catch(() => undefined)));
  },
);

/** Module Federation's runtime with the shared packages. */
function loadFederation() {
  return import(/* webpackChunkName: "federation" */ '../remotes/federation.ts');
}

/** Loads `catalog/shop` from its remote, and `shell/home` from the shell itself. A retry begins with fresh requests. */
async function loadModule(name: string, isRetry: boolean): Promise<unknown> {
  forgetFailedModules();
  if (isRetry) giveUpHungChunks();
  const { owner, module } = splitModuleName(name);
  if (owner === SHELL_NAME) return (await ownPages[name as OwnPageName]()).default;
  const remote = publishedSet().remotes[owner];
  if (!remote) throw new Error(`No release of ${owner}.`);
  const { loadFederated } = await loadFederation();
  const loadOnce = () => loadFederated(`${remote.name}/${module}`);
  const startedAt = performance.now();
  const loaded = await loadOnce().catch((error: unknown) => {
    // No automatic retry after a timeout: the shopper would wait twice as long.
    if (performance.now() - startedAt >= LOAD_TIME_LIMIT) throw error;
    // The browser reuses a failed preload for the first attempt, so a second one is needed.
    forgetFailedModules();
    return loadOnce();
  });
  if (loaded?.default === undefined) throw new Error(`${name} has no default export.`);
  return loaded.default;
}

/** Long after the start, because a document is new then (PROM-138). */
function watchForNewerSet(queries: QueryClient): void {
  const watch = async () => {
    const { LiveSetWatch } = await import(/* webpackChunkName: "newer-set" */ '../document/newer-set.ts');
    new LiveSetWatch(() => queries.isMutating() > 0).start();
  };
  setTimeout(() => void watch().catch(() => watchForNewerSet(queries)), WATCH_AFTER);
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_LIMIT });
  else setTimeout(act, IDLE_LIMIT);
}
