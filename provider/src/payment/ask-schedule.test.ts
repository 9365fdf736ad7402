import { describe, expect, it } from 'vitest';
import { nextPause } from './ask-schedule.ts';

const HOUR = 3_600_000;

describe('nextPause', () => {
  it('doubles from 5 seconds to a minute while the order can be paid', () => {
    expect([0, 1, 2, 3, 4, 99].map((asked) => nextPause(asked, 60_000))).toEqual([
      5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
    ]);
  });

  it('grows to 6 hours afterwards, and ends after 14 days', () => {
    expect(nextPause(99, 2 * HOUR)).toBe(HOUR / 2);
    expect(nextPause(99, 100 * HOUR)).toBe(6 * HOUR);
    expect(nextPause(99, 15 * 24 * HOUR)).toBeUndefined();
  });
});
