import type { EndpointRequest } from 'shared-contracts/endpoint';
import * as endpoints from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller, getJson } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

async function shop() {
  const provider = await testProvider();
  return { ...provider, call: caller(provider.origin) };
}

describe('GET /api/product/facets', () => {
  const facets = async (query: EndpointRequest<typeof endpoints.getFacets>['query']) => {
    const { call } = await shop();
    return (await call(endpoints.getFacets, { query })).body;
  };

  it('counts each facet with the filters of the others', async () => {
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

  it('sorts names without a position in the tables last', async () => {
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
    expect((await facets({ search: '😀' })).shade[0].count).toBe(0);
  });

  it('takes a list as one parameter, as several, and with brackets', async () => {
    const { origin } = await shop();
    const counts = async (query: string) => (await getJson(`${origin}/api/product/facets?${query}`)).shade;
    expect(await counts('category=1.5mm+Acrylic&category=2mm+Acrylic')).toEqual(
      await counts('category[]=1.5mm+Acrylic&category[]=2mm+Acrylic'),
    );
    expect((await counts('category=2mm+Acrylic'))[0]).toEqual({ name: 'Blue', count: 1 });
  });

  it('rejects an unknown class', async () => {
    const { call } = await shop();
    expect(await call(endpoints.getFacets, { query: { class: 'Curtain' } })).toMatchObject({
      status: 400,
      body: { message: 'Please check "class": it is Sheet or Board.' },
    });
  });
});
