import { describe, expect, it } from 'vitest';
import { nextPause } from './ask-schedule.ts';

const HOUR = 3_600_000;

describe('nextPause', () => {
  it('PAY-33 is as long as the shopper has been away, from 5 seconds to 5 minutes, while the order can be paid', () => {
    expect([0, 5, 10, 60, 300, 3000].map((seconds) => nextPause(seconds * 1000, HOUR))).toEqual([
      5_000, 5_000, 10_000, 60_000, 300_000, 300_000,
    ]);
  });

  it('PAY-33 grows to 6 hours afterwards, and ends after 14 days', () => {
    expect(nextPause(99, 2 * HOUR)).toBe(HOUR / 2);
    expect(nextPause(99, 100 * HOUR)).toBe(6 * HOUR);
    expect(nextPause(99, 15 * 24 * HOUR)).toBeUndefined();
  });
});
