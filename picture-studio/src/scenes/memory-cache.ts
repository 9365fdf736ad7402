import { LRUCache } from 'lru-cache';

type MemoryCache<Value extends object> = LRUCache<string, Value, () => Value | Promise<Value>>;

/**
 * An LRU cache of values that are expensive to make: `cache.forceFetch(name, { context: make })` makes a missing one,
 * once for all concurrent callers. A failure is not cached: the next call tries again.
 * @param maxBytes more than the largest value takes; a larger value is made again for each call
 */
export function memoryCache<Value extends object>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): MemoryCache<Value> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    fetchMethod: (_name, _stale, { context: make }) => make(),
    // A value that is evicted while it is being made is still returned to its caller.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });
}
