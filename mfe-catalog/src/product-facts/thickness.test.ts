import { describe, expect, it } from 'vitest';
import { thicknessOf } from './thickness.ts';

describe('thicknessOf', () => {
  it.each([
    { category: '1.25mm Acrylic', info: '', is: '1.25 mm' },
    { category: '18mm MATT Acrylic Board', info: 'Pressed acrylic board, 18 mm', is: '18 mm' },
    { category: 'MATT Acrylic', info: 'Super matt acrylic sheet, 1.5 mm thick, 8 × 4 ft', is: '1.5 mm' },
    { category: 'Fluted Panel', info: 'ridges 24 mm apart along the 8 ft length', is: undefined },
  ])('of $category, "$info" is $is', ({ is, ...product }) => {
    expect(thicknessOf(product)).toBe(is);
  });
});
