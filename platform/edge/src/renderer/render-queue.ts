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
  /** Of countless addresses, such as those of filters: on a busy machine, these are rendered one by one. */
  isChoice?: boolean;
  /** Of the visitor's request. */
  requestId?: string | undefined;
}

/** No place was free in time: the renderer has more to do than it can. */
export class NoPlace extends Error {}

/** Shares out the renderer, so that many requests for one page, or of one visitor, do not delay the others. */
export interface RenderQueue {
  /**
   * Waits for a free place.
   * @returns a function that frees the place again
   * @throws NoPlace when none is free within the limit, or too many requests of the visitor are waiting
   */
  enter(requester: RenderRequester): Promise<() => void>;
  /** @param share of its time limit that a rendering took */
  noteTime(share: number): void;
  /** Requests that wait. */
  waiting(): number;
}

interface Waiting {
  begin(): void;
}

/** Waiting requests by visitor. A `Map` keeps the order of insertion, which is the order of turns. */
type Visitors = Map<string, Set<Waiting>>;

/** @param limit milliseconds to wait */
export function createRenderQueue(limit: number): RenderQueue {
  const pages = new Map<string, Visitors>();
  const begun = new Map<string, number>();
  let total = 0;
  let choicesAtOnce = OF_ONE_PAGE;
  let changedAt = performance.now();

  const countOf = (page: string) => begun.get(page) ?? 0;
  const limitOf = (page: string) => (page.endsWith(CHOICE) ? choicesAtOnce : OF_ONE_PAGE);
  const hasPlace = (page: string) => total < AT_ONCE && countOf(page) < limitOf(page);

  function take(page: string): () => void {
    total += 1;
    begun.set(page, countOf(page) + 1);
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      total -= 1;
      begun.set(page, countOf(page) - 1);
      beginNext();
    };
  }

  function beginNext(): void {
    const page = [...pages.keys()].find(hasPlace);
    if (page === undefined) return;
    const visitors: Visitors = pages.get(page) ?? new Map();
    for (const [visitor, requests] of visitors) {
      const [next] = requests;
      if (!next) continue;
      requests.delete(next);
      moveToEnd(visitors, visitor, requests);
      moveToEnd(pages, page, visitors);
      next.begin();
      return;
    }
  }

  function wait(page: string, visitor: string): Promise<() => void> {
    const visitors: Visitors = pages.get(page) ?? new Map();
    const requests = visitors.get(visitor) ?? new Set();
    if (requests.size >= WAITING_OF_VISITOR)
      throw new NoPlace('Too many pages are waiting for the renderer.');
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const waiting: Waiting = {
      begin() {
        clearTimeout(timeout);
        resolve(take(page));
      },
    };
    const timeout = setTimeout(() => {
      requests.delete(waiting);
      if (requests.size === 0) visitors.delete(visitor);
      if (visitors.size === 0) pages.delete(page);
      reject(new NoPlace(`The renderer had no place for the page within ${limit} ms.`));
    }, limit);
    requests.add(waiting);
    visitors.set(visitor, requests);
    pages.set(page, visitors);
    return promise;
  }

  return {
    async enter({ page: name, visitor, isChoice }) {
      const page = isChoice ? name + CHOICE : name;
      return hasPlace(page) ? take(page) : wait(page, visitor);
    },
    waiting: () =>
      [...pages.values()]
        .flatMap((visitors) => [...visitors.values()])
        .reduce((sum, { size }) => sum + size, 0),
    noteTime(share) {
      const now = performance.now();
      const isBusy = share > BUSY_SHARE;
      if (now - changedAt < (isBusy ? FEWER_AFTER_MS : MORE_AFTER_MS)) return;
      changedAt = now;
      choicesAtOnce = isBusy ? Math.max(1, choicesAtOnce >> 1) : Math.min(OF_ONE_PAGE, choicesAtOnce + 1);
    },
  };
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
export interface StrayVisitors {
  add(requester: RenderRequester): void;
  /** The requester as the queue takes turns. */
  inTurn(requester: RenderRequester): RenderRequester;
}

export function createStrayVisitors(): StrayVisitors {
  const strays = new LRUCache<string, true>({
    max: MAX_STRAYS,
    ttl: STRAY_FOR_MS,
    // The default clock is the one at the time of import, which tests cannot replace.
    perf: performance,
  });
  const keyOf = ({ page, visitor }: RenderRequester) => `${visitor} ${page}`;
  return {
    add: (requester) => strays.set(keyOf(requester), true),
    inTurn: (requester) =>
      strays.has(keyOf(requester)) ? { ...requester, page: `${requester.page} 404` } : requester,
  };
}
