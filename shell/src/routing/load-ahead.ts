import type { ModuleName, PageName, RemoteLoader } from 'shared-contracts/remotes';
import { readToken } from 'shared-contracts/session';
import { matchPage } from './match-page.ts';

/** Bytes on the wire of the scripts that a page loads ahead at most. */
export const AHEAD_BUDGET = 60_000;

/** Likely next pages, the likeliest first: the way of a purchase. */
const LIKELY: readonly PageName[] = ['catalog/shop', 'catalog/product', 'cart-checkout/cart'];

export type LoadAheadParts = {
  loader: RemoteLoader;
  /** Loads Module Federation's runtime. */
  loadRuntime: () => Promise<unknown>;
  /** Loads what validates responses. */
  loadSchemas: () => Promise<unknown>;
  /** Paths of a module's scripts; none for a module of the shell. */
  filesOf: (name: string) => readonly string[];
  /** Paths of scripts that are there, or on their way. */
  requested: Set<string | null>;
  /** Resolves when the browser has nothing else to do. */
  idle: () => Promise<void>;
};

/**
 * HOME-61: while the page is idle, its most likely next modules are loaded and evaluated, one after another: the pages whose links are in
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
    const changes = new MutationObserver(() => void this.#look());
    changes.observe(document.body, { childList: true, subtree: true });
    void this.#look();
    return () => {
      changes.disconnect();
      this.#links.disconnect();
    };
  }

  /** Finds new links, once for all changes until the page is idle. */
  async #look(): Promise<void> {
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    await this.#parts.idle();
    this.#isAwaited = false;
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
      await this.#parts.idle();
      // The next visit, or the tap itself, tries again.
      await this.#load(name).catch((error: unknown) => console.warn(`${name} was not loaded ahead.`, error));
    }
    this.#isAtWork = false;
  }

  #next(): ModuleName | typeof SCHEMAS | undefined {
    const { loader } = this.#parts;
    const isCustomer = readToken() !== null;
    const pages = LIKELY.filter((page) =>
      page === 'cart-checkout/cart' ? isCustomer : this.#inView.has(page),
    );
    const fragments = pages.flatMap((page) => {
      const state = loader.state(page);
      return state?.status === 'ready' ? (state.module.fragments ?? []) : [];
    });
    const dialog = isCustomer ? 'cart-checkout/enter-cart' : 'account/login-dialog';
    const wanted = [...pages, ...fragments, dialog, SCHEMAS] as const;
    return wanted.find((name) => !this.#tried.has(name) && (name === SCHEMAS || !loader.state(name)));
  }

  async #load(name: ModuleName | typeof SCHEMAS): Promise<void> {
    const { loader, loadRuntime, loadSchemas, filesOf, idle } = this.#parts;
    if (name === SCHEMAS) return this.#count(loadSchemas);
    const files = filesOf(name);
    const [fits] = await Promise.all([
      Promise.all(files.map((file) => this.#fetch(file))),
      files.length > 0 && this.#count(loadRuntime),
    ]);
    if (fits.includes(false)) return;
    // Evaluated now, outside of the tap.
    await idle();
    if (!loader.state(name)) loader.load(name);
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

  /** The lengths of the shell's own chunks are known when they have come. */
  async #count(load: () => Promise<unknown>): Promise<void> {
    const before = performance.now();
    await load();
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      if (entry.initiatorType === 'script' && entry.startTime >= before) this.#spent += entry.encodedBodySize;
    }
  }
}

const SCHEMAS = 'schemas';
