import { searchProducts } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { productIds } from '../testing/product-ids.ts';
import { testProvider } from '../testing/test-provider.ts';

async function shop() {
  const { origin } = await testProvider();
  return { call: caller(origin) };
}

describe('GET /api/product/search', () => {
  it('API-7 returns one results page', async () => {
    const { call } = await shop();
    const { body } = await call(searchProducts, { query: { id: 'blue', page: 2, limit: 4 } });
    expect(body).toMatchObject({ totalItems: 6, totalPages: 2 });
    expect(body.products).toHaveLength(2);
  });

  it('API-7 sorts by price when asked', async () => {
    const { call } = await shop();
    const search = async (sort: 'price_asc' | 'price_desc') =>
      productIds((await call(searchProducts, { query: { id: '1.5mm', sort } })).body);
    expect(await search('price_asc')).toEqual(['S15-INDIGO-NIGHT', 'S15-KONKAN-BLUE', 'S15-MALABAR-TEAK']);
    expect(await search('price_desc')).toEqual(['S15-MALABAR-TEAK', 'S15-KONKAN-BLUE', 'S15-INDIGO-NIGHT']);
  });

  it('API-12 CART-8 never finds the add-on', async () => {
    const { call } = await shop();
    expect((await call(searchProducts, { query: { id: 'flexiply' } })).body.totalItems).toBe(0);
  });
});
