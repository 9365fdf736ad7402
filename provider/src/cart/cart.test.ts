import * as endpoints from 'shared-contracts/cart/endpoints';
import type { EndpointRequest } from 'shared-contracts/endpoint';
import { describe, expect, it } from 'vitest';
import { caller, loggedIn } from '../testing/caller.ts';
import { ADD_ON, BLUE, shopper, TEAK } from '../testing/shopper.ts';
import { testProvider } from '../testing/test-provider.ts';

const { addCartItem, getCart, removeCartItem, setCartItem } = endpoints;

describe('cart', () => {
  it('CART-20 responds with a message when it is empty', async () => {
    const { call } = await shopper();
    expect(await call(getCart, {})).toMatchObject({ status: 200, body: { message: 'No items in cart' } });
  });

  it('API-11 DATA-9 adds to the quantity in the cart', async () => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    const response = await add({ ...BLUE, material: 'sheet', quantity: 3 });
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
    expect(response).toMatchObject({ status: 200, body: item });
    expect((await call(getCart, {})).body).toEqual([item]);
  });

  it('API-130 adds once for a key, whose response may be lost as often as it likes', async () => {
    const { call, add } = await shopper();
    const press = (quantity: number, key: string) => call(addCartItem, { body: { ...BLUE, quantity } }, key);
    const held = async () => (await call(getCart, {})).body[0].quantity;
    for (const _ of '123')
      expect(await press(2, 'press-1')).toMatchObject({ status: 200, body: { quantity: 2 } });
    await Promise.all([press(3, 'press-2'), press(3, 'press-2'), press(3, 'press-2')]);
    expect(await held()).toBe(5);
    await add({ ...BLUE, quantity: 1 });
    await add({ ...BLUE, quantity: 1 });
    expect(await held()).toBe(7);
    await call(removeCartItem, { query: BLUE });
    expect((await press(2, 'press-1')).status).toBe(404);
    expect((await call(getCart, {})).body).toEqual({ message: 'No items in cart' });
  });

  it('API-130 refuses a key that came with another body, and takes one again that added nothing', async () => {
    const { call, origin } = await shopper();
    const press = (body: EndpointRequest<typeof addCartItem>['body'], key: string) =>
      call(addCartItem, { body }, key);
    await press({ ...BLUE, quantity: 2 }, 'press-1');
    expect(await press({ ...BLUE, quantity: 3 }, 'press-1')).toMatchObject({
      status: 422,
      body: { message: 'This was already added with different contents. Please check your cart.' },
    });
    expect((await press({ ...BLUE, quantity: 998 }, 'press-2')).status).toBe(409);
    expect((await press({ ...BLUE, quantity: 1 }, 'press-2')).body.quantity).toBe(3);
    for (const key of ['', 'x'.repeat(201)])
      expect((await press({ ...BLUE, quantity: 1 }, key)).status).toBe(400);
    const other = await loggedIn(origin, 9876543211);
    expect((await other(addCartItem, { body: { ...BLUE, quantity: 4 } }, 'press-1')).body.quantity).toBe(4);
  });

  it('API-130 keeps the keys of the latest 500 adds of a customer', async () => {
    const { call, shop } = await shopper();
    const created_at = shop.now().toISOString();
    const row = { customer_id: 9876543210, body_hash: '', order_id: null };
    const rows = Array.from({ length: 600 }, (_, place) => ({
      ...row,
      key: `add ${place}`,
      created_at: created_at.replace('000Z', `${String(place).padStart(3, '0')}Z`),
    }));
    await shop.db.insertInto('idempotency_key').values(rows).execute();
    await call(addCartItem, { body: { ...BLUE, quantity: 1 } }, 'press-1');
    const kept = await shop.db.selectFrom('idempotency_key').select('key').execute();
    expect(kept).toHaveLength(501);
    expect(kept).toContainEqual({ key: 'add 599' });
  });

  it('counts every one of concurrent adds', async () => {
    const { add, call } = await shopper();
    const responses = await Promise.all(Array.from({ length: 60 }, () => add({ ...BLUE, quantity: 3 })));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect((await call(getCart, {})).body[0].quantity).toBe(180);
  });

  it('API-11 CART-7 holds at most 999 of one product, also with concurrent adds', async () => {
    const { add, call } = await shopper();
    const responses = await Promise.all(Array.from({ length: 12 }, () => add({ ...BLUE, quantity: 100 })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(3);
    expect((await call(getCart, {})).body[0].quantity).toBe(900);
  });

  it('API-11 sets a quantity, and removes the item at 0', async () => {
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

  it('API-14 removes an item named in the query or in the body', async () => {
    const { add, call, ids, origin } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    await add({ ...TEAK, quantity: 1 });
    expect((await call(removeCartItem, { query: { product_id: BLUE.product_id } })).status).toBe(200);
    const response = await fetch(`${origin}/api/cart`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${call.token}`, 'Content-Type': 'application/json' },
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
      'This product is currently unavailable.',
    ],
    ['nothing', { ...BLUE, quantity: 0 }, 400, 'Please check "quantity": its value is missing or wrong.'],
    [
      'half a sheet',
      { ...BLUE, quantity: 1.5 },
      400,
      'Please check "quantity": its value is missing or wrong.',
    ],
    ['a billion', { ...BLUE, quantity: 1e9 }, 400, 'Please check "quantity": its value is missing or wrong.'],
  ])('API-12 PRICE-6 rejects adding %s', async (_title, body, status, message) => {
    const { add, ids } = await shopper();
    expect(await add(body)).toMatchObject({ status, body: { message } });
    expect(await ids()).toEqual({ message: 'No items in cart' });
  });

  it('rejects a change of an item that is not in the cart', async () => {
    const { call } = await shopper();
    expect((await call(setCartItem, { body: { ...BLUE, quantity: 3 } })).status).toBe(404);
    expect((await call(removeCartItem, { query: { product_id: BLUE.product_id } })).status).toBe(404);
  });

  it('API-3 API-26 PROM-29 belongs to one customer', async () => {
    const { add, origin } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    const other = await loggedIn(origin, 9000000001);
    expect((await other(getCart, {})).body).toEqual({ message: 'No items in cart' });
    expect((await other(removeCartItem, { query: { product_id: BLUE.product_id } })).status).toBe(404);
  });

  it.each(
    Object.values(endpoints)
      .filter((endpoint) => endpoint !== endpoints.getCartCharges && endpoint !== endpoints.quoteItems)
      .map((endpoint) => [endpoint.method, endpoint.name, endpoint] as const),
  )('API-4 PROM-29 needs a login to %s %s', async (_method, _name, endpoint) => {
    const { origin } = await testProvider();
    expect(await caller(origin)(endpoint, {} as EndpointRequest<typeof endpoint>)).toMatchObject({
      status: 401,
      body: { message: 'Session expired, please login again.', error: 'jwt missing' },
    });
  });
});
