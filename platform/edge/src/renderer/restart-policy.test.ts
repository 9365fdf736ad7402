import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQuarantine, createRestartBackoff } from './restart-policy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createRestartBackoff', () => {
  test('doubles the delay each time, up to 64 times the first delay', () => {
    const backoff = createRestartBackoff(250);
    const delays = Array.from({ length: 9 }, () => {
      backoff.noteStart();
      return backoff.nextDelay();
    });
    expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 16_000, 16_000]);
  });

  test('starts again from the first delay after a run of five seconds', () => {
    const backoff = createRestartBackoff(250);
    for (let time = 0; time < 3; time += 1) {
      backoff.noteStart();
      backoff.nextDelay();
    }
    backoff.noteStart();
    vi.advanceTimersByTime(5_001);
    expect(backoff.nextDelay()).toBe(250);
  });
});

describe('createQuarantine', () => {
  // lru-cache reads a start at 0, where the fake clock begins, as no start.
  beforeEach(() => vi.advanceTimersByTime(1));

  test('leaves a remote out of the page that it ended the renderer on, for a minute', () => {
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

  test('leaves a remote out of every page after the third time', () => {
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
