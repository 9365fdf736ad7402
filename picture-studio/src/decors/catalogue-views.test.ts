import { loadCatalogue } from 'catalogue/load-catalogue';
import { VIEWS_OF_APPLICATIONS } from 'shared-contracts/image/picture-views';
import { describe, expect, it } from 'vitest';
import { isBuilt, roomsOf, viewsOf } from '../serving/product-views.ts';
import { decorOf } from './decor-of.ts';

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

  it('PIC-90 has only rooms that show the application itself, for each application of each product', () => {
    const elsewhere = products.flatMap((product) =>
      product.application
        .filter((application) =>
          roomsOf(decorOf(product), [application]).some(
            (room) => !VIEWS_OF_APPLICATIONS[application]?.own.includes(room),
          ),
        )
        .map((application) => `${product.product_id} for ${application}`),
    );
    expect(elsewhere).toEqual([]);
  });
});
