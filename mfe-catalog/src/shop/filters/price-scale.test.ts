import { describe, expect, it } from 'vitest';
import { handlePlaces, movedHandle, priceScale } from './price-scale.ts';

describe('priceScale', () => {
  it.each([
    [2750, 8890, { min: 2700, max: 8900, step: 100 }],
    [3150, 8250, { min: 3150, max: 8250, step: 50 }],
    [99.5, 103, { min: 99, max: 103, step: 1 }],
    [100, 2_000_000, { min: 0, max: 2_000_000, step: 20_000 }],
  ])('goes from %s to %s in round steps', (lowest, highest, scale) => {
    expect(priceScale(lowest, highest)).toEqual(scale);
  });

  it.each([
    [null, null],
    [4000, 4000],
  ])('is absent from %s to %s', (lowest, highest) => {
    expect(priceScale(lowest, highest)).toBeUndefined();
  });
});

const scale = { min: 3000, max: 8000, step: 50 };

describe('handlePlaces', () => {
  it.each([
    [{}, { price_min: 3000, price_max: 8000 }],
    [
      { price_min: 3990, price_max: 4020 },
      { price_min: 4000, price_max: 4000 },
    ],
    [
      { price_min: 1, price_max: 90_000 },
      { price_min: 3000, price_max: 8000 },
    ],
  ])('puts the range %o on the scale', (range, places) => {
    expect(handlePlaces(scale, range)).toEqual(places);
  });
});

describe('movedHandle', () => {
  it.each([
    ['price_min', 4000, { price_min: 4000, price_max: 5000 }],
    ['price_min', 6000, { price_min: 5000, price_max: 5000 }],
    ['price_min', 3000, { price_min: undefined, price_max: 5000 }],
    ['price_max', 7000, { price_min: undefined, price_max: 7000 }],
    ['price_max', 8000, { price_min: undefined, price_max: undefined }],
  ] as const)('SHOP-30 moves %s to %i', (bound, to, range) => {
    expect(movedHandle(scale, { price_max: 5000 }, bound, to)).toEqual(range);
  });
});
