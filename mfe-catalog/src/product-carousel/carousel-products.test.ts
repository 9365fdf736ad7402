import { type Product, SHEET_CATEGORIES } from 'shared-contracts/product';
import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { carouselProducts } from './carousel-products.ts';

const sheet = (product_id: string, category: string, type: string, shade = 'Brown') =>
  aProduct({ product_id, category, type, shade });
const ids = (list: Product[]) => carouselProducts(list).map((product) => product?.product_id);

describe('carouselProducts', () => {
  it('has one product for each category, in the order of the home page', () => {
    const list = SHEET_CATEGORIES.map((category) => sheet(category, category, 'Solid'));
    expect(ids(list.toReversed())).toEqual([...SHEET_CATEGORIES]);
  });

  it('prefers a figured decor to a plain one', () => {
    const list = [sheet('plain', '2mm Acrylic', 'Solid'), sheet('stone', '2mm Acrylic', 'Stone')];
    expect(ids(list)[2]).toBe('stone');
  });

  it('HOME-23 varies types, then shades', () => {
    const list = [
      sheet('wood', '1.25mm Acrylic', 'Wood Grain', 'Brown'),
      sheet('other wood', '1.5mm Acrylic', 'Wood Grain', 'Beige'),
      sheet('marble', '1.5mm Acrylic', 'Marble', 'White'),
      sheet('white marble', '2mm Acrylic', 'Marble', 'White'),
      sheet('black marble', '2mm Acrylic', 'Marble', 'Black'),
    ];
    expect(ids(list).slice(0, 3)).toEqual(['wood', 'marble', 'black marble']);
  });

  it('reads categories without regard to case, and leaves out a missing one', () => {
    expect(ids([sheet('matt', 'Matt Acrylic', 'Solid')])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'matt',
    ]);
  });
});
