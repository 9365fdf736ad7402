import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuspectPages } from './quarantined-pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('suspects a page for a minute, and no other', () => {
  const suspects = createSuspectPages();
  suspects.add('/bad');
  vi.advanceTimersByTime(59_999);
  expect([suspects.has('/bad'), suspects.has('/good')]).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  expect(suspects.has('/bad')).toBe(false);
});

test('remembers a thousand pages', () => {
  const suspects = createSuspectPages();
  for (let page = 0; page <= 1_000; page += 1) suspects.add(`/${page}`);
  expect([suspects.has('/0'), suspects.has('/1'), suspects.has('/1000')]).toEqual([false, true, true]);
});
