import { describe, expect, it } from 'vitest';
import { finishOf } from './finish.ts';

describe('finishOf', () => {
  it.each([
    { category: '1.5mm Acrylic', type: 'Solid', info: 'High gloss acrylic sheet, 1.5 mm thick', is: 'Gloss' },
    { category: 'MATT Acrylic', type: 'Wood Grain', info: '', is: 'Matt' },
    { category: '18mm MATT Acrylic Board', type: 'Solid', info: '', is: 'Matt' },
    { category: '2mm Acrylic', type: 'Metallic', info: 'Mirror gloss acrylic sheet', is: 'Metallic' },
    { category: 'Fluted Panel', type: 'Metallic', info: 'ridges 24 mm apart, satin face', is: 'Fluted' },
    { category: '2mm Acrylic', type: 'Solid', info: '', is: undefined },
  ])('SHOP-31 takes $category, $type, "$info" for $is', ({ is, ...product }) => {
    expect(finishOf(product)).toBe(is);
  });
});
