import { LRUCache } from 'lru-cache';

const MAX_DELAY_FACTOR = 64;
/** One page cannot keep the renderer down; after a minute, the provider may have corrected the product. */
const QUARANTINE_MS = 60_000;
const MAX_QUARANTINED_URLS = 1_000;

/** Exponential backoff between restarts. */
export interface RestartBackoff {
  noteStart(): void;
  /** To be called when the thread has ended: milliseconds until the next start. */
  nextDelay(): number;
}

/** @param firstDelay milliseconds; doubled each time up to 64 times its value, and reset by a run longer than that */
export function createRestartBackoff(firstDelay: number): RestartBackoff {
  const maxDelay = firstDelay * MAX_DELAY_FACTOR;
  let startedAt = Number.NEGATIVE_INFINITY;
  let delay = 0;
  return {
    noteStart() {
      startedAt = performance.now();
    },
    nextDelay() {
      const wasStable = performance.now() - startedAt > maxDelay;
      delay = wasStable || delay === 0 ? firstDelay : Math.min(delay * 2, maxDelay);
      return delay;
    },
  };
}

/** URLs that a renderer crashed on. They are not rendered for a minute. */
export interface QuarantinedPages {
  add(url: string): void;
  has(url: string): boolean;
}

export function createQuarantinedPages(): QuarantinedPages {
  const urls = new LRUCache<string, true>({
    max: MAX_QUARANTINED_URLS,
    ttl: QUARANTINE_MS,
    ttlResolution: 0,
    // The default clock is the one at the time of import, which tests cannot replace.
    perf: performance,
  });
  return {
    add: (url) => urls.set(url, true),
    has: (url) => urls.has(url),
  };
}
