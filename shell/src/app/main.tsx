import type { QueryClient } from '@tanstack/react-query';
import { warmUpHttp, warmUpSchemas } from 'shared-contracts/http';
import { hasWorkInProgress, openLateSlices, type RemoteLoader } from 'shared-contracts/remotes';
import { savesBytes } from 'shared-contracts/rotation/saves-data';
import { readToken } from 'shared-contracts/session';
import { filesOf, publishedSet } from '../document/published-set.ts';
import { listenForOverlayKey } from '../regions/overlay-key.ts';
import { type BundlerRuntime, makeRetryable } from '../remotes/bundler-runtime.ts';
import { loadReactDom } from '../remotes/load-react-dom.ts';
import { loadFirstRemotes, ModuleLoader } from '../remotes/module-loader.ts';
import { listenForErrors } from '../reports/listen-for-errors.ts';
import { measureSome } from '../reports/measure-some.ts';
import { matchPage } from '../routing/match-page.ts';
import { setRemotePages } from '../routing/page-table.ts';
import { urlOf } from '../routing/shop-router.tsx';
import type { AppProps } from './app.tsx';
import { startShop } from './start-shop.tsx';

/** The bundler's runtime in the shell's own files. `require.cache` makes the bundler keep its cache accessible. */
declare const __webpack_require__: BundlerRuntime;
declare const require: { cache: BundlerRuntime['c'] };

/** Milliseconds after which a page counts as idle. Safari has no idle callbacks. */
const IDLE_LIMIT = 2_000;

/** Milliseconds. */
const WATCH_AFTER = 30_000;

makeRetryable(Object.assign(__webpack_require__, { c: require.cache }));

listenForErrors();
listenForOverlayKey();

const { first, address, pages } = publishedSet();
setRemotePages(pages);
// The shopper may have moved on since (SITE-46).
const { page, needsLogin, ownDocument } = matchPage(address ? urlOf(address).pathname : location.pathname);
const isRendered = document.getElementById('root')?.hasChildNodes();
// A document rendered without its page hydrates with the page's skeleton. An empty document waits for the page.
const named = isRendered || first.length > 0 ? first : [page];
// A page that needs a login is not loaded without a token, so the document's skeleton of it cannot be hydrated.
const isRefused = needsLogin && !readToken();
// The document has no data of a customer: the browser requests it once the page is hydrated (SESS-17).
if (needsLogin && !isRefused) warmUpHttp();
const modules = new ModuleLoader();
void startShop(modules.load, isRefused ? [] : named, loadReactDom(), { hydrates: !isRefused, address }).then(
  ({ queries, loader, store }) => {
    watchForNewerSet(queries);
    void prepareTaps(loader, store);
  },
);

/** Starts the watch some time after the page, because a document that has just been loaded is up to date (PROM-138). */
function watchForNewerSet(queries: QueryClient): void {
  const watch = async () => {
    const { LiveSetWatch } = await import(/* webpackChunkName: "newer-set" */ '../document/newer-set.ts');
    new LiveSetWatch(() => queries.isMutating() > 0, hasWorkInProgress).start();
  };
  setTimeout(() => void watch().catch(() => watchForNewerSet(queries)), WATCH_AFTER);
}

/** Waits until the document has loaded: the next page must not compete with this one (SITE-51). */
async function prepareTaps(loader: RemoteLoader, store: AppProps['store']): Promise<void> {
  // A page with a document of its own shows no other page, so it loads none ahead.
  const chunk =
    !ownDocument &&
    !savesBytes() &&
    import(/* webpackChunkName: "load-ahead" */ '../routing/load-ahead.ts').catch((error: unknown) =>
      console.warn('Nothing is loaded ahead.', error),
    );
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const loaded = chunk && (await chunk);
  const { requested, federation } = modules;
  const ownChunks = { schemas: warmUpSchemas, 'federation runtime': federation };
  const parts = { loader, loadStarter: loadFirstRemotes, ownChunks, filesOf, requested, idle };
  if (loaded) new loaded.LoadAhead(parts).start();
  await idle();
  openLateSlices();
  measureSome();
  // The checkout runs no script that it can do without (PAY-17).
  if (ownDocument) return;
  // Without this script the heart still leads to the shortlist.
  void import(/* webpackChunkName: "kept-products" */ '../frame/follow-shortlist.ts')
    .then(({ followShortlist }) => followShortlist(store))
    .catch(() => undefined);
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT });
    else setTimeout(resolve, IDLE_LIMIT);
  });
}
