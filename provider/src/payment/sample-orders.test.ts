// @module-tag all
import { getCart, getCartCharges } from 'shared-contracts/cart/endpoints';
import {
  getOrderPayment,
  getOrders,
  orderSamples,
  payOrder,
  reorder,
  restoreOrder,
} from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { orderFaults } from '../order/order-sums.ts';
import { loggedIn } from '../testing/caller.ts';
import { pageOf } from '../testing/gateway-in-memory.ts';
import { samplingShopper } from '../testing/samples.ts';
import { ADD_ON, BLUE, TEAK } from '../testing/shopper.ts';
import { settleAttempt } from './settle-attempt.ts';

const HOUR = 60 * 60 * 1000;

describe('POST /api/sample', () => {
  it('SAMPLE-1 orders one piece of each decor for the fee alone, and names the page on which it is paid', async () => {
    const { sendSamples, seen, call, gateway, shop } = await samplingShopper();
    const { status, body } = await sendSamples();
    expect(status).toBe(201);
    const payment_id = `${body.order_id}-1`;
    expect(body).toEqual({ order_id: body.order_id, paymentDetails: { redirectUrl: pageOf(payment_id) } });
    expect(gateway.payments.get(payment_id)?.amount_paise).toBe(99_00);
    expect(await seen(body.order_id)).toMatchObject({
      kind: 'samples',
      Status: 'payment pending',
      checkout_amount: 99,
      price_summary: { subtotal: 0, discount: 0, coupon_discount: 0, delivery_fee: 99, total: 99 },
      tax: { rate: 18, amount: 15.1 },
      Order_items: [
        { product_id: BLUE.product_id, quantity: 1, total_amount: 0 },
        { product_id: TEAK.product_id, quantity: 1, total_amount: 0 },
      ],
    });
    expect((await call(getOrders, {})).body).toMatchObject([{ order_id: body.order_id, kind: 'samples' }]);
    expect(await orderFaults(shop.db)).toEqual([]);
  });

  it('SAMPLE-1 leaves the cart as it is', async () => {
    const { sendSamples, fillCart, call } = await samplingShopper();
    await fillCart();
    const { body: before } = await call(getCart, {});
    await sendSamples();
    expect((await call(getCart, {})).body).toEqual(before);
  });

  it('SAMPLE-3 makes one order with one payment of requests with one key', async () => {
    const { sendSamples, orders, gateway } = await samplingShopper();
    await Promise.all(Array.from({ length: 5 }, () => sendSamples()));
    const repeated = await sendSamples();
    expect(await orders()).toHaveLength(1);
    expect([...gateway.payments.keys()]).toEqual([`${repeated.body.order_id}-1`]);
    expect((await sendSamples({}, 'key-2')).body.order_id).not.toBe(repeated.body.order_id);
  });

  it('SAMPLE-3 keeps the order when the gateway fails, for the same key', async () => {
    const { sendSamples, orders, gateway } = await samplingShopper();
    gateway.fault = 'unreachable';
    expect((await sendSamples()).status).toBe(502);
    gateway.fault = undefined;
    expect((await sendSamples()).status).toBe(201);
    expect(await orders()).toHaveLength(1);
  });

  it('SAMPLE-3 rejects a key that came with other samples, and a request without a key', async () => {
    const { sendSamples, call, orders } = await samplingShopper();
    await sendSamples();
    expect((await sendSamples({ product_ids: [TEAK.product_id] })).status).toBe(422);
    const body = { product_ids: [TEAK.product_id], address_label: 'Home', payable_amount: 99 };
    expect((await call(orderSamples, { body })).status).toBe(400);
    expect(await orders()).toHaveLength(1);
  });

  it.each([
    ['no decor', 400, { product_ids: [] }],
    ['more than five decors', 400, { product_ids: ['A', 'B', 'C', 'D', 'E', 'F'] }],
    ['a decor twice', 400, { product_ids: [TEAK.product_id, TEAK.product_id] }],
    ['an unknown product', 404, { product_ids: [TEAK.product_id, 'S15-NOWHERE'] }],
    ['the packaging', 404, { product_ids: [ADD_ON.product_id] }],
    ['an address that the customer does not have', 404, { address_label: 'Office' }],
    ['another fee than the shop’s', 409, { payable_amount: 98.99 }],
  ])('SAMPLE-1 rejects %s', async (_title, status, own) => {
    const { sendSamples, orders } = await samplingShopper();
    expect((await sendSamples(own)).status).toBe(status);
    expect(await orders()).toEqual([]);
  });

  it('SAMPLE-1 rejects a product without a price', async () => {
    const { sendSamples, shop, orders } = await samplingShopper();
    await shop.db
      .updateTable('product')
      .set({ selling_price_paise: null })
      .where('product_id', '=', TEAK.product_id)
      .execute();
    expect((await sendSamples()).status).toBe(409);
    expect(await orders()).toEqual([]);
  });

  it('SAMPLE-1 sends nothing to the address of another customer', async () => {
    const { origin, orders } = await samplingShopper();
    const other = await loggedIn(origin, 9000000001);
    const body = { product_ids: [TEAK.product_id], address_label: 'Home', payable_amount: 99 };
    expect((await other(orderSamples, { body }, 'key-1')).status).toBe(404);
    expect(await orders()).toEqual([]);
  });

  it('SAMPLE-4 takes the fee of the operator’s settings, which the charges name', async () => {
    const { sendSamples, call } = await samplingShopper({ sampleFee: 149 });
    expect((await call(getCartCharges, {})).body.sampleFee).toBe(149);
    expect((await sendSamples()).status).toBe(409);
    expect((await sendSamples({ payable_amount: 149 })).status).toBe(201);
  });

  it('SAMPLE-4 is absent with a fee of 0', async () => {
    const { sendSamples, call } = await samplingShopper({ sampleFee: 0 });
    expect((await call(getCartCharges, {})).body).not.toHaveProperty('sampleFee');
    expect((await sendSamples({ payable_amount: 0 })).status).toBe(404);
  });
});

