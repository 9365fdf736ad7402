import type { EndpointRequest } from 'shared-contracts/endpoint';
import * as endpoints from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller, getJson } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

type Filters = EndpointRequest<typeof endpoints.filterProducts>['body']['filters'];
type FilterQuery = EndpointRequest<typeof endpoints.filterProducts>['query'];

const BLUE_SHEETS = ['S15-KONKAN-BLUE', 'S15-INDIGO-NIGHT', 'S125-KONKAN-BLUE', 'S2-RIVER-STONE'];
const BOARDS = ['B19H-KONKAN-BLUE', 'B19P-KONKAN-BLUE'];

async function shop() {
  const provider = await testProvider();
  const call = caller(provider.origin);
  return {
    ...provider,
    call,
    filtered: async (filters: Filters, query: FilterQuery = {}) =>
      ids((await call(endpoints.filterProducts, { query, body: { filters } })).body),
  };
}

function ids(answer: { products?: { product_id: string }[] } | { product_id: string }[]): string[] {
  return (Array.isArray(answer) ? answer : (answer.products ?? [])).map(({ product_id }) => product_id);
}

describe('GET /api/product', () => {
  it('gives a product with its prices in rupees', async () => {
    const { call } = await shop();
    const { status, body } = await call(endpoints.getProduct, {
      query: { id: 'S15-INDIGO-NIGHT', material: 'SHEET' },
    });
    expect(status).toBe(200);
    expect(endpoints.getProduct.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      product_id: 'S15-INDIGO-NIGHT',
      class: 'Sheet',
      actual_price: 5000,
      selling_price: 3100.5,
      application: ['Kitchen', 'Wardrobe'],
    });
    expect(body).not.toHaveProperty('selling_price_paise');
  });

  it('gives no price where there is none', async () => {
    const { call } = await shop();
    expect(
      (await call(endpoints.getProduct, { query: { id: 'S2-RIVER-STONE' } })).body.selling_price,
    ).toBeNull();
  });

  it.each([
    ['an unknown id', { id: 'NO-SUCH' }],
    ['a material of another product', { id: 'B19H-KONKAN-BLUE', material: 'Ply Wood' }],
    ['the add-on, which appears in cart and orders alone', { id: 'ADDON-FLEXIPLY' }],
  ])('answers 404 for %s', async (_title, query) => {
    const { call } = await shop();
    expect(await call(endpoints.getProduct, { query })).toMatchObject({
      status: 404,
      body: { message: 'Product not found.' },
    });
  });

  it('shows a product that was put into the database a moment ago, in lists and search too', async () => {
    const { call, filtered, shop: inner } = await shop();
    await call(endpoints.searchProducts, { query: { id: 'lagoon' } });
    const row = await inner.db
      .selectFrom('product')
      .selectAll()
      .where('product_id', '=', 'S2-RIVER-STONE')
      .executeTakeFirstOrThrow();
    await inner.db
      .insertInto('product')
      .values({ ...row, product_id: 'S2-LAGOON', colour_name: 'Lagoon', position: 99 })
      .execute();
    expect((await call(endpoints.getProduct, { query: { id: 'S2-LAGOON' } })).status).toBe(200);
    expect(await filtered({ category: ['2mm Acrylic'] })).toEqual(['S2-RIVER-STONE', 'S2-LAGOON']);
    expect(ids((await call(endpoints.searchProducts, { query: { id: 'lagoon' } })).body)).toEqual([
      'S2-LAGOON',
    ]);
  });
});

