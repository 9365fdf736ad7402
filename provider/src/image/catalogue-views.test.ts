import { isBuilt, roomsOf, viewsOf } from 'picture-studio';
import { describe, expect, it } from 'vitest';
import { decorOf } from '../catalogue/decor-of.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';

const { products, applications } = loadCatalogue();
const [sheet] = products.map(decorOf);
if (!sheet) throw new Error('The catalogue is empty.');

describe('viewsOf', () => {
  it('has at least four views of each product', () => {
    const without = products.filter((product) => viewsOf(decorOf(product), product.application).length < 4);
    expect(without.map(({ product_id }) => product_id)).toEqual([]);
  });
});

describe('roomsOf', () => {
  it.each([...applications, 'Balcony'])('has a room with a scene for %s', (application) => {
    for (const room of roomsOf(sheet, [application])) expect(isBuilt(sheet, room)).toBe(true);
    expect(roomsOf(sheet, [application])).not.toEqual([]);
  });
});
