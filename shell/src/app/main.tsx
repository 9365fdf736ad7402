import type { QueryClient } from '@tanstack/react-query';
import { SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { warmUpHttp, warmUpSchemas } from 'shared-contracts/http';
import { hasWorkInProgress, openLateSlices, type RemoteLoader } from 'shared-contracts/remotes';
import { savesBytes } from 'shared-contracts/rotation/saves-data';
import { readToken } from 'shared-contracts/session';
import { filesOf, publishedSet } from '../document/published-set.ts';
import { ownPages } from '../pages/own-pages.ts';
import { listenForOverlayKey } from '../regions/overlay-key.ts';
import {
  type BundlerRuntime,
  forgetFailedModules,
  giveUpHungChunks,
  makeRetryable,
} from '../remotes/bundler-runtime.ts';
import type { Federation } from '../remotes/federation.ts';
import { loadReactDom } from '../remotes/load-react-dom.ts';
import { LOAD_TIME_LIMIT } from '../remotes/module-store.ts';
import { listenForErrors } from '../reports/listen-for-errors.ts';
import { measureSome } from '../reports/measure-some.ts';
import { matchPage } from '../routing/match-page.ts';
import { type OwnPageName, setRemotePages } from '../routing/page-table.ts';
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

/** Paths of scripts that are there, or on their way: at first those that the document preloads. */
const requested = new Set(
  [...document.head.querySelectorAll('link[as="script"]')].map((link) => link.getAttribute('href')),
);

/** Once something has asked for it. */
let federation: Promise<Federation> | undefined;

/** The modules that were loaded without it. */
const firstModules: Promise<unknown>[] = [];

makeRetryable(Object.assign(__webpack_require__, { c: require.cache }));

listenForErrors();
listenForOverlayKey();

const { first, address, pages } = publishedSet();
setRemotePages(pages);
// The shopper may have gone on since (SITE-46).
const { page, needsLogin, ownDocument } = matchPage(address ? urlOf(address).pathname : location.pathname);
const isRendered = document.getElementById('root')?.hasChildNodes();
// A document rendered without its page hydrates with the page's skeleton. An empty document waits for the page.
const named = isRendered || first.length > 0 ? first : [page];
// A page that needs a login is not loaded without a token, so the document's skeleton of it cannot be hydrated.
const isRefused = needsLogin && !readToken();
// The document has no data of a customer: the browser requests it once the page is hydrated (SESS-17).
if (needsLogin && !isRefused) warmUpHttp();
void startShop(loadModule, isRefused ? [] : named, loadReactDom(), { hydrates: !isRefused, address }).then(
  ({ queries, loader, store }) => {
    watchForNewerSet(queries);
    void prepareTaps(loader, store);
  },
);

/** What starts the remotes of the first paint. */
function loadFirstRemotes() {
  return import(/* webpackChunkName: "first-remotes" */ '../remotes/first-remotes.ts');
}

/** Module Federation's runtime with the shared packages. */
function loadFederation(): Promise<Federation> {
  federation ??= startFederation();
  federation.catch(() => {
    federation = undefined;
  });
  return federation;
}

async function startFederation(): Promise<Federation> {
  const [{ providedPackages }, { Federation }] = await Promise.all([
    loadFirstRemotes(),
    import(/* webpackChunkName: "federation" */ '../remotes/federation.ts'),
  ]);
  // It lends its runtime to entries that run later. One that is on its way would get it without the packages.
  await Promise.allSettled(firstModules);
  return new Federation(providedPackages);
}

/** Loads `catalog/shop` from its remote, and `shell/home` from the shell itself. A retry begins with fresh requests. */
async function loadModule(name: string, isRetry: boolean): Promise<unknown> {
  forgetFailedModules();
  if (isRetry) giveUpHungChunks();
  const { owner, module } = splitModuleName(name);
  if (owner === SHELL_NAME) return (await ownPages[name as OwnPageName]()).default;
  const remote = publishedSet().remotes[owner];
  if (!remote) throw new Error(`No release of ${owner}.`);
  requestFiles(name);
  const loadFederated = async () => (await loadFederation()).load(remote, module);
  const loadFirst = () => {
    const first = loadFirstRemotes().then((remotes) => remotes.loadFirst(remote, module));
    firstModules.push(first);
    return first;
  };
  const startedAt = performance.now();
  const loaded = await (isRetry || federation || remote.entryType ? loadFederated : loadFirst)().catch(
    (error: unknown) => {
      // No automatic retry after a timeout: the shopper would wait twice as long.
      if (performance.now() - startedAt >= LOAD_TIME_LIMIT) throw error;
      // The browser reuses a failed preload for the first attempt, so a second one is needed.
      forgetFailedModules();
      return loadFederated();
    },
  );
  // For the overlay of regions, and for the profiler of a browser.
  performance.measure(name, { start: startedAt });
  if (loaded?.default === undefined) throw new Error(`${name} has no default export.`);
  return loaded.default;
}

/** Long after the start, because a document is new then (PROM-138). */
function watchForNewerSet(queries: QueryClient): void {
  const watch = async () => {
    const { LiveSetWatch } = await import(/* webpackChunkName: "newer-set" */ '../document/newer-set.ts');
    new LiveSetWatch(() => queries.isMutating() > 0, hasWorkInProgress).start();
  };
  setTimeout(() => void watch().catch(() => watchForNewerSet(queries)), WATCH_AFTER);
}

/**
 * Requests all files of a module at once. Otherwise its chunk waits for its remote's entry, which waits for the runtime. The scripts that
 * follow take them from the browser's cache, and check them.
 */
function requestFiles(name: string): void {
  for (const path of filesOf(name)) {
    if (requested.has(path)) continue;
    requested.add(path);
    // A response that is not read may be cancelled.
    fetch(path).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
  }
}

/** Once the document has loaded: the next page must not compete with this one (SITE-51). */
async function prepareTaps(loader: RemoteLoader, store: AppProps['store']): Promise<void> {
  // The other pages are not shown in a document of its own.
  const loadAhead = !ownDocument && !savesBytes() && importLoadAhead();
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const LoadAhead = loadAhead && (await loadAhead);
  const ownChunks = { schemas: warmUpSchemas, 'federation runtime': loadFederation };
  const loads = { loader, loadStarter: loadFirstRemotes, ownChunks };
  if (LoadAhead) new LoadAhead({ ...loads, filesOf, requested, idle }).start();
  await idle();
  openLateSlices();
  measureSome();
  // The checkout runs no script that it can do without (PAY-17).
  if (ownDocument) return;
  // Without it the heart leads to the shortlist all the same.
  void import(/* webpackChunkName: "kept-products" */ '../frame/follow-shortlist.ts')
    .then(({ followShortlist }) => followShortlist(store))
    .catch(() => undefined);
}

async function importLoadAhead() {
  try {
    const { LoadAhead } = await import(/* webpackChunkName: "load-ahead" */ '../routing/load-ahead.ts');
    return LoadAhead;
  } catch (error) {
    console.warn('Nothing is loaded ahead.', error);
    return undefined;
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT });
    else setTimeout(resolve, IDLE_LIMIT);
  });
}
