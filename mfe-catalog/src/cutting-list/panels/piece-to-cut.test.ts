import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { pieceToCut } from './piece-to-cut.ts';

describe('the piece that is cut', () => {
  it.each([
    ['in millimetres', '8 × 4 ft (2420 × 1230 mm), film.', { length: 24_200, width: 12_300, isStated: true }],
    ['in feet alone', '7 x 3.5 ft', { length: 21_350, width: 10_675, isStated: true }],
    ['not at all', 'High gloss', { length: 24_400, width: 12_200, isStated: false }],
  ])('has the size that the product states %s', (_, info, size) => {
    expect(pieceToCut(aProduct({ info }))).toMatchObject(size);
  });

  it.each([
    [{ type: 'Wood Grain' }, true],
    [{ type: 'Natural Veneer' }, true],
    [{ type: 'Solid', category: 'Fluted Panel' }, true],
    [{ type: 'Metallic' }, true],
    [{ type: 'Solid' }, false],
    [{ type: 'Marble' }, false],
  ])('with %o has a direction: %s', (product, hasGrain) => {
    expect(pieceToCut(aProduct({ category: '1.5mm Acrylic', info: '', ...product })).hasGrain).toBe(hasGrain);
  });
});
