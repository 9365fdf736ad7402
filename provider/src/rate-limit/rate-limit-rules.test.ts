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
  const rule = exponentialDelay(9, DAY, 32 * MINUTE);

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
});
