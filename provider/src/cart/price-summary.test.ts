import {
  getCart,
  getCartCharges,
  getPriceSummary,
  setCartItem,
  updateAddOn,
} from 'shared-contracts/cart/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { BLUE, shopper } from '../testing/shopper.ts';
import { testProvider } from '../testing/test-provider.ts';

describe('getpricesummary', () => {
  it('DATA-9 PRICE-3 PRICE-7 PRICE-9 PRICE-13 PROM-25 sums list prices, discount, add-on and delivery in rupees', async () => {
    const { add, call } = await shopper();
    await add({ product_id: 'S15-INDIGO-NIGHT', material: 'Sheet', quantity: 2 });
    await call(updateAddOn, {});
    expect((await call(getPriceSummary, { query: {} })).body).toEqual({
      subtotal: 10_650,
      discount: 3_799,
      coupon_discount: 0,
      coupon_code: null,
      coupon_problem: null,
      delivery_fee: 1_500,
      total: 8_351,
      tax: { rate: 18, amount: 1_273.88 },
    });
  });

  it('API-15 PRICE-8 keeps a coupon until it is cleared', async () => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    const applied = await call(getPriceSummary, { query: { coupon_code: 'welcome5' } });
    expect(applied.body).toMatchObject({ coupon_code: 'WELCOME5', coupon_discount: 400, total: 9_100 });
    expect((await call(getPriceSummary, { query: {} })).body).toEqual(applied.body);
    const cleared = await call(getPriceSummary, { query: { coupon_code: '' } });
    expect(cleared.body).toMatchObject({ coupon_code: null, coupon_discount: 0 });
    expect((await call(getPriceSummary, { query: {} })).body.coupon_code).toBeNull();
  });

  it('API-15 PRICE-5 rejects an unknown or expired coupon, and keeps the previous one', async () => {
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

  it('PRICE-5 PRICE-24 names a coupon’s minimum, and suspends the coupon while the cart is below it', async () => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    expect(await call(getPriceSummary, { query: { coupon_code: 'HOME2000' } })).toMatchObject({
      status: 400,
      body: { message: 'This coupon code needs items worth ₹40,000.00 or more in your cart.' },
    });
    await call(setCartItem, { body: { ...BLUE, quantity: 8 } });
    expect((await call(getPriceSummary, { query: { coupon_code: 'HOME2000' } })).body.coupon_discount).toBe(
      2_000,
    );
    await call(setCartItem, { body: { ...BLUE, quantity: 7 } });
    expect((await call(getPriceSummary, { query: {} })).body).toMatchObject({
      coupon_code: null,
      coupon_discount: 0,
      coupon_problem: {
        coupon_code: 'HOME2000',
        message: 'This coupon code needs items worth ₹40,000.00 or more in your cart.',
      },
    });
    await call(setCartItem, { body: { ...BLUE, quantity: 8 } });
    expect((await call(getPriceSummary, { query: {} })).body).toMatchObject({
      coupon_code: 'HOME2000',
      coupon_problem: null,
    });
  });

  it('PRICE-27 says of a coupon that would leave less than can be paid that it cannot be used', async () => {
    const { add, call, shop } = await shopper();
    await add({ ...BLUE, quantity: 7 });
    const flat = { percent: null, amount_paise: 28_000_00, minimum_subtotal_paise: 0 };
    await shop.db.updateTable('coupon').set(flat).where('code', '=', 'WELCOME5').execute();
    const apply = () => call(getPriceSummary, { query: { coupon_code: 'WELCOME5' } });
    const message =
      'With this coupon code less than ₹1.00 would be left to pay, which cannot be paid online. Please add an item, or order without the code.';
    expect(await apply()).toMatchObject({ status: 400, body: { message } });
    await call(setCartItem, { body: { ...BLUE, quantity: 8 } });
    expect((await apply()).body).toMatchObject({ coupon_code: 'WELCOME5', total: 4_000 });
    await call(setCartItem, { body: { ...BLUE, quantity: 7 } });
    expect((await call(getPriceSummary, { query: {} })).body).toMatchObject({
      coupon_code: null,
      total: 28_000,
      coupon_problem: { coupon_code: 'WELCOME5', message },
    });
  });

  it('PRICE-24 names a kept coupon that has ended', async () => {
    const { add, call, shop } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    await call(getPriceSummary, { query: { coupon_code: 'WELCOME5' } });
    const ended = { valid_until: '2026-01-02T00:00:00.000Z' };
    await shop.db.updateTable('coupon').set(ended).where('code', '=', 'WELCOME5').execute();
    expect((await call(getPriceSummary, { query: {} })).body).toMatchObject({
      coupon_code: null,
      coupon_problem: { coupon_code: 'WELCOME5', message: 'Invalid or expired coupon code.' },
    });
  });
});

