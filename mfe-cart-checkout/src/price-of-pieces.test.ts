import { describe, expect, it } from 'vitest';
import { priceOfPieces } from './price-of-pieces.ts';

describe('priceOfPieces', () => {
  it.each([
    [4850, 4, 19400],
    [0.1, 3, 0.3],
    [1299.55, 999, 1298250.45],
  ])('counts %d × %d in paise', (price, quantity, total) => {
    expect(priceOfPieces(price, quantity)).toBe(total);
  });

  it('is unknown without a price', () => {
    expect(priceOfPieces(null, 2)).toBeNull();
  });
});
