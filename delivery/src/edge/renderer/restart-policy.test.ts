import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQuarantinedPages, createRestartBackoff } from './restart-policy.ts';

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

  test('starts again from the first delay after a long run', () => {
    const backoff = createRestartBackoff(250);
    for (let time = 0; time < 3; time += 1) {
      backoff.noteStart();
      backoff.nextDelay();
    }
    backoff.noteStart();
    vi.advanceTimersByTime(16_001);
    expect(backoff.nextDelay()).toBe(250);
  });
});

describe('createQuarantinedPages', () => {
  test('quarantines a page for a minute, and no other page', () => {
    // lru-cache reads a start at 0, where the fake clock begins, as no start.
    vi.advanceTimersByTime(1);
    const quarantined = createQuarantinedPages();
    quarantined.add('/bad');
    vi.advanceTimersByTime(59_999);
    expect([quarantined.has('/bad'), quarantined.has('/good')]).toEqual([true, false]);
    vi.advanceTimersByTime(2);
    expect(quarantined.has('/bad')).toBe(false);
  });

  test('holds at most a thousand pages, the latest ones', () => {
    const quarantined = createQuarantinedPages();
    for (let page = 0; page <= 1_000; page += 1) quarantined.add(`/${page}`);
    expect([quarantined.has('/0'), quarantined.has('/1'), quarantined.has('/1000')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