describe('the payment of samples', () => {
  it('SAMPLE-8 places them with one message, however often it is reported', async () => {
    const { paidSamples, seen, settle, messages, coupons, shop, call } = await samplingShopper();
    const order_id = await paidSamples();
    await settle('paid');
    await settleAttempt(shop.db, { order_id, attempt_number: 1 }, { state: 'paid', now: shop.now() });
    await settle('paid');
    expect(await seen(order_id)).toMatchObject({ Status: 'placed', payment_status: 'paid' });
    expect(await coupons()).toHaveLength(1);
    expect(await messages()).toEqual([
      `Your samples ${order_id} for ₹99.00 are paid and on their way soon. Thank you! The coupon SAMPLE-${order_id} takes ₹99.00 off one order until 18 February 2027.`,
    ]);
    expect((await call(getOrderPayment, { query: { order_id } })).body).toMatchObject({
      kind: 'samples',
      state: 'paid',
      delivery: expect.anything(),
    });
  });

  it('SAMPLE-7 that has failed is made again for the same order, and before brings no coupon', async () => {
    const { sendSamples, settle, call, coupons, seen } = await samplingShopper();
    const { order_id } = (await sendSamples()).body;
    await settle('failed');
    expect(await coupons()).toEqual([]);
    const { body: again } = await call(payOrder, { body: { order_id } });
    expect(again.paymentDetails.redirectUrl).toBe(pageOf(`${order_id}-2`));
    await settle('paid');
    expect((await seen(order_id)).Status).toBe('placed');
    expect(await coupons()).toHaveLength(1);
  });

  it('SAMPLE-8 that comes after the time to pay still places them, with their coupon', async () => {
    const { sendSamples, settle, pass, round, seen, coupons } = await samplingShopper();
    const { order_id } = (await sendSamples()).body;
    pass(2 * HOUR);
    await round();
    expect((await seen(order_id)).Status).toBe('failed');
    expect(await coupons()).toEqual([]);
    pass(HOUR);
    await settle('paid');
    expect((await seen(order_id)).Status).toBe('placed');
    expect(await coupons()).toHaveLength(1);
  });

  it('SAMPLE-7 that comes after they were chosen again goes back, and brings no coupon', async () => {
    const { sendSamples, settle, call, seen, coupons, gateway, round } = await samplingShopper();
    const { order_id } = (await sendSamples()).body;
    expect((await call(restoreOrder, { body: { order_id } })).body).toEqual([]);
    await settle('paid');
    await round();
    expect(await seen(order_id)).toMatchObject({ Status: 'failed', unpaid_because: 'restored' });
    expect([...gateway.refunds.values()]).toMatchObject([{ amount_paise: 99_00 }]);
    expect(await coupons()).toEqual([]);
  });

  it('SAMPLE-7 keeps them from being chosen again', async () => {
    const { paidSamples, call } = await samplingShopper();
    const order_id = await paidSamples();
    expect(await call(restoreOrder, { body: { order_id } })).toMatchObject({
      status: 409,
      body: { message: 'These samples have been paid, so they cannot be chosen again.' },
    });
  });
});

describe('samples', () => {
  it('SAMPLE-6 are not repeated as sheets in the cart', async () => {
    const { paidSamples, call } = await samplingShopper();
    const order_id = await paidSamples();
    expect((await call(reorder, { body: { order_id } })).status).toBe(409);
    expect((await call(getCart, {})).body).toEqual({ message: 'No items in cart' });
  });
});
