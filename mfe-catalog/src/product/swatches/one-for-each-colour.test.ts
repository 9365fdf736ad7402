import type { Product } from 'shared-contracts/product';
import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { onePerColour } from './shade-swatches.tsx';

const board = (product_id: string, material: string, colour: Pick<Product, 'colour_name' | 'code'>) =>
  aProduct({ product_id, class: 'Board', material, ...colour });
const teak = (material: string) =>
  board(`${material}-teak`, material, { colour_name: 'Teak', code: '#9c6b3d' });
const walnut = (material: string) =>
  board(`${material}-walnut`, material, { colour_name: 'Walnut', code: '#553322' });

describe('onePerColour', () => {
  it.each([
    { offered: [teak('HDF'), teak('WPC'), walnut('HDF'), walnut('WPC')], shown: ['WPC-teak', 'WPC-walnut'] },
    { offered: [teak('HDF'), walnut('HDF')], shown: ['WPC-teak', 'HDF-walnut'] },
    { offered: [walnut('WPC')], shown: ['WPC-teak', 'WPC-walnut'] },
    { offered: [], shown: ['WPC-teak'] },
  ])('keeps the shown product and its material: $shown', ({ offered, shown }) => {
    expect(onePerColour(offered, teak('WPC')).map(({ product_id }) => product_id)).toEqual(shown);
  });

  it.each(['', '#9C6B3D'])('lists the shown product once where the list has the code "%s" for it', (code) => {
    const offered = [walnut('WPC'), { ...teak('WPC'), code }];
    expect(onePerColour(offered, teak('WPC'))).toEqual([walnut('WPC'), teak('WPC')]);
  });
});
