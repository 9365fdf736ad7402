import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../../provider/src/catalogue/load-catalogue.ts';
import { scenes } from '../scenes/scenes.ts';
import { roomsOf, viewsOf } from './product-views.ts';

const { products, applications } = loadCatalogue();
const [sheet] = products;
if (!sheet) throw new Error('The catalogue is empty.');

afterEach(() => vi.restoreAllMocks());

describe('viewsOf', () => {
  it('shows every product by itself and, where its finish has a room, in one', () => {
    const without = products.filter((product) => viewsOf(product, product.application).length < 4);
    expect(without.map(({ product_id }) => product_id)).toEqual([]);
  });

  it('offers no view that the studio has not built', () => {
    const built = new Map([...scenes].filter(([name]) => name !== 'edge'));
    vi.spyOn(scenes, 'get').mockImplementation((name) => built.get(name));
    expect(viewsOf(sheet, ['Kitchen'])).toEqual(['sample', 'flat', 'kitchen']);
  });
});

describe('roomsOf', () => {
  it('shows a kitchen’s product in the kitchen', () => {
    expect(roomsOf(sheet, ['Kitchen'])).toEqual(['kitchen']);
  });

  it('names a room once, however many applications share it', () => {
    expect(roomsOf(sheet, ['Bathroom Vanity', 'Kitchen'])).toEqual(['kitchen']);
  });

  it.each([...applications, 'Balcony'])('has a built room for %s', (application) => {
    for (const room of roomsOf(sheet, [application])) expect(scenes.has(room)).toBe(true);
    expect(roomsOf(sheet, [application])).not.toEqual([]);
  });
});
