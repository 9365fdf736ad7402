import { LRUCache } from 'lru-cache';

/** Milliseconds. */
export interface Lifetime {
  fresh: number;
  /**
   * How long after `fresh` the value may still be served while a new one is made (stale-while-revalidate), or instead of a new one that may
   * not become stale.
   */
  stale: number;
}

export interface Made<Value> {
  value: Value;
  lifetime: Lifetime;
  bytes: number;
}

interface CacheEntry<Value> {
  value: Value;
  freshUntil: number;
  staleUntil: number;
}

/** Caches values that are the same for every visitor. Concurrent requests for a key share one call of `make`. */
export interface PageCache<Value> {
  /** `make` returns the value's lifetime with it. Rejections are not cached. */
  get(key: string, make: () => Promise<Made<Value>>): Promise<Value>;
  /** Replaces a value even if it is fresh. No request waits for this, because it may fail where a request's own rendering must not. */
  renew(key: string, make: () => Promise<Made<Value>>): Promise<void>;
}

/** Beyond these limits, the least recently used values are dropped. */
interface PageCacheLimits {
  entries: number;
  bytes: number;
}

export function createPageCache<Value>(limits: PageCacheLimits): PageCache<Value> {
  const entries = new LRUCache<string, CacheEntry<Value>>({
    max: limits.entries,
    maxSize: limits.bytes,
  });
  const pending = new Map<string, Promise<Value>>();

  /** @returns the value to serve now: a short-lived value does not replace a better one that is not too old */
  function store(key: string, { value, lifetime, bytes }: Made<Value>): Value {
    const now = performance.now();
    const freshUntil = now + lifetime.fresh;
    const known = entries.peek(key);
    if (known && lifetime.stale === 0 && now < known.staleUntil) {
      known.freshUntil = Math.min(freshUntil, known.staleUntil);
      return known.value;
    }
    const staleUntil = freshUntil + lifetime.stale;
    if (lifetime.fresh > 0) entries.set(key, { value, freshUntil, staleUntil }, { size: bytes });
    return value;
  }

  async function makeOnce(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
    try {
      return store(key, await make());
    } finally {
      pending.delete(key);
    }
  }

  return {
    async renew(key, make) {
      store(key, await make());
    },
    async get(key, make) {
      const entry = entries.get(key);
      if (entry && performance.now() < entry.freshUntil) return entry.value;
      const making = pending.get(key) ?? makeOnce(key, make);
      pending.set(key, making);
      if (!entry || performance.now() >= entry.staleUntil) return making;
      // The first request after the stale time gets the failure.
      making.catch(() => undefined);
      return entry.value;
    },
  };
}
