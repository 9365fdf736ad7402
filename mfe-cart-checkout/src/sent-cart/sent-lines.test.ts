import { describe, expect, it } from 'vitest';
import { ADD_ON, SAGE, WALNUT } from '../testing/sample-cart.ts';
import { linesLeftOut, linesOf, MAX_SENT_LINES, readSentLines, sentCartPath } from './sent-lines.ts';

const read = (lines: string) => readSentLines(new URLSearchParams({ lines }));

describe('the lines of a sent cart', () => {
  it('CART-58 are those of the cart, without its packaging', () => {
    expect(linesOf([WALNUT, SAGE, ADD_ON])).toEqual([
      { product_id: 'WAL-115', material: 'Sheet', quantity: 4 },
      { product_id: 'SAG-20', material: 'Sheet', quantity: 2 },
    ]);
  });

  it('CART-58 come out of an address as they went in, with any marks', () => {
    const lines = [
      { product_id: 'B 19:HDF,x%/é', material: 'Ply Wood', quantity: 999 },
      { product_id: 'WAL-115', material: '', quantity: 1 },
    ];
    const { searchParams } = new URL(sentCartPath(lines), 'https://shop.example');
    expect(readSentLines(searchParams)).toEqual(lines);
  });

  it.each([
    ['nothing', ''],
    ['no product', ':Sheet:4'],
    ['no pieces', 'WAL-115:Sheet'],
    ['no piece at all', 'WAL-115:Sheet:0'],
    ['too many pieces', 'WAL-115:Sheet:1000'],
    ['half a piece', 'WAL-115:Sheet:1.5'],
    ['a damaged mark', '%E0%A4%A:Sheet:2'],
  ])('CART-58 are left out where there is %s', (_, lines) => {
    expect(read(lines)).toEqual([]);
  });

  it('CART-62 are at most as many as an address has room for, with the number of the others', () => {
    const lines = `${'A:Sheet:1,'.repeat(MAX_SENT_LINES + 5)}B:Sheet:many`;
    expect(read(lines)).toHaveLength(MAX_SENT_LINES);
    expect(linesLeftOut(new URLSearchParams({ lines }))).toBe(6);
  });
});
