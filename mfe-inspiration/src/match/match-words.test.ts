import { describe, expect, it } from 'vitest';
import { matchWords } from './match-words.ts';

const difference = (
  distance: number,
  parts: Partial<Record<'lighter' | 'stronger' | 'warmer', number>> = {},
) => ({
  ...{ distance, lighter: 0, stronger: 0, warmer: 0 },
  ...parts,
});

describe('matchWords', () => {
  it.each([
    [difference(0), 'Hardly to be told apart'],
    [difference(0.99, { lighter: 0.9 }), 'Hardly to be told apart'],
    [difference(1), 'Very near'],
    [difference(2, { lighter: 2 }), 'A shade lighter'],
    [difference(3, { lighter: -2.5, warmer: 2 }), 'A shade darker'],
    [difference(3, { lighter: 1, warmer: 2 }), 'A shade warmer'],
    [difference(3, { lighter: 1, warmer: -2, stronger: 1 }), 'A shade cooler'],
    [difference(4, { stronger: 3.5, lighter: -1 }), 'A shade stronger'],
    [difference(4, { stronger: -3.5, lighter: 3 }), 'A shade greyer'],
    [difference(10, { lighter: -9 }), 'Clearly darker'],
    [difference(24, { stronger: -20 }), 'Clearly greyer'],
  ])('MATCH-6 calls %j “%s”', (given, words) => {
    expect(matchWords(given)).toBe(words);
  });
});
