import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRestartPace } from './restart-backoff.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('waits twice as long each time, and no longer than 64 first waits', () => {
  const pace = createRestartPace(250);
  const waits = Array.from({ length: 9 }, () => {
    pace.noteStart();
    return pace.nextWait();
  });
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 16_000, 16_000]);
});

test('begins anew after a long life', () => {
  const pace = createRestartPace(250);
  for (let time = 0; time < 3; time += 1) {
    pace.noteStart();
    pace.nextWait();
  }
  pace.noteStart();
  vi.advanceTimersByTime(16_001);
  expect(pace.nextWait()).toBe(250);
});
