import { describe, expect, it } from 'vitest';
import { isOneTypoApart } from './inverted-index.ts';

describe('isOneTypoApart', () => {
  it.each([
    ['marble', 'marbel', true],
    ['marble', 'marle', true],
    ['marble', 'marblle', true],
    ['marble', 'warble', true],
    ['marble', 'amrbel', false],
    ['marble', 'marb', false],
    ['marble', 'marbelle', false],
    ['ab', 'ba', true],
  ])('API-7 is for %s and %s: %s', (one, other, apart) => {
    expect(isOneTypoApart(one, other)).toBe(apart);
    expect(isOneTypoApart(other, one)).toBe(apart);
  });
});
