import { describe, expect, it } from 'vitest';
import { lineTotal } from './line-total.ts';
import { WALNUT } from './sample-cart.ts';

const line = (selling_price: number | null, quantity: number) => ({
  ...WALNUT,
  quantity,
  Product: { ...WALNUT.Product, selling_price },
});

describe('lineTotal', () => {
  it.each([
    [4850, 4, 19400],
    [0.1, 3, 0.3],
    [1299.55, 999, 1298250.45],
  ])('counts %d × %d in paise', (price, quantity, total) => {
    expect(lineTotal(line(price, quantity))).toBe(total);
  });

  it('knows no total without a price', () => {
    expect(lineTotal(line(null, 2))).toBeNull();
  });
});
