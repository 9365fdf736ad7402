import { describe, expect, it } from 'vitest';
import { finishOf } from './decor.ts';

describe('finishOf', () => {
  it.each([
    ['1.5mm Acrylic', 'Solid', 'gloss'],
    ['19mm Acrylic Board', 'Wood Grain', 'gloss'],
    ['MATT Acrylic', 'Solid', 'matt'],
    ['18mm MATT Acrylic Board', 'Marble', 'matt'],
    ['2mm Acrylic', 'Metallic', 'metallic'],
    ['Fluted Panel', 'Metallic', 'fluted'],
    ['addon', 'Wood Grain', 'matt'],
  ])('of %s in %s is %s', (category, type, finish) => {
    expect(finishOf({ category, type })).toBe(finish);
  });
});
