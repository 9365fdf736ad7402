import { loadCatalogue } from 'catalogue/load-catalogue';
import type { EndpointRequest } from 'shared-contracts/endpoint';
import * as endpoints from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { productIds } from '../testing/product-ids.ts';
import { testProvider } from '../testing/test-provider.ts';

type Filters = EndpointRequest<typeof endpoints.filterProducts>['body']['filters'];
type FilterQuery = EndpointRequest<typeof endpoints.filterProducts>['query'];

const BOARDS = ['B19H-KONKAN-BLUE', 'B19P-KONKAN-BLUE'];
const BLUE_SHEETS = ['S15-KONKAN-BLUE', 'S15-INDIGO-NIGHT', 'S125-KONKAN-BLUE', 'S2-RIVER-STONE'];

async function shop() {
  const provider = await testProvider();
  const call = caller(provider.origin);
  return {
    ...provider,
    call,
    filtered: async (filters: Filters, query: FilterQuery = {}) =>
      productIds((await call(endpoints.filterProducts, { query, body: { filters } })).body),
  };
}

describe('GET /api/product', () => {
  it('DATA-1 PRICE-2 gives a product with its prices in rupees', async () => {
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
      finish: 'Gloss',
      application: ['Kitchen', 'Wardrobe'],
    });
    expect(body).not.toHaveProperty('selling_price_paise');
  });

  it('API-61 has a tiny first picture, which lists leave out', async () => {
    const call = caller((await testProvider({ catalogue: loadCatalogue() })).origin);
    const body = { filters: { productClass: 'Sheet' } };
    const list = await call(endpoints.filterProducts, { query: { limit: 1 }, body });
    const [listed] = endpoints.filterProducts.response.parse(list.body).products;
    const whole = await call(endpoints.getProduct, { query: { id: listed?.product_id ?? '' } });
    const { pictures } = endpoints.getProduct.response.parse(whole.body);
    expect(pictures[0]?.placeholder?.preview).toMatch(/^[\w+/]+={0,2}$/);
    expect(listed?.pictures[0]).toMatchObject({ image_link: pictures[0]?.image_link });
    expect(listed?.pictures[0]?.placeholder).not.toHaveProperty('preview');
  });

  it('gives null for a missing price', async () => {
    const { call } = await shop();
    expect(
      (await call(endpoints.getProduct, { query: { id: 'S2-RIVER-STONE' } })).body.selling_price,
    ).toBeNull();
  });

  it.each([
    ['an unknown id', { id: 'NO-SUCH' }],
    ['a material of another product', { id: 'B19H-KONKAN-BLUE', material: 'Ply Wood' }],
    ['the add-on, which appears in cart and orders alone', { id: 'ADDON-FLEXIPLY' }],
  ])('API-6 responds with 404 for %s', async (_title, query) => {
    const { call } = await shop();
    expect(await call(endpoints.getProduct, { query })).toMatchObject({
      status: 404,
      body: { message: 'Product not found.' },
    });
  });

  it('shows a product that was just inserted into the database, in lists and search too', async () => {
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
    expect(productIds((await call(endpoints.searchProducts, { query: { id: 'lagoon' } })).body)).toEqual([
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
    ['a finish', { finish: ['matt'] }, ['S2-RIVER-STONE']],
    ['a lowest price', { price_min: 9000 }, BOARDS],
    ['a highest price, without products that have none', { price_max: 3100.5 }, ['S15-INDIGO-NIGHT']],
    ['a price range', { price_min: 4000.01, price_max: 8999.99 }, ['S15-MALABAR-TEAK']],
    [
      'all options of each list, like empty lists',
      { shade: ['Blue', 'Brown'], type: ['Solid', 'Wood Grain'], category: ['19mm Acrylic Board'] },
      BOARDS,
    ],
    ['a value that nothing has', { shade: ['Ultraviolet'] }, []],
    ['a value beside one that nothing has', { shade: ['Ultraviolet', 'brown'] }, ['S15-MALABAR-TEAK']],
  ])('API-8 API-30 API-31 filters by %s', async (_title, filters, expected) => {
    const { filtered } = await shop();
    expect(await filtered(filters)).toEqual(expected);
  });

  it('API-8 sorts by price, without a price last both ways, equal prices in catalogue order', async () => {
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

  it('API-32 rejects an unknown class, as the calls for colours and shades do', async () => {
    const { call } = await shop();
    const line = { productClass: 'Curtain', category: '1.5mm Acrylic', type: 'Solid', shade: 'Blue' };
    const responses = [
      await call(endpoints.filterProducts, { query: {}, body: { filters: { productClass: 'Curtain' } } }),
      await call(endpoints.colorsByShade, { body: line }),
      await call(endpoints.availableShades, { body: line }),
    ];
    for (const { status, body } of responses) {
      expect(status).toBe(400);
      expect(body.message).toBe('Please check "productClass": it must be Sheet or Board.');
    }
  });

  it('API-5 has pages, and an empty one past the end', async () => {
    const { call } = await shop();
    const page = (number: number, limit = 3) =>
      call(endpoints.filterProducts, {
        query: { page: number, limit },
        body: { filters: { productClass: 'Sheet' } },
      });
    expect((await page(1)).body).toMatchObject({ totalItems: 5, totalPages: 2 });
    expect(productIds((await page(2)).body)).toEqual(['S125-KONKAN-BLUE', 'S2-RIVER-STONE']);
    expect((await page(1_000_000, 100)).body).toEqual({ products: [], totalItems: 5, totalPages: 1 });
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ order: 'up' }, 'order'],
  ])('API-5 rejects %o', async (query, field) => {
    const { call } = await shop();
    const response = await call(endpoints.filterProducts, {
      query: query as FilterQuery,
      body: { filters: {} },
    });
    expect(response.status).toBe(400);
    expect(response.body.message).toContain(`"${field}"`);
  });
});
