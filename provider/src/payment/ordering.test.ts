// @module-tag all
import { getPriceSummary, setCartItem } from 'shared-contracts/cart/endpoints';
import { getOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../testing/gateway-in-memory.ts';
import { orderingShopper } from '../testing/orders.ts';
import { BLUE } from '../testing/shopper.ts';

const CHANGED = 'Your cart or its prices have changed. Please check your cart and try again.';
const REPEATS = [
  { requests: 200, tags: [] },
  { requests: 1000, tags: ['matrix'] },
];

async function shopperWithCart() {
  const customer = await orderingShopper();
  await customer.fillCart();
  const orders = () => customer.shop.db.selectFrom('customer_order').select('order_id').execute();
  return { ...customer, orders };
}

describe('POST /api/order', () => {
  it('API-21 PRICE-13 creates an order, and names the page on which the gateway takes its payment', async () => {
    const { sendOrder, gateway, call } = await shopperWithCart();
    const { status, body } = await sendOrder();
    expect(status).toBe(201);
    const payment_id = `${body.order_id}-1`;
    expect(body).toEqual({ order_id: body.order_id, paymentDetails: { redirectUrl: pageOf(payment_id) } });
    expect([...gateway.payments.values()]).toEqual([
      { payment_id, amount_paise: 15_350_00, lifetime: 3600, returnUrl: `/orders/${body.order_id}` },
    ]);
    const { body: order } = await call(getOrder, { query: { order_id: body.order_id } });
    expect(order).toMatchObject({ checkout_amount: 15_350, tax: { rate: 18, amount: 2_341.53 } });
    expect(order.price_summary.tax).toEqual(order.tax);
  });

  it.each([
    ['another amount', { payable_amount: 1 }],
    ['an amount that is lower by a paisa', { payable_amount: 15_349.99 }],
    ['another number of pieces', { item_count: 4 }],
    ['a coupon that does not apply', { coupon_code: 'WELCOME5' }],
  ])('API-25 PRICE-7 PROM-25 rejects %s, and makes no order', async (_title, own) => {
    const { sendOrder, orders } = await shopperWithCart();
    expect(await sendOrder(own)).toMatchObject({ status: 409, body: { message: CHANGED } });
    expect(await orders()).toEqual([]);
  });

  it('API-25 rejects an order whose price has changed since it was shown', async () => {
    const { sendOrder, shop } = await shopperWithCart();
    await shop.db
      .updateTable('product')
      .set({ selling_price_paise: 4_000_01 })
      .where('product_id', '=', BLUE.product_id)
      .execute();
    expect(await sendOrder()).toMatchObject({ status: 409, body: { message: CHANGED } });
  });

  it.each([[Number.NaN], [-1], ['15350'], [1e12]])('rejects the amount %j with a 400', async (amount) => {
    const { sendOrder } = await shopperWithCart();
    expect((await sendOrder({ payable_amount: amount as number })).status).toBe(400);
  });

  it('PAY-32 leaves an order that can be paid later when the gateway fails', async () => {
    const { sendOrder, gateway, orders } = await shopperWithCart();
    gateway.fault = 'unreachable';
    const failed = await sendOrder({}, 'key-1');
    expect(failed).toMatchObject({
      status: 502,
      body: { message: expect.stringMatching(/Your order is saved/) },
    });
    const [made] = await orders();
    gateway.fault = undefined;
    const repeated = await sendOrder({}, 'key-1');
    expect(repeated).toMatchObject({
      status: 201,
      body: { order_id: made?.order_id, paymentDetails: { redirectUrl: pageOf(`${made?.order_id}-1`) } },
    });
    expect(await orders()).toHaveLength(1);
  });

  it('PAY-32 goes on with the next attempt when the response that named the page was lost', async () => {
    const { sendOrder, gateway } = await shopperWithCart();
    gateway.fault = 'lost';
    expect((await sendOrder({}, 'key-1')).status).toBe(502);
    gateway.fault = undefined;
    const { body } = await sendOrder({}, 'key-1');
    expect(body.paymentDetails.redirectUrl).toBe(pageOf(`${body.order_id}-2`));
  });
});

describe('an idempotency key', () => {
  it('API-24 gives the same reply to the same request, also after the payment has failed', async () => {
    const { sendOrder, gateway, round, pass, fillCart } = await shopperWithCart();
    const first = await sendOrder({}, 'key-1');
    gateway.report = 'failed';
    pass(10_000);
    await round();
    await fillCart();
    expect(await sendOrder({}, 'key-1')).toMatchObject({ status: 201, body: first.body });
    expect((await sendOrder({}, 'key-2')).body.order_id).not.toBe(first.body.order_id);
  });

  it('API-24 rejects another request', async () => {
    const { sendOrder, fillCart } = await shopperWithCart();
    await sendOrder({}, 'key-1');
    await fillCart();
    expect((await sendOrder({ item_count: 4 }, 'key-1')).status).toBe(422);
  });

  it.each(['', 'x'.repeat(201)])('is rejected when it is %j', async (key) => {
    const { sendOrder } = await shopperWithCart();
    expect((await sendOrder({}, key)).status).toBe(400);
  });

  it('API-24 is kept for a day, and belongs to one customer', async () => {
    const { sendOrder, pass, shop } = await shopperWithCart();
    const first = await sendOrder({}, 'key-1');
    pass(24 * 60 * 60 * 1000);
    expect((await sendOrder({}, 'key-1')).body).toEqual(first.body);
    const keys = await shop.db.selectFrom('idempotency_key').select(['customer_id', 'key']).execute();
    expect(keys).toEqual([{ customer_id: 9876543210, key: 'key key-1' }]);
  });

  it('API-24 is not needed while the cart stays as the order has left it', async () => {
    const { sendOrder, fillCart, orders } = await shopperWithCart();
    const first = await sendOrder();
    expect((await sendOrder()).body).toEqual(first.body);
    await fillCart();
    expect((await sendOrder()).body.order_id).not.toBe(first.body.order_id);
    expect(await orders()).toHaveLength(2);
  });

  for (const { requests, tags } of REPEATS) {
    it.each([['key-1'], [undefined]])(
      `PROM-27 makes one order of ${requests} parallel requests with the key %s`,
      {
        tags,
      },
      async (key) => {
        const { sendOrder, orders, gateway } = await shopperWithCart();
        // More connections than the system's backlog: a request whose connection is reset is sent again.
        const send = (): ReturnType<typeof sendOrder> => sendOrder({}, key).catch(send);
        const replies = await Promise.all(Array.from({ length: requests }, send));
        const made = replies.filter(({ status }) => status === 201);
        expect(made.length).toBeGreaterThan(0);
        expect(new Set(made.map(({ body }) => body.order_id)).size).toBe(1);
        const rejected = replies.filter(({ status }) => status !== 201);
        expect(rejected.every(({ status }) => status === 409)).toBe(true);
        expect(rejected.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true);
        expect(await orders()).toHaveLength(1);
        expect(gateway.payments.size).toBe(1);
      },
    );
  }
});

describe('the coupon of an order', () => {
  it('PRICE-14 PROM-42 is counted when the order is made, and released once when it fails unpaid', async () => {
    const { call, sendOrder, shop, pass, round, gateway } = await shopperWithCart();
    await call(getPriceSummary, { query: { coupon_code: 'welcome5' } });
    const sent = await sendOrder({ coupon_code: 'welcome5', payable_amount: 14_657.5 });
    expect(sent.status).toBe(201);
    const used = async () => {
      const coupons = shop.db.selectFrom('coupon').select('times_used').where('code', '=', 'WELCOME5');
      return (await coupons.executeTakeFirstOrThrow()).times_used;
    };
    expect(await used()).toBe(1);
    gateway.report = 'failed';
    pass(60 * 60 * 1000);
    await Promise.all([round(), round()]);
    await round();
    expect(await used()).toBe(0);
    await shop.db
      .updateTable('payment_attempt')
      .set({ asked_at: null, next_ask_at: shop.now().toISOString() })
      .execute();
    gateway.report = 'paid';
    await round();
    expect(await used()).toBe(1);
  });

  it('PRICE-5 PRICE-14 cannot be used again where its limit for a customer is reached', async () => {
    const { call, sendOrder, shop, fillCart } = await shopperWithCart();
    await shop.db
      .updateTable('coupon')
      .set({ limit_per_customer: 1 })
      .where('code', '=', 'WELCOME5')
      .execute();
    const apply = () => call(getPriceSummary, { query: { coupon_code: 'WELCOME5' } });
    await apply();
    const request = { coupon_code: 'WELCOME5', payable_amount: 14_657.5 };
    expect((await sendOrder(request)).status).toBe(201);
    await fillCart();
    expect(await apply()).toMatchObject({
      status: 400,
      body: { message: 'You have already used this coupon code.' },
    });
    expect((await sendOrder(request)).status).toBe(409);
    await call(setCartItem, { body: { ...BLUE, quantity: 2 } });
  });
});
