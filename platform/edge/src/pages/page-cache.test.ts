import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CACHED = { fresh: 2_000, stale: 58_000 };
const SHORT_LIVED = { fresh: 1_000, stale: 0 };
const UNCACHED = { fresh: 0, stale: 0 };

function counter(lifetime = CACHED, bytes = 1) {
  let count = 0;
  return vi.fn(async () => {
    count += 1;
    return { value: count, lifetime, bytes };
  });
}

const cacheOf = (limits = {}) => createPageCache<number>({ entries: 10, bytes: 100, ...limits });

describe('createPageCache', () => {
  test('serves a stale value at once, while one new value is made for all requests', async () => {
    const cache = cacheOf();
    const make = counter();
    await cache.get('/', make);
    vi.advanceTimersByTime(2_000);
    expect(await Promise.all([cache.get('/', make), cache.get('/', make)])).toEqual([1, 1]);
    expect(await cache.get('/', make)).toBe(2);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('makes one value for concurrent requests', async () => {
    const cache = cacheOf();
    const make = counter(UNCACHED);
    expect(await Promise.all([cache.get('/', make), cache.get('/', make)])).toEqual([1, 1]);
  });

  test('SITE-57 lets no request wait for a renewal, which may fail', async () => {
    const cache = cacheOf();
    const renewal = Promise.withResolvers<never>();
    const renewed = cache.renew('/', () => renewal.promise);
    const shown = cache.get('/', counter());
    renewal.reject(new Error('The page is not complete.'));
    await expect(renewed).rejects.toThrow('not complete');
    expect(await shown).toBe(1);
  });

  test('keeps serving a stale value when the next attempt fails', async () => {
    const cache = cacheOf();
    await cache.get('/', counter());
    vi.advanceTimersByTime(2_000);
    const fail = () => Promise.reject(new Error('failed'));
    expect(await cache.get('/', fail)).toBe(1);
    expect(await cache.get('/', fail)).toBe(1);
  });

  test.each([SHORT_LIVED, UNCACHED])(
    'serves an old value in place of a worse one with %o, until its stale time is over',
    async (lifetime) => {
      const cache = cacheOf();
      const worse = vi.fn(async () => ({ value: 9, lifetime, bytes: 1 }));
      await cache.get('/', counter());
      vi.advanceTimersByTime(59_500);
      expect(await cache.get('/', worse)).toBe(1);
      vi.advanceTimersByTime(499);
      await cache.get('/', worse);
      expect(worse).toHaveBeenCalledTimes(lifetime.fresh > 0 ? 1 : 2);
      vi.advanceTimersByTime(1);
      expect(await cache.get('/', worse)).toBe(9);
    },
  );

  test('drops the least recently used value above its entry limit', async () => {
    const cache = cacheOf({ entries: 2 });
    const make = counter();
    for (const key of ['/a', '/b', '/a', '/c']) await cache.get(key, make);
    expect(await cache.get('/a', make)).toBe(1);
    expect(await cache.get('/b', make)).toBe(4);
  });

  test('stays within its byte limit when a value grows', async () => {
    const cache = cacheOf({ bytes: 100 });
    await cache.get('/a', counter(CACHED, 40));
    await cache.get('/b', counter(CACHED, 40));
    vi.advanceTimersByTime(60_000);
    await cache.get('/b', counter(CACHED, 80));
    const make = counter();
    await cache.get('/a', make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await cache.get('/b', make)).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
