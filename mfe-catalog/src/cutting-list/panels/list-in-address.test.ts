import { describe, expect, it } from 'vitest';
import { type CuttingList, listInAddress, listPath, MAX_ROWS } from './list-in-address.ts';

const LIST: CuttingList = {
  product: { product_id: 'S15-TEAK', material: 'Ply Wood' },
  rows: [
    { name: 'Shutter & door', length: `2' 6 1/2"`, width: '600', pieces: '4' },
    { name: '', length: '', width: 'wide', pieces: '' },
  ],
  kerf: '4',
  trim: '0',
  keepGrain: true,
};

const reread = (list: CuttingList) => listInAddress(new URL(listPath(list), 'http://shop').searchParams);

describe('the address of a list', () => {
  it('holds everything as it was typed, right or wrong', () => {
    expect(reread(LIST)).toEqual(LIST);
  });

  it('leaves out what is usual', () => {
    const usual = { ...LIST, rows: [], kerf: '3', trim: '5', keepGrain: false };
    expect(listPath(usual)).toBe('/cutting-list?product=S15-TEAK&material=Ply+Wood');
  });

  it('keeps the marks between fields out of a name', () => {
    const [row] = reread({ ...LIST, rows: [{ name: 'a*b_c', length: '1', width: '2', pieces: '3' }] }).rows;
    expect(row).toEqual({ name: 'a b c', length: '1', width: '2', pieces: '3' });
  });

  it('is cut at the most rows of a list', () => {
    const panels = Array.from({ length: MAX_ROWS + 1 }, () => '*1*2*3').join('_');
    expect(listInAddress(new URLSearchParams({ panels })).rows).toHaveLength(MAX_ROWS);
  });
});
