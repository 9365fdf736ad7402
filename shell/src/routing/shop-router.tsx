import { type ReactNode, startTransition, useEffectEvent, useLayoutEffect, useState } from 'react';
// biome-ignore lint/style/noRestrictedImports: the shell alone makes the router, so the shared facade leaves these out
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import type { Location } from 'react-router-dom';
import type { PageParameters } from 'shared-contracts/document';
import { matchPage } from './match-page.ts';
import { isInOtherDocument } from './use-own-document.ts';
import { TO_TOP } from './use-scroll-position.ts';

export type RenderedAddress = {
  /** Path and query. */
  address: string;
  /** The parameters that its page reads; undefined if it may read any. */
  parameters: PageParameters | undefined;
};

export type ShopRouterProps = {
  /** Undefined where nothing is hydrated. */
  rendered: RenderedAddress | undefined;
  /** The canonical address of a non-canonical one, if it is known before the page is rendered. */
  redirectOf?: (address: string) => string | undefined;
  /** Whether the page of a path is shown sooner by its document. */
  isDocumentSooner?: (pathname: string) => boolean;
  children: ReactNode;
};

/**
 * SITE-46: the browser's router. Back or Forward can change the address before the shop starts or while it is hydrated. The browser
 * then keeps the document, because those history entries belong to it. The first rendering uses the location that the document
 * shows, whatever the address is by then. Once that rendering is committed, the shop follows the address.
 */
export function ShopRouter({ rendered, redirectOf, isDocumentSooner, children }: ShopRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setShown] = useState(() => ({
    action: history.action,
    location: firstLocation(rendered, history.location),
  }));

  const [navigator] = useState(() => withDocuments(history, isDocumentSooner));

  const follow = useEffectEvent(() => {
    const { pathname, search } = history.location;
    // Otherwise the page would render empty under this address before it redirects.
    const canonical = redirectOf?.(pathname + search);
    if (canonical) window.history.replaceState(window.history.state, '', canonical);
    const next = { action: history.action, location: history.location };
    // Another page is rendered at once, if only as its skeleton: as a transition, its data would interrupt and restart it.
    if (matchPage(next.location.pathname).page !== matchPage(location.pathname).page) setShown(next);
    else startTransition(() => setShown(next));
  });

  useLayoutEffect(() => {
    const stop = history.listen(() => follow());
    const { action, location } = history;
    startTransition(() =>
      setShown((first) => (isSameStep(first.location, location) ? first : { action, location })),
    );
    return stop;
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type To = Parameters<BrowserHistory['push']>[0];

/** Loads a document where a page needs one of its own (CHECK-9), and where it is shown sooner by one. */
function withDocuments(
  history: BrowserHistory,
  isDocumentSooner: ShopRouterProps['isDocumentSooner'],
): BrowserHistory {
  const urlOfStep = (to: To) => new URL(history.createHref(to), window.location.href);
  return {
    ...history,
    push(to, state) {
      const { pathname, href } = urlOfStep(to);
      // Loading a document loses the router's state, except for `TO_TOP`: a document starts at its top anyway.
      const isStateless = state === undefined || state === null || state === TO_TOP;
      const isSooner = isStateless && isDocumentSooner?.(pathname);
      if (isSooner || isInOtherDocument(pathname)) window.location.assign(href);
      else history.push(to, state);
    },
    replace(to, state) {
      const { pathname, href } = urlOfStep(to);
      if (isInOtherDocument(pathname)) window.location.replace(href);
      else history.replace(to, state);
    },
  };
}

/** The key of the document's location after the shopper has left it. No history entry has this key. */
const LEFT_KEY = 'left';

function firstLocation(rendered: RenderedAddress | undefined, current: Location): Location {
  if (!rendered || isShown(rendered, current)) return current;
  const { pathname, search } = urlOf(rendered.address);
  return { pathname, search, hash: '', state: null, key: LEFT_KEY };
}

/** The address of the first rendering: the browser's own, unless the shopper has left what the document shows. */
export function firstAddress(
  rendered: RenderedAddress | undefined,
  current: Pick<Location, 'pathname' | 'search'>,
): string {
  return rendered && !isShown(rendered, current) ? rendered.address : current.pathname + current.search;
}

/** Whether the document shows a location. Parameters that the page does not read, escapes and flag values make no difference. */
function isShown(
  { address, parameters }: RenderedAddress,
  current: Pick<Location, 'pathname' | 'search'>,
): boolean {
  const { pathname, searchParams } = urlOf(address);
  const read = [...new URLSearchParams(current.search)]
    .filter(([name]) => !parameters || Object.hasOwn(parameters, name))
    .map(([name, value]) => [name, parameters?.[name] === 'flag' ? '' : value]);
  return (
    pageOf(pathname) === pageOf(current.pathname) &&
    JSON.stringify(read) === JSON.stringify([...searchParams])
  );
}

function pageOf(pathname: string): string {
  const { page, params } = matchPage(pathname);
  return JSON.stringify([page, params]);
}

function isSameStep(one: Location, other: Location): boolean {
  return one.key === other.key && one.pathname === other.pathname && one.search === other.search;
}

/** An address of the shop as a URL, whose host has no meaning. */
export function urlOf(address: string): URL {
  return new URL(address, 'http://shop.invalid');
}
