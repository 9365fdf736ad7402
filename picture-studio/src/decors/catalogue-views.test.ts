import { loadCatalogue } from 'catalogue/load-catalogue';
import { describe, expect, it } from 'vitest';
import { isBuilt, roomsOf, viewsOf } from '../serving/product-views.ts';
import { decorOf } from './decor-of.ts';

const { products, applications } = loadCatalogue();
const [sheet] = products.map(decorOf);
if (!sheet) throw new Error('The catalogue is empty.');

/** The rooms that show an application itself. */
const OWN_ROOMS: Record<string, readonly string[]> = {
  Kitchen: ['kitchen', 'counter'],
  Wardrobe: ['bedroom', 'wardrobe'],
  'TV Unit': ['living'],
  'Wall Panel': ['entrance', 'living'],
  'Bathroom Vanity': ['bathroom'],
  Office: ['office'],
  'Pooja Room': ['pooja'],
  'Kids Room': ['kids'],
};

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

  it('has only rooms that show the application itself, for each application of each product', () => {
    const elsewhere = products.flatMap((product) =>
      product.application
        .filter((application) =>
          roomsOf(decorOf(product), [application]).some((room) => !OWN_ROOMS[application]?.includes(room)),
        )
        .map((application) => `${product.product_id} for ${application}`),
    );
    expect(elsewhere).toEqual([]);
  });
});
