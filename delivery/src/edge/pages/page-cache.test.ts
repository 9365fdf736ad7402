import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const KEPT = { fresh: 2_000, stale: 8_000 };
const BRIEFLY = { fresh: 1_000, stale: 0 };
const NOT_KEPT = { fresh: 0, stale: 0 };

function counter(lifetime = KEPT, bytes = 1) {
  let count = 0;
  return vi.fn(async () => {
    count += 1;
    return { value: count, lifetime, bytes };
  });
}

const cacheOf = (limits = {}) => createPageCache<number>({ entries: 10, bytes: 100, ...limits });

describe('createPageCache', () => {
  test('gives a fresh value without making another', async () => {
    const cache = cacheOf();
    const make = counter();
    await cache.get('/', make);
    vi.advanceTimersByTime(1_999);
    expect(await cache.get('/', make)).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('gives a stale value at once, while one other is made for all that come', async () => {
    const cache = cacheOf();
    const make = counter();
    await cache.get('/', make);
    vi.advanceTimersByTime(2_000);
    expect(await Promise.all([cache.get('/', make), cache.get('/', make)])).toEqual([1, 1]);
    expect(await cache.get('/', make)).toBe(2);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('gives nothing that is older than its whole lifetime', async () => {
    const cache = cacheOf();
    const make = counter();
    await cache.get('/', make);
    vi.advanceTimersByTime(10_000);
    expect(await cache.get('/', make)).toBe(2);
  });

  test('shares one piece of work among requests at the same time', async () => {
    const cache = cacheOf();
    const make = counter(NOT_KEPT);
    expect(await Promise.all([cache.get('/', make), cache.get('/', make)])).toEqual([1, 1]);
  });

  test('forgets what may not be kept, and failures', async () => {
    const cache = cacheOf();
    const make = counter(NOT_KEPT);
    await cache.get('/', make);
    expect(await cache.get('/', make)).toBe(2);
    await expect(cache.get('/b', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await cache.get('/b', make)).toBe(3);
  });

  test.each([
    ['fails', () => Promise.reject(new Error('failed'))],
    ['brings what is good for a moment only', async () => ({ value: 9, lifetime: BRIEFLY, bytes: 1 })],
    ['brings what may not be kept', async () => ({ value: 9, lifetime: NOT_KEPT, bytes: 1 })],
  ])('keeps a stale value when making another %s', async (_fault, make) => {
    const cache = cacheOf();
    await cache.get('/', counter());
    vi.advanceTimersByTime(2_000);
    expect(await cache.get('/', make)).toBe(1);
    expect(await cache.get('/', make)).toBe(1);
  });

  test('takes what is good for a moment when there is nothing better', async () => {
    const cache = cacheOf();
    const make = counter(BRIEFLY);
    await cache.get('/', make);
    expect(await cache.get('/', make)).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(await cache.get('/', make)).toBe(2);
  });

  test('lets the value go that was not asked for longest, above its bound', async () => {
    const cache = cacheOf({ entries: 2 });
    const make = counter();
    for (const key of ['/a', '/b', '/a', '/c']) await cache.get(key, make);
    expect(await cache.get('/a', make)).toBe(1);
    expect(await cache.get('/b', make)).toBe(4);
  });

  test('holds no more bytes than it may, also where a value grows', async () => {
    const cache = cacheOf({ bytes: 100 });
    await cache.get('/a', counter(KEPT, 40));
    await cache.get('/b', counter(KEPT, 40));
    vi.advanceTimersByTime(10_000);
    await cache.get('/b', counter(KEPT, 80));
    const make = counter();
    await cache.get('/a', make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await cache.get('/b', make)).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
