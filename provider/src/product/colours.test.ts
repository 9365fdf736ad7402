import { ROOMS } from 'shared-contracts/image/picture-views';
import * as endpoints from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { productIds } from '../testing/product-ids.ts';
import { testProvider } from '../testing/test-provider.ts';

const BOARDS = ['B19H-KONKAN-BLUE', 'B19P-KONKAN-BLUE'];

async function shop() {
  const { origin } = await testProvider();
  return { call: caller(origin) };
}

describe('colours and boards', () => {
  it('API-10 gives one product per colour of a shade', async () => {
    const { call } = await shop();
    const body = { productClass: 'sheet', category: '1.5mm acrylic', type: 'solid', shade: 'blue' };
    expect(productIds((await call(endpoints.colorsByShade, { body })).body)).toEqual([
      'S15-KONKAN-BLUE',
      'S15-INDIGO-NIGHT',
    ]);
    expect((await call(endpoints.availableShades, { body })).body).toEqual([
      {
        name: 'Blue',
        code: '#1f4f8f',
        product_id: 'S15-KONKAN-BLUE',
        material: 'Sheet',
        colour_name: 'Konkan Blue',
      },
      {
        name: 'Blue',
        code: '#152a5c',
        product_id: 'S15-INDIGO-NIGHT',
        material: 'Sheet',
        colour_name: 'Indigo Night',
      },
    ]);
  });

  it('API-80 shows each colour of sheets in every room, whatever it is made for, and boards in none', async () => {
    const { call } = await shop();
    const line = { type: 'Solid', shade: 'Blue' };
    const colours = async (body: { productClass: string; category: string }) => {
      const response = await call(endpoints.colorsByShade, { body: { ...line, ...body } });
      return endpoints.colorsByShade.response.parse(response.body);
    };
    for (const { product_id, room_views = [] } of await colours({
      productClass: 'Sheet',
      category: '1.5mm Acrylic',
    })) {
      const rooms = room_views.map(({ picture }) => picture.image_link.replace(/\/\w{10}\//, '/'));
      expect(rooms).toEqual(Object.keys(ROOMS).map((room) => `/images/${product_id}/${room}-1600.webp`));
    }
    const boards = await colours({ productClass: 'Board', category: '19mm Acrylic Board' });
    expect(boards.map(({ room_views }) => room_views)).toEqual(boards.map(() => undefined));
    expect(boards).not.toEqual([]);
  });

  it('API-34 offers the colours of the other shades too, where the request asks for every shade', async () => {
    const { call } = await shop();
    const body = { productClass: 'Sheet', category: '1.5mm Acrylic', type: 'Solid', shade: 'Brown' };
    expect((await call(endpoints.availableShades, { body })).body).toEqual([]);
    const { body: colours } = await call(endpoints.availableShades, { body: { ...body, every_shade: true } });
    expect(productIds(colours)).toEqual(['S15-KONKAN-BLUE', 'S15-INDIGO-NIGHT']);
  });

  it.each([
    ['HDF', 'B19H-KONKAN-BLUE'],
    ['ply wood', 'B19P-KONKAN-BLUE'],
    ['WPC', 'B19H-KONKAN-BLUE'],
  ])('offers the colours of boards in %s, where they come in it', async (material, product_id) => {
    const { call } = await shop();
    const body = { productClass: 'Board', category: '19mm Acrylic Board', type: 'Solid', material };
    expect(productIds((await call(endpoints.availableShades, { body })).body)).toEqual([product_id]);
  });

  it('API-9 gives one board per material, and ignores a category that no board has', async () => {
    const { call } = await shop();
    const colour = { type: 'Solid', colorCode: '#1F4F8F' };
    for (const category of ['19mm Acrylic Board', '1.5mm Acrylic']) {
      expect(
        productIds((await call(endpoints.boardsByColour, { body: { ...colour, category } })).body),
      ).toEqual(BOARDS);
    }
    expect(
      (await call(endpoints.boardsByColour, { body: { ...colour, colorCode: '#000000' } })).body,
    ).toEqual([]);
  });

  it('API-10 gives the variations of a board by its category', async () => {
    const { call } = await shop();
    const body = { material: '19mm Acrylic Board', type: 'Solid', code: '#1f4f8f' };
    expect(productIds((await call(endpoints.boardVariations, { body })).body)).toEqual(BOARDS);
  });
});
