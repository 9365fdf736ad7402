import { LRUCache } from 'lru-cache';

/**
 * Seconds of the rate that a visitor may use at once: a mobile carrier puts many shoppers behind one address, and a
 * search engine comes in bursts.
 */
const BURST_SECONDS = 15;
const MAX_VISITORS = 50_000;

interface Allowance {
  /** Renderings that are left. */
  left: number;
  /** Milliseconds, of the last change. */
  at: number;
}

/** Limits how many renderings of a page each visitor causes (token bucket). Cached documents are not counted. */
export interface VisitorLimit {
  /** Counts a rendering. @returns seconds until the next one is allowed; 0 when this one is */
  take(visitor: string, page: string): number;
}

/** @param perSecond renderings of one page that a visitor may cause in the long run */
export function createVisitorLimit(perSecond: number): VisitorLimit {
  const allowances = new LRUCache<string, Allowance>({ max: MAX_VISITORS });
  const most = perSecond * BURST_SECONDS;
  return {
    take(visitor, page) {
      const key = `${visitor} ${page}`;
      const now = performance.now();
      const { left, at } = allowances.get(key) ?? { left: most, at: now };
      const refilled = Math.min(most, left + ((now - at) / 1000) * perSecond);
      const isAllowed = refilled >= 1;
      allowances.set(key, { left: isAllowed ? refilled - 1 : refilled, at: now });
      return isAllowed ? 0 : Math.ceil((1 - refilled) / perSecond);
    },
  };
}
