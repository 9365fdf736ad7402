import { suggestProducts } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

async function suggested(q: string) {
  const { origin } = await testProvider();
  const { body } = await caller(origin)(suggestProducts, { query: { q } });
  expect(suggestProducts.response.parse(body)).toEqual(body);
  return {
    colours: body.products.map(({ product_id }: { product_id: string }) => product_id),
    shades: body.shades.map(({ name }: { name: string }) => name),
    categories: body.categories.map(({ name }: { name: string }) => name),
    applications: body.applications.map(({ name }: { name: string }) => name),
  };
}

describe('GET /api/product/suggest', () => {
  it.each([
    ['the beginning of a colour', 'mala', { colours: ['S15-MALABAR-TEAK'], shades: [], categories: [] }],
    [
      'a shade, and each of its colours once',
      'blu',
      {
        colours: ['S15-KONKAN-BLUE', 'S15-INDIGO-NIGHT', 'S2-RIVER-STONE'],
        shades: ['Blue'],
        categories: [],
      },
    ],
    [
      'two categories at most',
      'acrylic',
      {
        colours: ['S15-KONKAN-BLUE', 'S15-INDIGO-NIGHT', 'S15-MALABAR-TEAK', 'S2-RIVER-STONE'],
        shades: [],
        categories: ['1.5mm Acrylic', '1.25mm Acrylic'],
      },
    ],
    [
      'a category by several typed words',
      '19 acr',
      { colours: ['B19H-KONKAN-BLUE'], shades: [], categories: ['19mm Acrylic Board'] },
    ],
    ['a product id', 's125-konkan-blue', { colours: ['S125-KONKAN-BLUE'], shades: [], categories: [] }],
    ['a shade with a typo', 'bronw', { colours: ['S15-MALABAR-TEAK'], shades: ['Brown'], categories: [] }],
    [
      'a category with a typo',
      '19 acrylik',
      { colours: ['B19H-KONKAN-BLUE'], shades: [], categories: ['19mm Acrylic Board'] },
    ],
    [
      'an application, and a colour for it',
      'pooja',
      { colours: ['S15-MALABAR-TEAK'], shades: [], categories: [], applications: ['Pooja Room'] },
    ],
    [
      'a colour whose price is named',
      'teak under 6000',
      { colours: ['S15-MALABAR-TEAK'], shades: [], categories: [] },
    ],
    [
      'the beginning of a word that has no meaning by itself',
      'ko',
      { colours: ['S15-KONKAN-BLUE'], shades: [], categories: [] },
    ],
    ['signs alone', '😀', { colours: [], shades: [], categories: [] }],
    ['a typo', 'malabra', { colours: ['S15-MALABAR-TEAK'], shades: [], categories: [] }],
    ['an unknown term', 'xyzzy', { colours: [], shades: [], categories: [] }],
    ['nothing typed yet', ' … ', { colours: [], shades: [], categories: [] }],
    ['the add-on, which is in no list', 'flexiply', { colours: [], shades: [], categories: [] }],
  ])('API-20 API-37 suggests for %s', async (_title, q, expected) => {
    expect(await suggested(q)).toEqual({ applications: [], ...expected });
  });

  it('API-37 names the page, the code and the decor of a colour', async () => {
    const { origin } = await testProvider();
    const { body } = await caller(origin)(suggestProducts, { query: { q: 'malabar' } });
    expect(body.products).toEqual([
      {
        product_id: 'S15-MALABAR-TEAK',
        material: 'Sheet',
        colour_name: 'Malabar Teak',
        category: '1.5mm Acrylic',
        type: 'Wood Grain',
        shade: 'Brown',
        code: '#7a5230',
        picture: expect.objectContaining({ image_link: expect.stringMatching(/\/flat-\d+\.webp$/) }),
      },
    ]);
  });

  it('rejects a missing or too long term', async () => {
    const { origin } = await testProvider();
    const call = caller(origin);
    for (const query of [{}, { q: 'x'.repeat(201) }]) {
      const response = await call(suggestProducts, { query: query as { q: string } });
      expect(response.status).toBe(400);
      expect(response.body.message).toContain('"q"');
    }
  });
});
