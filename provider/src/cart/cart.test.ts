import * as endpoints from 'shared-contracts/cart/endpoints';
import type { EndpointRequest } from 'shared-contracts/endpoint';
import { describe, expect, it } from 'vitest';
import { caller, loggedIn } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

const { addCartItem, getCart, getPriceSummary, removeCartItem, setCartItem, updateAddOn, getAddonsCount } =
  endpoints;
const PHONE = 9876543210;
const BLUE = { product_id: 'S15-KONKAN-BLUE', material: 'Sheet' };
const TEAK = { product_id: 'S15-MALABAR-TEAK', material: 'Sheet' };
const ADD_ON = { product_id: 'ADDON-FLEXIPLY', material: 'Sheet' };

async function shopper() {
  const provider = await testProvider();
  const call = await loggedIn(provider.origin, PHONE);
  const add = (body: EndpointRequest<typeof addCartItem>['body']) => call(addCartItem, { body });
  const ids = async () => {
    const { body } = await call(getCart, {});
    return Array.isArray(body) ? body.map(({ Product }) => Product.product_id) : body;
  };
  return { ...provider, call, add, ids };
}

describe('cart', () => {
  it('says so when it is empty', async () => {
    const { call } = await shopper();
    expect(await call(getCart, {})).toMatchObject({ status: 200, body: { message: 'No items in cart' } });
  });

  it('adds to what is there', async () => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    const answer = await add({ ...BLUE, material: 'sheet', quantity: 3 });
    const item = {
      cart_item_id: expect.any(Number),
      quantity: 5,
      material: 'Sheet',
      image_link: expect.any(String),
      Product: {
        product_id: 'S15-KONKAN-BLUE',
        colour_name: 'Konkan Blue',
        selling_price: 4000,
        actual_price: 5000,
        category: '1.5mm Acrylic',
        type: 'Solid',
      },
    };
    expect(answer).toMatchObject({ status: 200, body: item });
    expect((await call(getCart, {})).body).toEqual([item]);
  });

  it('sums parallel adds exactly', async () => {
    const { add, call } = await shopper();
    const answers = await Promise.all(Array.from({ length: 60 }, () => add({ ...BLUE, quantity: 3 })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await call(getCart, {})).body[0].quantity).toBe(180);
  });

  it('holds at most 999 of one product, also when many add at once', async () => {
    const { add, call } = await shopper();
    const answers = await Promise.all(Array.from({ length: 12 }, () => add({ ...BLUE, quantity: 100 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect((await call(getCart, {})).body[0].quantity).toBe(900);
  });

  it('sets a quantity, and removes at 0', async () => {
    const { add, call, ids } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    await add({ ...TEAK, quantity: 1 });
    expect((await call(setCartItem, { body: { ...BLUE, quantity: 7 } })).body.quantity).toBe(7);
    expect(await call(setCartItem, { body: { ...BLUE, quantity: 0 } })).toMatchObject({
      status: 200,
      body: { message: 'Item removed from cart' },
    });
    expect(await ids()).toEqual(['S15-MALABAR-TEAK']);
  });

  it('removes by query and by body', async () => {
    const { add, call, ids, origin } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    await add({ ...TEAK, quantity: 1 });
    expect((await call(removeCartItem, { query: { product_id: BLUE.product_id } })).status).toBe(200);
    const response = await fetch(`${origin}/api/cart`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${call.token}` },
      body: JSON.stringify({ product_id: TEAK.product_id }),
    });
    expect(response.status).toBe(200);
    expect(await ids()).toEqual({ message: 'No items in cart' });
  });

  it.each([
    [
      'an unknown product',
      { product_id: 'NO-SUCH', material: 'Sheet', quantity: 1 },
      404,
      'Product not found.',
    ],
    ['a wrong material', { ...BLUE, material: 'HDF', quantity: 1 }, 404, 'Product not found.'],
    ['an add-on', { ...ADD_ON, quantity: 1 }, 409, 'The packaging item cannot be changed.'],
    [
      'a product without a price',
      { product_id: 'S2-RIVER-STONE', material: 'Sheet', quantity: 1 },
      409,
      'This product cannot be bought at the moment.',
    ],
    ['nothing', { ...BLUE, quantity: 0 }, 400, 'Please check "quantity": its value is missing or wrong.'],
    [
      'half a sheet',
      { ...BLUE, quantity: 1.5 },
      400,
      'Please check "quantity": its value is missing or wrong.',
    ],
    ['a billion', { ...BLUE, quantity: 1e9 }, 400, 'Please check "quantity": its value is missing or wrong.'],
  ])('refuses to add %s', async (_title, body, status, message) => {
    const { add, ids } = await shopper();
    expect(await add(body)).toMatchObject({ status, body: { message } });
    expect(await ids()).toEqual({ message: 'No items in cart' });
  });

  it('refuses to change what is not there', async () => {
    const { call } = await shopper();
    expect((await call(setCartItem, { body: { ...BLUE, quantity: 3 } })).status).toBe(404);
    expect((await call(removeCartItem, { query: { product_id: BLUE.product_id } })).status).toBe(404);
  });

  it('is the customer’s own', async () => {
    const { add, origin } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    const other = await loggedIn(origin, 9000000001);
    expect((await other(getCart, {})).body).toEqual({ message: 'No items in cart' });
    expect((await other(removeCartItem, { query: { product_id: BLUE.product_id } })).status).toBe(404);
  });

  it.each(Object.values(endpoints).map((endpoint) => [endpoint.method, endpoint.name, endpoint] as const))(
    'needs a login to %s %s',
    async (_method, _name, endpoint) => {
      const { origin } = await testProvider();
      expect(await caller(origin)(endpoint, {} as EndpointRequest<typeof endpoint>)).toMatchObject({
        status: 401,
        body: { message: 'Session expired, please login again.', error: 'jwt missing' },
      });
    },
  );
});

describe('add-on', () => {
  it('comes once, however often it is asked for, from two items on', async () => {
    const { add, call, ids } = await shopper();
    await add({ ...BLUE, quantity: 1 });
    expect(await call(updateAddOn, {})).toMatchObject({
      status: 400,
      body: { message: 'Addons can be added only when there are 2 or more non-addon items in the cart' },
    });
    await add({ ...BLUE, quantity: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(updateAddOn, {})));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await ids()).toEqual(['S15-KONKAN-BLUE', 'ADDON-FLEXIPLY']);
    expect((await call(getAddonsCount, {})).body).toEqual({ addOnsCount: 1 });
  });

  it.each([
    ['an item goes', { quantity: 0 }],
    ['a quantity falls', { quantity: 1 }],
  ])('leaves with the second item: %s', async (_title, { quantity }) => {
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

  it('cannot be changed by the customer', async () => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    await call(updateAddOn, {});
    expect((await call(setCartItem, { body: { ...ADD_ON, quantity: 5 } })).status).toBe(409);
    expect((await call(setCartItem, { body: { ...ADD_ON, quantity: 0 } })).status).toBe(409);
    expect((await call(removeCartItem, { query: { product_id: ADD_ON.product_id } })).status).toBe(409);
    expect((await call(getAddonsCount, {})).body).toEqual({ addOnsCount: 1 });
  });
});

describe('getpricesummary', () => {
  it('adds up list prices, discount, add-on and delivery in rupees', async () => {
    const { add, call } = await shopper();
    await add({ product_id: 'S15-INDIGO-NIGHT', material: 'Sheet', quantity: 2 });
    await call(updateAddOn, {});
    expect((await call(getPriceSummary, { query: {} })).body).toEqual({
      subtotal: 10_650,
      discount: 3_799,
      coupon_discount: 0,
      coupon_code: null,
      delivery_fee: 1_500,
      total: 8_351,
    });
  });

  it('keeps a coupon until it is cleared', async () => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    const applied = await call(getPriceSummary, { query: { coupon_code: 'welcome5' } });
    expect(applied.body).toMatchObject({ coupon_code: 'WELCOME5', coupon_discount: 400, total: 9_100 });
    expect((await call(getPriceSummary, { query: {} })).body).toEqual(applied.body);
    const cleared = await call(getPriceSummary, { query: { coupon_code: '' } });
    expect(cleared.body).toMatchObject({ coupon_code: null, coupon_discount: 0 });
    expect((await call(getPriceSummary, { query: {} })).body.coupon_code).toBeNull();
  });

  it('refuses a coupon that is unknown or over, and keeps the one before', async () => {
    const { add, call, shop } = await shopper();
    await shop.db
      .insertInto('coupon')
      .values({
        code: 'OVER',
        percent: 50,
        amount_paise: null,
        minimum_subtotal_paise: 0,
        valid_from: '2026-01-01T00:00:00.000Z',
        valid_until: '2026-11-20T09:59:59.000Z',
      })
      .execute();
    await add({ ...BLUE, quantity: 2 });
    await call(getPriceSummary, { query: { coupon_code: 'WELCOME5' } });
    for (const coupon_code of ['NOSUCH', 'OVER']) {
      expect(await call(getPriceSummary, { query: { coupon_code } })).toMatchObject({
        status: 400,
        body: { message: 'Invalid or expired coupon code.' },
      });
    }
    expect((await call(getPriceSummary, { query: {} })).body.coupon_code).toBe('WELCOME5');
  });

  it('says from which worth on a coupon holds, and rests it while the cart is smaller', async () => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    expect(await call(getPriceSummary, { query: { coupon_code: 'HOME2000' } })).toMatchObject({
      status: 400,
      body: { message: 'This coupon code is for items worth ₹40,000.00 or more.' },
    });
    await call(setCartItem, { body: { ...BLUE, quantity: 8 } });
    expect((await call(getPriceSummary, { query: { coupon_code: 'HOME2000' } })).body.coupon_discount).toBe(
      2_000,
    );
    await call(setCartItem, { body: { ...BLUE, quantity: 7 } });
    expect((await call(getPriceSummary, { query: {} })).body).toMatchObject({
      coupon_code: null,
      coupon_discount: 0,
    });
    await call(setCartItem, { body: { ...BLUE, quantity: 8 } });
    expect((await call(getPriceSummary, { query: {} })).body.coupon_code).toBe('HOME2000');
  });
});