describe('getpricesummary with the add-on that is not in the cart yet', () => {
  const ahead = { query: { with_add_on: 'true' } } as const;

  it.each([
    ['with a delivery fee', 2, 25_000, '', { delivery_fee: 1_500 }],
    ['with the free delivery that the add-on brings', 2, 8_500, '', { delivery_fee: 0 }],
    ['with a percentage off the add-on, too', 2, 25_000, 'WELCOME5', { coupon_discount: 432.5 }],
  ])('PRICE-25 says the total of the order: %s', async (_, quantity, freeFrom, coupon_code, difference) => {
    const { add, call, shop } = await shopper();
    await shop.db
      .updateTable('delivery_fee')
      .set({ from_paise: freeFrom * 100 })
      .where('from_paise', '>', 0)
      .execute();
    await add({ ...BLUE, quantity });
    const expected = await call(getPriceSummary, { query: { ...ahead.query, coupon_code } });
    expect(expected.body).toMatchObject(difference);
    expect(expected.body.add_on).toEqual({ name: 'Flexiply Flexible plywood', selling_price: 650 });
    await call(updateAddOn, {});
    const { add_on: _added, ...sums } = expected.body;
    expect((await call(getPriceSummary, ahead)).body).toEqual(sums);
    expect((await call(getPriceSummary, { query: {} })).body).toEqual(sums);
  });

  it('PRICE-25 adds nothing to the cart', async () => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    await call(getPriceSummary, ahead);
    expect((await call(getCart, {})).body).toHaveLength(1);
  });

  it('PRICE-25 leaves a cart alone that is too small for it', async () => {
    const { add, call } = await shopper();
    await add({ ...BLUE, quantity: 1 });
    const { body } = await call(getPriceSummary, ahead);
    expect(body.add_on).toBeUndefined();
    expect(body).toEqual((await call(getPriceSummary, { query: {} })).body);
  });

  it('PRICE-25 accepts a coupon whose minimum the cart reaches with the add-on', async () => {
    const { add, call, shop } = await shopper();
    await add({ ...BLUE, quantity: 2 });
    const { subtotal } = (await call(getPriceSummary, { query: {} })).body;
    await shop.db
      .updateTable('coupon')
      .set({ minimum_subtotal_paise: subtotal * 100 + 1 })
      .where('code', '=', 'WELCOME5')
      .execute();
    const code = { coupon_code: 'WELCOME5' };
    expect((await call(getPriceSummary, { query: code })).status).toBe(400);
    expect((await call(getPriceSummary, { query: { ...ahead.query, ...code } })).body).toMatchObject(code);
  });
});

describe('GET /api/cart/charges', () => {
  it('API-40 gives packaging, delivery fees and the minimum of pieces, without a login', async () => {
    const { origin } = await testProvider();
    expect((await caller(origin)(getCartCharges, {})).body).toEqual({
      addOn: { name: 'Flexiply Flexible plywood', selling_price: 650 },
      deliveryFees: [
        { from: 0, fee: 1_500 },
        { from: 25_000, fee: 0 },
      ],
      minimumItems: 2,
      sampleFee: 99,
    });
  });

  it('API-40 PAY-55 names the operator’s holidays', async () => {
    const { origin } = await testProvider({ holidays: ['01-26', '2026-11-24'] });
    const { body } = await caller(origin)(getCartCharges, {});
    expect(body).toMatchObject({ holidays: ['01-26', '2026-11-24'] });
  });

  it('API-40 follows the operator’s tables', async () => {
    const { origin, shop } = await testProvider();
    await shop.db
      .updateTable('delivery_fee')
      .set({ fee_paise: 999_50 })
      .where('from_paise', '=', 0)
      .execute();
    await shop.db
      .updateTable('product')
      .set({ selling_price_paise: null })
      .where('category', '=', 'addon')
      .execute();
    const { body } = await caller(origin)(getCartCharges, {});
    expect(body).toMatchObject({ addOn: null, deliveryFees: [{ from: 0, fee: 999.5 }, { from: 25_000 }] });
  });
});
