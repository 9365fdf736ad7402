import { describe, expect, it } from 'vitest';
import { exponentialDelay, slidingWindow } from './rate-limit-rules.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('slidingWindow', () => {
  const rule = slidingWindow(3, 10 * MINUTE);

  it.each([
    ['nothing before', [], 0],
    ['two before', [9, 5], 0],
    ['three before: until the oldest leaves the window', [9, 5, 2], 2 * MINUTE],
  ])('waits after %s', (_title, minutes, wait) => {
    expect(
      rule.wait(
        minutes.map((minute) => minute * MINUTE),
        10 * MINUTE,
      ),
    ).toBe(wait);
  });
});

describe('exponentialDelay', () => {
  const rule = exponentialDelay(9, DAY);

  it.each([
    [8, 0],
    [9, 1],
    [10, 2],
    [13, 16],
    [14, 32],
    [40, 32],
  ])('after %i attempts waits %i minutes', (attempts, minutes) => {
    expect(rule.wait(Array<number>(attempts).fill(0), 0)).toBe(minutes * MINUTE);
  });

  it('allows about 50 attempts in the first day of continuous trying', () => {
    let attempts: number[] = [];
    for (let now = 0; now < DAY; now += MINUTE) {
      if (rule.wait(attempts.slice(0, rule.reads), now) === 0) attempts = [now, ...attempts];
    }
    // There are 9,000 codes, and each is invalid after 3 tries.
    expect(attempts.length).toBeGreaterThan(40);
    expect(attempts.length).toBeLessThan(60);
  });
});