describe('POST /api/product/byfilters', () => {
  it.each<[string, Filters, string[]]>([
    [
      'no filter: all but the add-on',
      {},
      [...BLUE_SHEETS.slice(0, 2), 'S15-MALABAR-TEAK', ...BLUE_SHEETS.slice(2), ...BOARDS],
    ],
    ['empty lists', { category: [], shade: [], productClass: 'Board' }, BOARDS],
    [
      'values of a list: OR',
      { category: ['1.25mm Acrylic', '2mm Acrylic'] },
      ['S125-KONKAN-BLUE', 'S2-RIVER-STONE'],
    ],
    ['lists: AND', { shade: ['Blue'], category: ['1.5mm Acrylic'] }, ['S15-KONKAN-BLUE', 'S15-INDIGO-NIGHT']],
    [
      'any letter case',
      { productClass: 'board', material: 'PLY WOOD', category: ['19MM acrylic board'] },
      ['B19P-KONKAN-BLUE'],
    ],
    ['an application', { application: ['pooja room'] }, ['S15-MALABAR-TEAK']],
    ['a value that nothing has', { shade: ['Ultraviolet'] }, []],
    ['a value beside one that nothing has', { shade: ['Ultraviolet', 'brown'] }, ['S15-MALABAR-TEAK']],
  ])('filters by %s', async (_title, filters, expected) => {
    const { filtered } = await shop();
    expect(await filtered(filters)).toEqual(expected);
  });

  it('sorts by price, without a price last both ways, equal prices in catalogue order', async () => {
    const { filtered } = await shop();
    const equal = ['S15-KONKAN-BLUE', 'S125-KONKAN-BLUE'];
    const sheets = { productClass: 'Sheet' };
    expect(await filtered(sheets, { sortBy: 'price', order: 'asc' })).toEqual([
      'S15-INDIGO-NIGHT',
      ...equal,
      'S15-MALABAR-TEAK',
      'S2-RIVER-STONE',
    ]);
    expect(await filtered(sheets, { sortBy: 'price', order: 'desc' })).toEqual([
      'S15-MALABAR-TEAK',
      ...equal,
      'S15-INDIGO-NIGHT',
      'S2-RIVER-STONE',
    ]);
  });

  it('cuts into pages, and gives an empty one past the end', async () => {
    const { call } = await shop();
    const page = (number: number, limit = 3) =>
      call(endpoints.filterProducts, {
        query: { page: number, limit },
        body: { filters: { productClass: 'Sheet' } },
      });
    expect((await page(1)).body).toMatchObject({ totalItems: 5, totalPages: 2 });
    expect(ids((await page(2)).body)).toEqual(['S125-KONKAN-BLUE', 'S2-RIVER-STONE']);
    expect((await page(1_000_000, 100)).body).toEqual({ products: [], totalItems: 5, totalPages: 1 });
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ order: 'up' }, 'order'],
  ])('refuses %o', async (query, field) => {
    const { call } = await shop();
    const answer = await call(endpoints.filterProducts, {
      query: query as FilterQuery,
      body: { filters: {} },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(`"${field}"`);
  });
});

describe('GET /api/product/search', () => {
  it('pages through what it found', async () => {
    const { call } = await shop();
    const { body } = await call(endpoints.searchProducts, { query: { id: 'blue', page: 2, limit: 4 } });
    expect(body).toMatchObject({ totalItems: 6, totalPages: 2 });
    expect(body.products).toHaveLength(2);
  });

  it('sorts by price when asked', async () => {
    const { call } = await shop();
    const search = async (sort: 'price_asc' | 'price_desc') =>
      ids((await call(endpoints.searchProducts, { query: { id: '1.5mm', sort } })).body);
    expect(await search('price_asc')).toEqual(['S15-INDIGO-NIGHT', 'S15-KONKAN-BLUE', 'S15-MALABAR-TEAK']);
    expect(await search('price_desc')).toEqual(['S15-MALABAR-TEAK', 'S15-KONKAN-BLUE', 'S15-INDIGO-NIGHT']);
  });

  it('never shows the add-on', async () => {
    const { call } = await shop();
    expect((await call(endpoints.searchProducts, { query: { id: 'flexiply' } })).body.totalItems).toBe(0);
  });
});

