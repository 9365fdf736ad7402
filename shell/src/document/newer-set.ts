import { LIVE_SET_PATH, type LiveSet, SHELL_NAME } from 'shared-contracts/document';
import { matchPage } from '../routing/match-page.ts';
import { publishedSet } from './published-set.ts';

/** Milliseconds between two requests of a visible tab: a release that was taken back reaches it within a minute (PROM-138). */
const CHECK_INTERVAL = 40_000;

/** Milliseconds. */
const REQUEST_LIMIT = 5_000;

/** A remote that is served from a developer's machine has no hash. */
const DEVELOPMENT = 'development';

/**
 * Keeps an open tab from running on old releases for long. A document keeps its set for its life, chunks that are loaded later
 * included. Once another set is live, the next link loads a document. If a release of this document was taken back, the tab reloads as soon as
 * that interrupts nothing. The checkout is left alone: it is entered and left by loading a document.
 * @param isBusy whether a request that changes something is under way
 * @returns a function that stops it
 */
export function watchLiveSet(isBusy: () => boolean): () => void {
  const own = ownReleases();
  const ended = new AbortController();
  const { signal } = ended;
  let isOutdated = false;
  let isWithdrawn = false;
  /** The path of the page on which the shopper last filled in a field. */
  let typedAt: string | undefined;
  let checkedAt = Date.now();

  const isInCheckout = () => matchPage(window.location.pathname).ownDocument;

  async function check(): Promise<void> {
    if (document.hidden || isInCheckout()) return;
    checkedAt = Date.now();
    const set = await liveSet();
    if (!set || signal.aborted) return;
    const outdated = own.filter(([id, hash]) => set.live[id] !== hash);
    isOutdated = outdated.length > 0;
    isWithdrawn = outdated.some(([id, hash]) => set.withdrawn.includes(`${id}/${hash}`));
    leaveWithdrawn();
  }

  function leaveWithdrawn(): void {
    const isInterrupting =
      typedAt === window.location.pathname || isBusy() || isInCheckout() || isFillingIn();
    if (isWithdrawn && !isInterrupting) window.location.reload();
  }

  const timer = setInterval(() => {
    leaveWithdrawn();
    void check();
  }, CHECK_INTERVAL);

  const onShow = () => {
    if (Date.now() - checkedAt >= CHECK_INTERVAL / 4) void check();
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    if (link.pathname === window.location.pathname) return;
    // The router handles clicks further down; without it the browser follows the link.
    if (isOutdated && !isBusy()) event.stopPropagation();
  };
  const onInput = () => {
    typedAt = window.location.pathname;
  };
  document.addEventListener('visibilitychange', onShow, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('input', onInput, { capture: true, signal });
  void check();
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}

/** `[id, content hash]` of each release that this document runs on. */
function ownReleases(): [id: string, hash: string][] {
  const { shell, remotes } = publishedSet();
  const ids = Object.entries(remotes).map(([id, { version }]): [string, string] => [id, version]);
  return [[SHELL_NAME, shell] satisfies [string, string], ...ids].filter(([, hash]) => hash !== DEVELOPMENT);
}

/** Undefined without a response of that shape: the tab stays as it is. */
async function liveSet(): Promise<LiveSet | undefined> {
  try {
    const signal = AbortSignal.timeout(REQUEST_LIMIT);
    const response = await fetch(LIVE_SET_PATH, { cache: 'no-store', signal });
    if (!response.ok) return undefined;
    const { live, withdrawn }: Partial<LiveSet> = await response.json();
    return live && Array.isArray(withdrawn) ? { live, withdrawn } : undefined;
  } catch {
    return undefined;
  }
}

/** A dialog is open, or a field has the focus. */
function isFillingIn(): boolean {
  return document.querySelector('dialog[open], :is(input, select, textarea):focus') !== null;
}
