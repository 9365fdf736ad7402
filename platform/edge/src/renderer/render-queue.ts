/** Number of pages that a process renders at the same time. While some wait for their data, others are rendered. */
const AT_ONCE = 16;
/** Number of renderings of one page at the same time, so that a page that never settles leaves places for others. */
const OF_ONE_PAGE = 6;
/** A rendering that takes more than this share of its time limit shows that the machine is busy. */
const BUSY_SHARE = 0.5;
/** Milliseconds after which the number of places for choices may be reduced, or raised. */
const FEWER_AFTER_MS = 100;
const MORE_AFTER_MS = 500;

/** Suffix of the page's name if the address is a choice, so that choices have their own turns. */
const CHOICE = ' ?';

export interface RenderRequest {
  /** The page's name, such as `catalog/shop`. */
  page: string;
  /** Whether the address is a choice, such as of filters: one of countless addresses. On a busy machine, choices are rendered one by one. */
  isChoice?: boolean;
  /** Number of renderings that the visitor's network may still cause. For the same page, the network with the most left comes first. */
  left?: number;
  requestId?: string | undefined;
}

/** No place was free in time, because the renderer is overloaded. */
export class NoPlace extends Error {}

/** Functions that start waiting requests → the number of renderings that the visitor's network has left. */
type Waiting = Map<() => void, number>;

/** Gives pages turns in the renderer, and within a page puts networks that have used little first, so that no flood delays other requests. */
export class RenderQueue {
  readonly #limit: number;
  /** The waiting requests by page. A `Map` keeps the order of insertion, which is the order of turns. */
  readonly #pages = new Map<string, Waiting>();
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
   * @throws NoPlace when none is free within the limit
   */
  async enter({ page: name, isChoice, left = Number.POSITIVE_INFINITY }: RenderRequest): Promise<() => void> {
    const page = isChoice ? name + CHOICE : name;
    return this.#hasPlace(page) ? this.#take(page) : this.#wait(page, left);
  }

  /** @param share of the time limit that a rendering took */
  noteTime(share: number): void {
    const now = performance.now();
    const isBusy = share > BUSY_SHARE;
    if (now - this.#changedAt < (isBusy ? FEWER_AFTER_MS : MORE_AFTER_MS)) return;
    this.#changedAt = now;
    const choices = this.#choicesAtOnce;
    this.#choicesAtOnce = isBusy ? Math.max(1, choices >> 1) : Math.min(OF_ONE_PAGE, choices + 1);
  }

  waiting(): number {
    return [...this.#pages.values()].reduce((sum, { size }) => sum + size, 0);
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
    for (const [page, waiting] of this.#pages) {
      const begin = this.#hasPlace(page) && firstOf(waiting);
      if (!begin) continue;
      this.#remove(page, begin);
      // Moves the page to the end, so that another page has the next turn.
      if (this.#pages.delete(page)) this.#pages.set(page, waiting);
      begin();
      return;
    }
  }

  #wait(page: string, left: number): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const begin = () => {
      clearTimeout(timeout);
      resolve(this.#take(page));
    };
    const timeout = setTimeout(() => {
      this.#remove(page, begin);
      reject(new NoPlace(`The renderer had no place for the page within ${this.#limit} ms.`));
    }, this.#limit);
    const waiting: Waiting = this.#pages.get(page) ?? new Map();
    this.#pages.set(page, waiting.set(begin, left));
    return promise;
  }

  #remove(page: string, begin: () => void): void {
    const waiting = this.#pages.get(page);
    waiting?.delete(begin);
    if (waiting?.size === 0) this.#pages.delete(page);
  }
}

/** The request with the most renderings left; of equal ones, the first. */
function firstOf(waiting: Waiting): (() => void) | undefined {
  let first: (() => void) | undefined;
  let most = -1;
  for (const [begin, left] of waiting) {
    if (left <= most) continue;
    first = begin;
    most = left;
  }
  return first;
}
