import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Backoff } from './backoff.ts';

const OPTIONS = { first: 250, longest: 16_000, stable: 5_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function delaysOf(backoff: Backoff, restarts: number): number[] {
  return Array.from({ length: restarts }, () => {
    backoff.noteStart();
    return backoff.nextDelay();
  });
}

describe('Backoff', () => {
  test('doubles the delay each time, up to the longest', () => {
    expect(delaysOf(new Backoff(OPTIONS), 9)).toEqual([
      250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 16_000, 16_000,
    ]);
  });

  test('does not wait for the first restarts that are at once', () => {
    expect(delaysOf(new Backoff({ ...OPTIONS, atOnce: 1 }), 4)).toEqual([0, 250, 500, 1_000]);
  });

  test('starts again from the first delay after a stable run', () => {
    const backoff = new Backoff(OPTIONS);
    delaysOf(backoff, 3);
    backoff.noteStart();
    vi.advanceTimersByTime(5_001);
    expect(backoff.nextDelay()).toBe(250);
  });

  test('starts again from the first delay when the process has done its job', () => {
    const backoff = new Backoff(OPTIONS);
    delaysOf(backoff, 3);
    backoff.reset();
    expect(delaysOf(backoff, 2)).toEqual([250, 500]);
  });
});
