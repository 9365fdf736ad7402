import { describe, expect, it } from 'vitest';
import { HIMADRI_WHITE } from '../testing/sample-decors.ts';
import { type Decor, secondSurface } from './decor.ts';

const sheet: Decor = { ...HIMADRI_WHITE, category: 'MATT Acrylic' };

describe('secondSurface', () => {
  it('puts a figure beside a plain colour, although a plain one matches better, in the build of the decor', () => {
    expect(sheet.goesWith[0]?.type).toBe('Solid');
    const figure = { colour_name: 'Malabar Teak', type: 'Wood Grain', category: 'MATT Acrylic' };
    expect(secondSurface(sheet)).toMatchObject(figure);
  });

  it('repeats a colour that has no matching colours', () => {
    const foreign = { ...sheet, colour_name: 'River Stone', goesWith: [] };
    expect(secondSurface(foreign)).toBe(foreign);
  });
});
