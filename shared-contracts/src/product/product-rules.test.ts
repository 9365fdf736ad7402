import { describe, expect, it } from 'vitest';
import {
  canonicalBoardMaterial,
  canonicalClass,
  discountPercent,
  materialOf,
  pictureFile,
} from './product-rules.ts';

describe('discountPercent', () => {
  it.each([
    [5600, 4850, 13],
    [4100, 3690, 10],
    [1000, 1000, 0],
    [1000, 1200, 0],
    [null, 900, 0],
    [1000, null, 0],
  ])('SHOP-23 of a list price %s and a selling price %s is %i', (actual_price, selling_price, percent) => {
    expect(discountPercent({ actual_price, selling_price })).toBe(percent);
  });
});

describe('materialOf', () => {
  it('DATA-4 is Sheet for every sheet', () => expect(materialOf('Sheet', 'WPC')).toBe('Sheet'));
  it('is HDF for a board without a material', () => expect(materialOf('Board', undefined)).toBe('HDF'));
  it('DATA-4 is HDF for a board of an unknown material', () =>
    expect(materialOf('Board', 'gold')).toBe('HDF'));
  it('matches a material in any letter case', () => expect(materialOf('Board', 'ply wood')).toBe('Ply Wood'));
});

it('DATA-5 matches classes and materials in any letter case', () => {
  expect(canonicalClass('bOARD')).toBe('Board');
  expect(canonicalClass('Curtain')).toBeUndefined();
  expect(canonicalBoardMaterial('wpc')).toBe('WPC');
});

describe('pictureFile', () => {
  const picture = {
    image_link: 'https://cdn.example/x-400.webp',
    quality: 'low',
    image_type: 'color',
  } as const;

  it('DATA-14 has widths where the provider sends the size of the picture', () => {
    const placeholder = { width: 400, height: 250, colour: '#dedcd8' };
    expect(pictureFile({ ...picture, placeholder }, '50vw')).toEqual({
      src: picture.image_link,
      width: 400,
      height: 250,
      sizes: '50vw',
      widths: [200, 400, 800, 1200, 1600],
      placeholder: '#dedcd8',
    });
  });

  it('uses the size given by the caller, without widths, elsewhere', () => {
    expect(pictureFile(picture, '50vw', { width: 1600, height: 1000 })).toMatchObject({
      width: 1600,
      height: 1000,
      widths: undefined,
    });
  });

  it('reserves space without a picture', () => {
    expect(pictureFile(undefined, '50vw')).toMatchObject({ src: undefined, width: 800, height: 800 });
  });
});
