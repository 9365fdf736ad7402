import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQuarantine } from './quarantine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createQuarantine', () => {
  // For lru-cache, a start time of 0 means none, and the fake clock begins at 0.
  beforeEach(() => vi.advanceTimersByTime(1));

  test('PROM-91 leaves a remote out of the page that it ended the renderer on, for a minute', () => {
    const quarantine = createQuarantine();
    quarantine.add('/bad', 'catalog');
    vi.advanceTimersByTime(59_999);
    expect([quarantine.without('/bad'), quarantine.without('/good')]).toEqual([['catalog'], []]);
    expect(quarantine.has('/bad')).toBe(false);
    vi.advanceTimersByTime(2);
    expect(quarantine.without('/bad')).toEqual([]);
  });

  test('does not render a page at all when the shell itself ended the renderer', () => {
    const quarantine = createQuarantine();
    quarantine.add('/bad', undefined);
    expect([quarantine.has('/bad'), quarantine.has('/good')]).toEqual([true, false]);
  });

  test('PROM-91 leaves a remote out of every page after the third time', () => {
    const quarantine = createQuarantine();
    for (const url of ['/a', '/b']) quarantine.add(url, 'catalog');
    expect(quarantine.without('/c')).toEqual([]);
    quarantine.add(undefined, 'catalog');
    expect(quarantine.without('/c')).toEqual(['catalog']);
    expect(quarantine.without('/a')).toEqual(['catalog']);
  });

  test('holds at most a thousand pages, the latest ones', () => {
    const quarantine = createQuarantine();
    for (let page = 0; page <= 1_000; page += 1) quarantine.add(`/${page}`, undefined);
    expect([quarantine.has('/0'), quarantine.has('/1'), quarantine.has('/1000')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
