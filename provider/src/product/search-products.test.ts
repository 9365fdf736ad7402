import { searchProducts, suggestProducts } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { LONG_TERMS } from '../testing/long-terms.ts';
import { productIds } from '../testing/product-ids.ts';
import { providerProcess } from '../testing/provider-process.ts';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';

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

/** Milliseconds. A search takes a few; one that tries all readings of a term would take minutes, and could only be killed. */
const PATIENCE = 10_000;

it('API-91 PROM-197 responds to the longest terms of every kind', {
  timeout: 60_000,
  tags: ['all'],
}, async () => {
  const { origin } = await providerProcess({ SHOP_DATA: temporaryFolder() });
  const statusOf = async (path: string, parameter: string, term: string) => {
    const address = `${origin}${path}?${new URLSearchParams({ [parameter]: term })}`;
    const response = fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return response.then(({ status }) => status).catch((error: unknown) => error);
  };
  for (const [kind, term] of Object.entries(LONG_TERMS)) {
    const found = await statusOf(searchProducts.path, 'id', term);
    expect([kind, found]).toEqual([kind, 200]);
    expect([kind, await statusOf(suggestProducts.path, 'q', term)]).toEqual([kind, 200]);
  }
});
