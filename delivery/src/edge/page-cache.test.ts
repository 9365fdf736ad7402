import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function counter(mayKeep = true) {
  let count = 0;
  return async () => {
    count += 1;
    return { value: count, mayKeep };
  };
}

describe('createPageCache', () => {
  test('keeps a value for its time and no longer', async () => {
    const cache = createPageCache<number>({ timeToLive: 2_000, entries: 10 });
    const make = counter();
    expect(await cache.get('/', make)).toBe(1);
    vi.advanceTimersByTime(1_999);
    expect(await cache.get('/', make)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await cache.get('/', make)).toBe(2);
  });

  test('shares one piece of work among requests at the same time', async () => {
    const cache = createPageCache<number>({ timeToLive: 2_000, entries: 10 });
    const make = counter(false);
    expect(await Promise.all([cache.get('/', make), cache.get('/', make)])).toEqual([1, 1]);
  });

  test('forgets what may not be kept, and failures', async () => {
    const cache = createPageCache<number>({ timeToLive: 2_000, entries: 10 });
    const make = counter(false);
    await cache.get('/', make);
    expect(await cache.get('/', make)).toBe(2);
    await expect(cache.get('/b', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await cache.get('/b', make)).toBe(3);
  });

  test('keeps the later of two values when the earlier one comes late and may not be kept', async () => {
    const cache = createPageCache<number>({ timeToLive: 2_000, entries: 10 });
    const late = Promise.withResolvers<{ value: number; mayKeep: boolean }>();
    const first = cache.get('/', () => late.promise);
    vi.advanceTimersByTime(2_000);
    expect(await cache.get('/', async () => ({ value: 2, mayKeep: true }))).toBe(2);
    late.resolve({ value: 1, mayKeep: false });
    expect(await first).toBe(1);
    expect(await cache.get('/', counter())).toBe(2);
  });

  test('lets the oldest value go above its bound', async () => {
    const cache = createPageCache<number>({ timeToLive: 2_000, entries: 2 });
    const make = counter();
    for (const key of ['/a', '/b', '/c']) await cache.get(key, make);
    expect(await cache.get('/c', make)).toBe(3);
    expect(await cache.get('/a', make)).toBe(4);
  });
});
