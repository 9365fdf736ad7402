import { LRUCache } from 'lru-cache';
import type { RenderRequester } from '../renderer/render-queue.ts';

const MAX_VISITORS = 10_000;
const REMEMBERED_MS = 60_000;

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
    max: MAX_VISITORS,
    ttl: REMEMBERED_MS,
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