describe('colours and boards', () => {
  it('gives one product for each colour of a shade', async () => {
    const { call } = await shop();
    const body = { productClass: 'sheet', category: '1.5mm acrylic', type: 'solid', shade: 'blue' };
    expect(ids((await call(endpoints.colorsByShade, { body })).body)).toEqual([
      'S15-KONKAN-BLUE',
      'S15-INDIGO-NIGHT',
    ]);
    expect((await call(endpoints.availableShades, { body })).body).toEqual([
      { name: 'Blue', code: '#1f4f8f', product_id: 'S15-KONKAN-BLUE', colour_name: 'Konkan Blue' },
      { name: 'Blue', code: '#152a5c', product_id: 'S15-INDIGO-NIGHT', colour_name: 'Indigo Night' },
    ]);
  });

  it('gives one board for each material, and leaves a category out of account that no board has', async () => {
    const { call } = await shop();
    const colour = { type: 'Solid', colorCode: '#1F4F8F' };
    for (const category of ['19mm Acrylic Board', '1.5mm Acrylic']) {
      expect(ids((await call(endpoints.boardsByColour, { body: { ...colour, category } })).body)).toEqual(
        BOARDS,
      );
    }
    expect(
      (await call(endpoints.boardsByColour, { body: { ...colour, colorCode: '#000000' } })).body,
    ).toEqual([]);
  });

  it('gives the variations of a board by its category', async () => {
    const { call } = await shop();
    const body = { material: '19mm Acrylic Board', type: 'Solid', code: '#1f4f8f' };
    expect(ids((await call(endpoints.boardVariations, { body })).body)).toEqual(BOARDS);
  });
});

describe('GET /api/product/facets', () => {
  const facets = async (query: EndpointRequest<typeof endpoints.getFacets>['query']) => {
    const { call } = await shop();
    return (await call(endpoints.getFacets, { query })).body;
  };

  it('counts each list with the filters of the others', async () => {
    expect(await facets({ class: 'Sheet', category: ['1.5mm Acrylic'], shade: ['Blue'] })).toEqual({
      category: [
        { name: '1.25mm Acrylic', count: 1 },
        { name: '1.5mm Acrylic', count: 2 },
        { name: '2mm Acrylic', count: 1 },
      ],
      type: [
        { name: 'Solid', count: 2 },
        { name: 'Wood Grain', count: 0 },
      ],
      shade: [
        { name: 'Blue', count: 2 },
        { name: 'Brown', count: 1 },
      ],
      application: [
        { name: 'Kitchen', count: 2 },
        { name: 'Wardrobe', count: 2 },
        { name: 'Pooja Room', count: 0 },
      ],
    });
  });

  it('puts a name without a place in the tables behind those with one', async () => {
    const { call, shop: inner } = await shop();
    await inner.db
      .updateTable('product')
      .set({ shade: 'Aqua' })
      .where('product_id', '=', 'S2-RIVER-STONE')
      .execute();
    const { body } = await call(endpoints.getFacets, { query: {} });
    expect(body.shade.map(({ name }: { name: string }) => name)).toEqual(['Blue', 'Brown', 'Aqua']);
  });

  it('counts within a search', async () => {
    const { shade } = await facets({ search: 'teak' });
    expect(shade).toEqual([
      { name: 'Blue', count: 0 },
      { name: 'Brown', count: 1 },
    ]);
    expect((await facets({ search: 'xyzzy' })).shade[0].count).toBe(0);
  });

  it('takes a list as one parameter, as several, and with brackets', async () => {
    const { origin } = await shop();
    const counts = async (query: string) => (await getJson(`${origin}/api/product/facets?${query}`)).shade;
    expect(await counts('category=1.5mm+Acrylic&category=2mm+Acrylic')).toEqual(
      await counts('category[]=1.5mm+Acrylic&category[]=2mm+Acrylic'),
    );
    expect((await counts('category=2mm+Acrylic'))[0]).toEqual({ name: 'Blue', count: 1 });
  });

  it('refuses a class that there is not', async () => {
    const { call } = await shop();
    expect((await call(endpoints.getFacets, { query: { class: 'Curtain' } })).status).toBe(400);
  });
});
