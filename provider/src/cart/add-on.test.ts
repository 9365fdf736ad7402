import { getAddonsCount, removeCartItem, setCartItem, updateAddOn } from 'shared-contracts/cart/endpoints';
import { describe, expect, it } from 'vitest';
import { ADD_ON, BLUE, shopper, TEAK } from '../testing/shopper.ts';

describe('add-on', () => {
  it('API-13 PROM-28 is added once from two items on, however often it is requested', async () => {
    const { add, call, ids } = await shopper();
    await add({ ...BLUE, quantity: 1 });
    expect(await call(updateAddOn, {})).toMatchObject({
      status: 400,
      body: { message: 'Addons can be added only when there are 2 or more non-addon items in the cart' },
    });
    await add({ ...BLUE, quantity: 1 });
    const responses = await Promise.all(Array.from({ length: 10 }, () => call(updateAddOn, {})));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(await ids()).toEqual(['S15-KONKAN-BLUE', 'ADDON-FLEXIPLY']);
    expect((await call(getAddonsCount, {})).body).toEqual({ addOnsCount: 1 });
  });

  it.each([
    ['an item is removed', { quantity: 0 }],
    ['a quantity falls', { quantity: 1 }],
  ])('API-13 is removed when the cart falls below two items: %s', async (_title, { quantity }) => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    await call(updateAddOn, {});
    await call(setCartItem, { body: { ...BLUE, quantity } });
    expect((await call(getAddonsCount, {})).body).toEqual({ addOnsCount: 0 });
  });

  it('does not count as an item itself', async () => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 1 });
    await add({ ...TEAK, quantity: 1 });
    await call(updateAddOn, {});
    await call(removeCartItem, { query: { product_id: TEAK.product_id } });
    expect((await call(getAddonsCount, {})).body).toEqual({ addOnsCount: 0 });
  });

  it('API-12 CART-8 PROM-28 cannot be changed by the customer', async () => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    await call(updateAddOn, {});
    expect((await call(setCartItem, { body: { ...ADD_ON, quantity: 5 } })).status).toBe(409);
    expect((await call(setCartItem, { body: { ...ADD_ON, quantity: 0 } })).status).toBe(409);
    expect((await call(removeCartItem, { query: { product_id: ADD_ON.product_id } })).status).toBe(409);
    expect((await call(getAddonsCount, {})).body).toEqual({ addOnsCount: 1 });
  });
});
