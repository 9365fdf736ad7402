import { LRUCache } from 'lru-cache';

type MemoryCache<Value extends object> = LRUCache<string, Value, () => Value | Promise<Value>>;

/**
 * An LRU cache of values that are expensive to make: `cache.forceFetch(name, { context: make })` makes a missing one,
 * once for all callers that ask at the same time. After a failure the next call tries again.
 * @param maxBytes more than the largest value has, or that value is made anew each time
 */
export function memoryCache<Value extends object>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): MemoryCache<Value> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    fetchMethod: (_name, _stale, { context: make }) => make(),
    // A value whose place is taken while it is being made is still what its caller asked for.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });
}
