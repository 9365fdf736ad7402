import { describe, expect, it } from 'vitest';
import { isNamed, parseShortlist, shortlistPath } from './shortlist-address.ts';

const TEAK = { product_id: 'S15-TEAK', material: 'Sheet' };
const BOARD = { product_id: 'B19-TEAK', material: 'Ply Wood' };
const parsed = (path: string) => parseShortlist(new URL(path, 'http://shop.example').searchParams);

describe('the address of a shortlist', () => {
  it('SHORT-30 names sheets by their ids, and boards with their materials', () => {
    expect(shortlistPath({ products: [TEAK, BOARD] })).toBe(
      '/shortlist?products=S15-TEAK,B19-TEAK:Ply%2520Wood',
    );
    expect(shortlistPath()).toBe('/shortlist');
  });

  it('SHORT-30 is read as it was written, with any ids', () => {
    const odd = { product_id: 'AC 1,001/a:b%', material: 'H:D,F' };
    const list = { products: [TEAK, BOARD, odd], compare: [BOARD, odd], room: 'kitchen' };
    const { products = [], compare, room } = parsed(shortlistPath(list));
    expect(products.map((product, index) => isNamed(product, list.products[index] ?? TEAK))).toEqual([
      true,
      true,
      true,
    ]);
    expect(products[2]).toEqual(odd);
    expect([compare.map(({ product_id }) => product_id), room]).toEqual([
      ['B19-TEAK', odd.product_id],
      'kitchen',
    ]);
  });

  it('SHORT-30 tells an empty list that was sent from no list', () => {
    expect(parsed('/shortlist').products).toBeUndefined();
    expect(parsed('/shortlist?products=').products).toEqual([]);
  });

  it.each([
    ['a product twice', 'A,B,A', ['A', 'B']],
    ['what cannot be decoded', 'A,%25E0%25A4,B', ['A', 'B']],
    ['nothing between commas', ',,A,', ['A']],
    [
      'more than 40',
      Array.from({ length: 60 }, (_, index) => `P${index}`).join(','),
      expect.objectContaining({ length: 40 }),
    ],
  ])('SHORT-30 leaves out %s', (_title, products, ids) => {
    expect(parsed(`/shortlist?products=${products}`).products?.map(({ product_id }) => product_id)).toEqual(
      ids,
    );
  });

  it('SHORT-37 tells how many it left out, and names no more than it shows', () => {
    const products = Array.from({ length: 52 }, (_, index) => ({
      product_id: `P${index}`,
      material: 'Sheet',
    }));
    expect(parsed(`/shortlist?products=${products.map(({ product_id }) => product_id)}`).leftOut).toBe(12);
    expect(parsed(shortlistPath({ products }))).toMatchObject({ products: { length: 40 }, leftOut: 0 });
    expect(parsed('/shortlist').leftOut).toBe(0);
  });

  it('SHORT-30 compares four at most', () => {
    expect(parsed('/shortlist?compare=A,B,C,D,E').compare).toHaveLength(4);
  });
});
