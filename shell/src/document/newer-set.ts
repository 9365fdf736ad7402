import { LIVE_SET_PATH, type LiveSet, SHELL_NAME } from 'shared-contracts/document';
import { matchPage } from '../routing/match-page.ts';
import { DEVELOPMENT, publishedSet } from './published-set.ts';

/** Milliseconds between two requests of a visible tab: a release that was taken back reaches it within a minute (PROM-138). */
const CHECK_INTERVAL = 40_000;

/** Milliseconds. */
const REQUEST_LIMIT = 5_000;

/**
 * Keeps an open tab from running on old releases for long. A document keeps its set for as long as it is open, also for chunks
 * that are loaded later. Once another set is live, the next link loads a new document. If a release of this document was taken
 * back, the tab reloads as soon as that interrupts nothing. The checkout is left alone: it has a document of its own anyway.
 */
export class LiveSetWatch {
  readonly #isBusy: () => boolean;
  readonly #hasWork: () => boolean;
  readonly #own = ownReleases();
  readonly #ended = new AbortController();
  #isOutdated = false;
  #isWithdrawn = false;
  /** The path of the page on which the shopper last filled in a field. */
  #typedAt: string | undefined;
  #checkedAt = Date.now();

  /**
   * @param isBusy whether a request that changes something is under way
   * @param hasWork whether a reload would lose what the shopper has made
   */
  constructor(isBusy: () => boolean, hasWork: () => boolean) {
    this.#isBusy = isBusy;
    this.#hasWork = hasWork;
  }

  /** @returns a function that stops it */
  start(): () => void {
    const { signal } = this.#ended;
    const timer = setInterval(() => {
      this.#leaveWithdrawn();
      void this.#check();
    }, CHECK_INTERVAL);
    const onShow = () => {
      if (Date.now() - this.#checkedAt >= CHECK_INTERVAL / 4) void this.#check();
    };
    const onInput = () => {
      this.#typedAt = window.location.pathname;
    };
    const onClick = (event: MouseEvent) => this.#leaveByDocument(event);
    document.addEventListener('visibilitychange', onShow, { signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    document.addEventListener('input', onInput, { capture: true, signal });
    void this.#check();
    return () => {
      clearInterval(timer);
      this.#ended.abort();
    };
  }

  async #check(): Promise<void> {
    if (document.hidden || isInCheckout()) return;
    this.#checkedAt = Date.now();
    const set = await liveSet();
    if (!set || this.#ended.signal.aborted) return;
    const outdated = this.#own.filter(([id, hash]) => set.live[id] !== hash);
    this.#isOutdated = outdated.length > 0;
    this.#isWithdrawn = outdated.some(([id, hash]) => set.withdrawn.includes(`${id}/${hash}`));
    this.#leaveWithdrawn();
  }

  #leaveWithdrawn(): void {
    const hasTyped = this.#typedAt === window.location.pathname;
    const isInterrupting = hasTyped || this.#isBusy() || this.#hasWork() || isInCheckout() || isFillingIn();
    if (this.#isWithdrawn && !isInterrupting) window.location.reload();
  }

  #leaveByDocument(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    if (link.pathname === window.location.pathname) return;
    // The router listens further down: if the click does not reach it, the browser follows the link.
    if (this.#isOutdated && !this.#isBusy()) event.stopPropagation();
  }
}

const isInCheckout = () => matchPage(window.location.pathname).ownDocument;

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

function isFillingIn(): boolean {
  return document.querySelector('dialog[open], :is(input, select, textarea):focus') !== null;
}
