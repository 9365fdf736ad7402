import { getCart, getPriceSummary, quoteItems } from 'shared-contracts/cart/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { BLUE, shopper } from '../testing/shopper.ts';
import { testProvider } from '../testing/test-provider.ts';

describe('POST /api/cart/quote', () => {
  it('API-106 prices items as an order of a cart with them, to everyone, and changes no cart', async () => {
    const { add, call, origin } = await shopper();
    const items = [
      { ...BLUE, quantity: 3 },
      { product_id: 'S15-INDIGO-NIGHT', material: 'sheet', quantity: 2 },
    ];
    const quoted = await caller(origin)(quoteItems, { body: { items } });
    expect(quoted.status).toBe(200);
    expect((await call(getCart, {})).body).toEqual({ message: 'No items in cart' });
    for (const item of items) await add(item);
    const { coupon_problem: _, ...order } = (await call(getPriceSummary, { query: { with_add_on: 'true' } }))
      .body;
    expect(quoted.body).toEqual(order);
  });

  it('API-106 counts no packaging for a piece that cannot be ordered alone', async () => {
    const { origin } = await testProvider();
    const { body } = await caller(origin)(quoteItems, { body: { items: [{ ...BLUE, quantity: 1 }] } });
    expect(body.add_on).toBeUndefined();
  });

  it('API-106 adds the quantities of a product that is named twice', async () => {
    const { origin } = await testProvider();
    const totalOf = async (...quantities: number[]) => {
      const items = quantities.map((quantity) => ({ ...BLUE, quantity }));
      return (await caller(origin)(quoteItems, { body: { items } })).body.total;
    };
    expect(await totalOf(1, 2)).toBe(await totalOf(3));
  });

  it.each([
    ['an unknown product', { product_id: 'NONE', material: 'Sheet', quantity: 1 }, 404],
    ['another material', { ...BLUE, material: 'MDF', quantity: 1 }, 404],
    ['no pieces', { ...BLUE, quantity: 0 }, 400],
    ['parts of a piece', { ...BLUE, quantity: 1.5 }, 400],
  ])('API-106 rejects %s', async (_, item, status) => {
    const { origin } = await testProvider();
    expect((await caller(origin)(quoteItems, { body: { items: [item] } })).status).toBe(status);
  });

  it.each([0, 101])('API-106 rejects a list of %i items', async (count) => {
    const { origin } = await testProvider();
    const items = Array.from({ length: count }, () => ({ ...BLUE, quantity: 1 }));
    expect((await caller(origin)(quoteItems, { body: { items } })).status).toBe(400);
  });

  it('API-106 rejects the packaging, and a product without a price', async () => {
    const { origin, shop } = await testProvider();
    await shop.db
      .updateTable('product')
      .set({ selling_price_paise: null })
      .where('product_id', '=', BLUE.product_id)
      .execute();
    const addOn = await shop.db
      .selectFrom('product')
      .select(['product_id', 'material'])
      .where('category', '=', 'addon')
      .executeTakeFirstOrThrow();
    for (const item of [BLUE, addOn]) {
      const { status, body } = await caller(origin)(quoteItems, {
        body: { items: [{ ...item, quantity: 2 }] },
      });
      expect([status, body]).toEqual([409, { message: 'This product is currently unavailable.' }]);
    }
  });
});
