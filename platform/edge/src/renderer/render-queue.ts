import { LRUCache } from 'lru-cache';

/** Pages that a thread renders at once. While some wait for their data, others are rendered. */
const AT_ONCE = 16;
/** At most this many of one page, so that a place for another page is soon free. */
const OF_ONE_PAGE = 6;
/** The share of a page's time limit beyond which a rendering shows that the machine is busy. */
const BUSY_SHARE = 0.5;
/** Milliseconds between two changes of what choices may take, down and up. */
const FEWER_AFTER_MS = 100;
const MORE_AFTER_MS = 500;
/** Requests of one visitor for one page that may wait. */
const WAITING_OF_VISITOR = 20;

/** Ends the name of a page whose address is a choice: it takes turns of its own. */
const CHOICE = ' ?';

const MAX_STRAYS = 10_000;
const STRAY_FOR_MS = 60_000;

/** Who asks for what: the queue takes turns between pages, and between the visitors of a page. */
export interface RenderRequester {
  /** The page's name, such as `catalog/shop`. */
  page: string;
  /** The visitor's network address. */
  visitor: string;
  /** Whether it is one of countless addresses, such as those of filters: on a busy machine, these are rendered one by one. */
  isChoice?: boolean;
  /** The id of the visitor's request. */
  requestId?: string | undefined;
}

/** No place was free in time: the renderer has more to do than it can. */
export class NoPlace extends Error {}

interface Waiting {
  begin(): void;
}

/** Waiting requests by visitor. A `Map` keeps the order of insertion, which is the order of turns. */
type Visitors = Map<string, Set<Waiting>>;

/** Shares out the renderer, so that many requests for one page, or of one visitor, do not delay the others. */
export class RenderQueue {
  readonly #limit: number;
  readonly #pages = new Map<string, Visitors>();
  readonly #begun = new Map<string, number>();
  #total = 0;
  #choicesAtOnce = OF_ONE_PAGE;
  #changedAt = performance.now();

  /** @param limit milliseconds to wait */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Waits for a free place.
   * @returns a function that frees the place again
   * @throws NoPlace when none is free within the limit, or too many requests of the visitor are waiting
   */
  async enter({ page: name, visitor, isChoice }: RenderRequester): Promise<() => void> {
    const page = isChoice ? name + CHOICE : name;
    return this.#hasPlace(page) ? this.#take(page) : this.#wait(page, visitor);
  }

  /** @param share of its time limit that a rendering took */
  noteTime(share: number): void {
    const now = performance.now();
    const isBusy = share > BUSY_SHARE;
    if (now - this.#changedAt < (isBusy ? FEWER_AFTER_MS : MORE_AFTER_MS)) return;
    this.#changedAt = now;
    const choices = this.#choicesAtOnce;
    this.#choicesAtOnce = isBusy ? Math.max(1, choices >> 1) : Math.min(OF_ONE_PAGE, choices + 1);
  }

  /** Requests that wait. */
  waiting(): number {
    const visitors = [...this.#pages.values()].flatMap((each) => [...each.values()]);
    return visitors.reduce((sum, { size }) => sum + size, 0);
  }

  #hasPlace(page: string): boolean {
    const limit = page.endsWith(CHOICE) ? this.#choicesAtOnce : OF_ONE_PAGE;
    return this.#total < AT_ONCE && this.#countOf(page) < limit;
  }

  #countOf(page: string): number {
    return this.#begun.get(page) ?? 0;
  }

  #take(page: string): () => void {
    this.#count(page, 1);
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      this.#count(page, -1);
      this.#beginNext();
    };
  }

  #count(page: string, more: number): void {
    this.#total += more;
    this.#begun.set(page, this.#countOf(page) + more);
  }

  #beginNext(): void {
    const page = [...this.#pages.keys()].find((each) => this.#hasPlace(each));
    if (page === undefined) return;
    const visitors: Visitors = this.#pages.get(page) ?? new Map();
    for (const [visitor, requests] of visitors) {
      const [next] = requests;
      if (!next) continue;
      requests.delete(next);
      moveToEnd(visitors, visitor, requests);
      moveToEnd(this.#pages, page, visitors);
      next.begin();
      return;
    }
  }

  #wait(page: string, visitor: string): Promise<() => void> {
    const visitors: Visitors = this.#pages.get(page) ?? new Map();
    const requests = visitors.get(visitor) ?? new Set();
    if (requests.size >= WAITING_OF_VISITOR)
      throw new NoPlace('Too many pages are waiting for the renderer.');
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const waiting: Waiting = {
      begin: () => {
        clearTimeout(timeout);
        resolve(this.#take(page));
      },
    };
    const timeout = setTimeout(() => {
      requests.delete(waiting);
      if (requests.size === 0) visitors.delete(visitor);
      if (visitors.size === 0) this.#pages.delete(page);
      reject(new NoPlace(`The renderer had no place for the page within ${this.#limit} ms.`));
    }, this.#limit);
    requests.add(waiting);
    visitors.set(visitor, requests);
    this.#pages.set(page, visitors);
    return promise;
  }
}

/** The next turn is another's. An entry without waiting requests is removed. */
function moveToEnd<Entry extends { size: number }>(
  turns: Map<string, Entry>,
  key: string,
  entry: Entry,
): void {
  turns.delete(key);
  if (entry.size > 0) turns.set(key, entry);
}

/**
 * Visitors who recently asked for something that a page does not have, such as guessed product ids. They take turns of their
 * own at the renderer, so that guesses from many addresses do not delay the page's other visitors.
 */
export class StrayVisitors {
  readonly #strays = new LRUCache<string, true>({
    max: MAX_STRAYS,
    ttl: STRAY_FOR_MS,
    // The default clock is the one at the time of import, which tests cannot replace.
    perf: performance,
  });

  add(requester: RenderRequester): void {
    this.#strays.set(keyOf(requester), true);
  }

  /** The requester as the queue takes turns. */
  inTurn(requester: RenderRequester): RenderRequester {
    return this.#strays.has(keyOf(requester)) ? { ...requester, page: `${requester.page} 404` } : requester;
  }
}

function keyOf({ page, visitor }: RenderRequester): string {
  return `${visitor} ${page}`;
}
