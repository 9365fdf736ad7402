import { describe, expect, it } from 'vitest';
import { formatDuration } from './progress.ts';

describe('formatDuration', () => {
  it.each([
    [0, '0.0 s'],
    [4120, '4.1 s'],
    [59_949, '59.9 s'],
    [60_000, '1 min 00 s'],
    [124_700, '2 min 05 s'],
    [119_800, '2 min 00 s'],
  ])('writes %i milliseconds as %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });
});
