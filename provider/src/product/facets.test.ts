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

  it('API-19 counts each facet with the filters of the others', async () => {
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
      finish: [
        { name: 'Gloss', count: 2 },
        { name: 'Matt', count: 0 },
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
      price: { min: 3100.5, max: 5200, count: 2, any_price: { min: 3100.5, max: 4000, count: 2 } },
    });
  });

  it('API-30 counts the other lists within the price range, and the range with the other lists', async () => {
    const { shade, price } = await facets({
      class: 'Sheet',
      shade: ['Blue'],
      price_min: '3500',
      price_max: 5200,
    });
    expect(shade).toEqual([
      { name: 'Blue', count: 2 },
      { name: 'Brown', count: 1 },
    ]);
    expect(price).toEqual({
      min: 3100.5,
      max: 5200,
      count: 2,
      any_price: { min: 3100.5, max: 4000, count: 4 },
    });
  });

  it('has no prices where no product has one', async () => {
    const { price } = await facets({ class: 'Sheet', category: ['2mm Acrylic'], price_max: 4000 });
    expect(price).toMatchObject({ count: 0, any_price: { min: null, max: null, count: 1 } });
  });

  it.each(['-1', 'cheap', '1e3', '3990.999'])('API-30 rejects the price %s', async (price_min) => {
    const { call } = await shop();
    const { status, body } = await call(endpoints.getFacets, { query: { price_min } });
    expect(status).toBe(400);
    expect(body.message).toContain('"price_min"');
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

  it('API-32 rejects an unknown class', async () => {
    const { call } = await shop();
    expect(await call(endpoints.getFacets, { query: { class: 'Curtain' } })).toMatchObject({
      status: 400,
      body: { message: 'Please check "class": it must be Sheet or Board.' },
    });
  });
});
