import { CHECKOUT_AHEAD } from 'shared-contracts/document';
import type { ModuleName, RemoteLoader } from 'shared-contracts/remotes';
import type { LinkedPageName, PageName } from 'shared-contracts/routes/pages';
import { readToken } from 'shared-contracts/session';
import { matchPage } from './match-page.ts';
import { pageTable } from './page-table.ts';

/** Bytes on the wire: a page loads at most 60 KB of scripts ahead. */
export const AHEAD_BUDGET = 61_440;

const CHECKOUT: LinkedPageName = 'cart-checkout/checkout';

/** Likely next pages, in the order of a purchase. */
const LIKELY: readonly LinkedPageName[] = ['catalog/shop', 'catalog/product', 'cart-checkout/cart'];

/** Likely next pages after particular ones, the likeliest first. */
const LIKELY_AFTER: Partial<Record<PageName, readonly LinkedPageName[]>> = {
  'catalog/product': ['cart-checkout/cart', 'catalog/shop', 'catalog/product'],
  'cart-checkout/cart': [CHECKOUT, 'catalog/product', 'catalog/shop'],
};

/** Chunks of the shell, each with its maximum size in bytes. */
const OWN_CHUNKS = { schemas: 10_000, 'federation runtime': 20_000 };
type OwnChunk = keyof typeof OWN_CHUNKS;

export type LoadAheadParts = {
  loader: RemoteLoader;
  /** Loads the code that starts remotes. */
  loadStarter: () => Promise<unknown>;
  /** Loaders of the validation of responses, and of Module Federation. */
  ownChunks: Readonly<Record<OwnChunk, () => Promise<unknown>>>;
  /** Paths of a module's scripts; none for a module of the shell. */
  filesOf: (name: string) => readonly string[];
  /** Paths of scripts that are loaded or requested. */
  requested: Set<string | null>;
  /** Resolves when the browser has nothing else to do. */
  idle: () => Promise<void>;
};

/**
 * SITE-51: once the page has loaded, its most likely next modules are loaded, and evaluated while it is idle: the pages whose links are in
 * view, the dialog that the header's buttons open, the schemas of their data. A file is requested with low priority, and cancelled if its
 * length does not fit.
 */
export class LoadAhead {
  readonly #parts: LoadAheadParts;
  readonly #inView = new Set<PageName>();
  readonly #observed = new WeakSet<Element>();
  readonly #tried = new Set<string>();
  readonly #links = new IntersectionObserver((entries) => this.#see(entries));
  /** The page that the budget counts for. */
  #page: PageName | undefined;
  #spent = 0;
  #isAtWork = false;
  #isAwaited = false;

  constructor(parts: LoadAheadParts) {
    this.#parts = parts;
  }

  /** @returns a function that stops watching the page */
  start(): () => void {
    const changes = new MutationObserver(() => void this.#lookWhenIdle());
    changes.observe(document.body, { childList: true, subtree: true });
    this.#look();
    return () => {
      changes.disconnect();
      this.#links.disconnect();
    };
  }

  /** Combines all changes until the page is idle into one look. */
  async #lookWhenIdle(): Promise<void> {
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    await this.#parts.idle();
    this.#isAwaited = false;
    this.#look();
  }

  #look(): void {
    this.#turnPage();
    for (const link of document.links) {
      if (this.#observed.has(link)) continue;
      this.#observed.add(link);
      this.#links.observe(link);
    }
  }

  /** Each page has a budget of its own. */
  #turnPage(): void {
    const { page } = matchPage(location.pathname);
    if (page === this.#page) return;
    this.#page = page;
    this.#spent = 0;
    this.#tried.clear();
    this.#inView.clear();
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      if (target.origin === location.origin && !target.target)
        this.#inView.add(matchPage(target.pathname).page);
    }
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    for (let name = this.#next(); name; name = this.#next()) {
      this.#tried.add(name);
      // The next visit, or the tap itself, tries again.
      await this.#load(name).catch((error: unknown) => console.warn(`${name} was not loaded ahead.`, error));
    }
    this.#isAtWork = false;
  }

  /** The most likely module that is not loaded yet. */
  #next(): ModuleName | OwnChunk | undefined {
    const { loader } = this.#parts;
    const isCustomer = readToken() !== null;
    const isMissing = (name: ModuleName | OwnChunk) =>
      !this.#tried.has(name) && (isOwnChunk(name) || !loader.state(name));
    const dialog = isCustomer ? 'cart-checkout/enter-cart' : 'account/login-dialog';
    // On a product the likeliest tap is to add it to the cart.
    if (this.#page === 'catalog/product' && !isCustomer && isMissing(dialog)) return dialog;
    // On a list the likeliest taps are its filters and its next page, which need no other module.
    if (this.#page === 'catalog/shop' && isMissing('schemas')) return 'schemas';
    const likely = (this.#page && LIKELY_AFTER[this.#page]) ?? LIKELY;
    const pages = likely.filter((page) => (needsLogin(page) ? isCustomer : this.#inView.has(page)));
    // Module Federation comes after what the likeliest tap needs, and loads all further modules.
    const [likeliest] = pages.filter(isMissing);
    if (likeliest && this.#tried.size === 0) return likeliest;
    const modules = pages.flatMap((page) => {
      const state = loader.state(page);
      return [page, ...(state?.status === 'ready' ? (state.module.fragments ?? []) : [])];
    });
    return (['schemas', 'federation runtime', ...modules, dialog] as const).find(isMissing);
  }

  async #load(name: ModuleName | OwnChunk): Promise<void> {
    const { loader, loadStarter, filesOf, idle } = this.#parts;
    if (isOwnChunk(name)) return this.#loadOwnChunk(name);
    const files = filesOf(name);
    const [fits] = await Promise.all([
      Promise.all(files.map((file) => this.#fetch(file))),
      files.length > 0 && this.#count(loadStarter),
    ]);
    if (fits.includes(false)) return;
    // Evaluated now, outside of the tap.
    await idle();
    if (!loader.state(name)) loader.load(name);
    if (name === CHECKOUT) requestCheckoutAhead();
  }

  /** @returns false if the file would go over the budget */
  async #fetch(file: string): Promise<boolean> {
    const { requested } = this.#parts;
    if (requested.has(file)) return true;
    const response = await fetch(file, { priority: 'low' });
    const length = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    if (this.#spent + length > AHEAD_BUDGET) {
      await response.body?.cancel();
      return false;
    }
    this.#spent += length;
    await response.arrayBuffer();
    requested.add(file);
    return true;
  }

  async #loadOwnChunk(name: OwnChunk): Promise<void> {
    if (this.#spent + OWN_CHUNKS[name] <= AHEAD_BUDGET) await this.#count(this.#parts.ownChunks[name]);
  }

  /** Counts a chunk of the shell after it has loaded, when its length is known. */
  async #count(load: () => Promise<unknown>): Promise<void> {
    const before = performance.now();
    await load();
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      if (entry.initiatorType === 'script' && entry.startTime >= before) this.#spent += entry.encodedBodySize;
    }
  }
}

/** Prefetches the checkout's document, which Place Order would otherwise wait for. Only Chromium supports the element. */
function requestCheckoutAhead(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = CHECKOUT_AHEAD;
  document.head.append(rules);
}

const needsLogin = (page: PageName) => pageTable()[page]?.needsLogin === true;

const isOwnChunk = (name: ModuleName | OwnChunk): name is OwnChunk => name in OWN_CHUNKS;
