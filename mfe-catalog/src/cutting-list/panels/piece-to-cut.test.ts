import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { pieceToCut } from './piece-to-cut.ts';

const USUAL = { length: 24_400, width: 12_200, isStated: true };

describe('the piece that is cut', () => {
  it.each([
    ['in millimetres', '8 × 4 ft (2420 × 1230 mm), film.', { length: 24_200, width: 12_300, isStated: true }],
    ['in feet alone', '7 x 3.5 ft', { length: 21_350, width: 10_675, isStated: true }],
    ['with its width first', '1220 x 2440 mm', USUAL],
    ['in feet', '4 x 8 ft', USUAL],
    ['with signs of feet', "Gloss, 8' x 4'.", USUAL],
    ['with signs of a phone', '8’ × 4’', USUAL],
    ['with words for feet', '8 feet x 4 feet', USUAL],
    ['in inches', '96 x 48 in', USUAL],
    ['with signs of inches', '96" x 48"', USUAL],
    ['with a unit at each side', '2440mm x 1220mm', USUAL],
    ['in centimetres', '244 x 122 cm', USUAL],
    ['with its thickness', '2440 x 1220 x 18 mm', USUAL],
    ['with its thickness first', '18mm × 2440mm × 1220mm', USUAL],
    ['beside other numbers', 'Pack of 4 x 2 pcs, 8 by 4 ft, 1.5 mm', USUAL],
    ['twice alike', '2440 × 1220 mm (8 x 4 ft), 1220 × 2440 mm', USUAL],
    ['in two ways', '2440 × 1220 mm or 3050 × 1220 mm', { ...USUAL, isStated: false }],
    ['as the size of a sample', 'Sample of 100 x 70 mm', { ...USUAL, isStated: false }],
    ['not at all', 'High gloss', { length: 24_400, width: 12_200, isStated: false }],
  ])('CUT-2 has the size that the product states %s', (_, info, size) => {
    expect(pieceToCut(aProduct({ info }))).toMatchObject(size);
  });

  it.each([
    [{ type: 'Wood Grain' }, true],
    [{ type: 'Natural Veneer' }, true],
    [{ type: 'Solid', category: 'Fluted Panel' }, true],
    [{ type: 'Metallic' }, true],
    [{ type: 'Solid' }, false],
    [{ type: 'Marble' }, false],
  ])('CUT-3 with %o has a direction: %s', (product, hasGrain) => {
    expect(pieceToCut(aProduct({ category: '1.5mm Acrylic', info: '', ...product })).hasGrain).toBe(hasGrain);
  });
});
