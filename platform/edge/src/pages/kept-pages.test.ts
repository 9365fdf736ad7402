import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEPT_FOR, KeptPages, RENEW_EVERY } from './kept-pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const renewal = () => vi.fn(async () => undefined);

describe('KeptPages', () => {
  test('SITE-57 renews a visited page until five minutes after its last visit', async () => {
    const kept = new KeptPages();
    const renew = renewal();
    kept.visited('/', renew);
    await vi.advanceTimersByTimeAsync(RENEW_EVERY * 3);
    expect(renew).toHaveBeenCalledTimes(3);
    kept.visited('/', renew);
    await vi.advanceTimersByTimeAsync(KEPT_FOR);
    const before = renew.mock.calls.length;
    expect(before).toBeGreaterThan(KEPT_FOR / RENEW_EVERY);
    await vi.advanceTimersByTimeAsync(KEPT_FOR);
    expect(renew.mock.calls.length).toBeLessThanOrEqual(before + 1);
  });

  test('SITE-57 renews the four pages that were visited last', async () => {
    const kept = new KeptPages();
    const pages = ['/', '/shop/Sheet', '/about', '/contact', '/shop/Board'].map((url) => ({
      url,
      renew: renewal(),
    }));
    for (const { url, renew } of pages.slice(0, 4)) kept.visited(url, renew);
    kept.visited('/', pages[0]?.renew ?? renewal());
    for (const { url, renew } of pages.slice(4)) kept.visited(url, renew);
    await vi.advanceTimersByTimeAsync(RENEW_EVERY);
    expect(pages.map(({ renew }) => renew.mock.calls.length)).toEqual([1, 0, 1, 1, 1]);
  });

  test('SITE-57 keeps a page no longer that cannot be renewed', async () => {
    const kept = new KeptPages();
    const renew = vi.fn(() => Promise.reject(new Error('The page is not complete.')));
    kept.visited('/', renew);
    await vi.advanceTimersByTimeAsync(RENEW_EVERY * 3);
    expect(renew).toHaveBeenCalledTimes(1);
  });
});
