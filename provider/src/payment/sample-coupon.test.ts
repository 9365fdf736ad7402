// @module-tag all
import { saveAddress } from 'shared-contracts/address/endpoints';
import { addCartItem, getPriceSummary, updateAddOn } from 'shared-contracts/cart/endpoints';
import { createOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '../database/with-transaction.ts';
import { orderFaults } from '../order/order-sums.ts';
import { couponFaults, takeCoupon } from '../price/coupon-store.ts';
import { HOME } from '../testing/addresses.ts';
import { loggedIn } from '../testing/caller.ts';
import { samplingShopper } from '../testing/samples.ts';
import { BLUE } from '../testing/shopper.ts';
import { advanceOrder } from './advance-order.ts';
import { askGateway } from './ask-gateway.ts';
import { refundOrder } from './refund-store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const INVALID = 'Invalid or expired coupon code.';

async function couponOwner(settings?: Parameters<typeof samplingShopper>[0]) {
  const customer = await samplingShopper(settings);
  const { call, shop, gateway, paidSamples, sendOrder, fillCart } = customer;
  const samples = await paidSamples();
  gateway.report = 'pending';
  const code = `SAMPLE-${samples}`;
  const apply = (coupon_code = code) => call(getPriceSummary, { query: { coupon_code } });
  /** Orders sheets for 15,350 rupees with the coupon. */
  const orderWithCoupon = async (key: string) => {
    await fillCart();
    await apply();
    return await sendOrder({ payable_amount: 15_251, coupon_code: code }, key);
  };
  const advance = (order_id: string, to: 'cancelled') =>
    advanceOrder(shop.db, { order_id, to, now: shop.now() });
  const payBack = (amount_paise?: number) =>
    withTransaction(shop.db, (trx) =>
      refundOrder(trx, { order_id: samples, amount_paise, reason: 'A piece was broken.', now: shop.now() }),
    );
  const refunded = () => [...gateway.refunds.values()].map(({ amount_paise }) => amount_paise);
  return { ...customer, samples, code, apply, orderWithCoupon, advance, payBack, refunded };
}

describe('the coupon of samples', () => {
  it('SAMPLE-8 takes their price off one order, and no other', async () => {
    const { orderWithCoupon, fillCart, apply, seen, samples, shop, settle } = await couponOwner();
    const first = await orderWithCoupon('first');
    expect(first.status).toBe(201);
    expect(await seen(first.body.order_id)).toMatchObject({
      checkout_amount: 15_251,
      price_summary: { coupon_discount: 99 },
    });
    expect((await seen(samples)).sample_coupon).toMatchObject({ amount: 99, state: 'used' });
    await settle('paid');
    await fillCart();
    expect(await apply()).toMatchObject({
      status: 400,
      body: { message: 'You have already used this coupon code.' },
    });
    expect(await couponFaults(shop.db)).toEqual([]);
    expect(await orderFaults(shop.db)).toEqual([]);
  });

  it('SAMPLE-8 is shown with their order, open until it ends', async () => {
    const { seen, samples, code, pass, fillCart, apply } = await couponOwner({ sessionLength: 200 * DAY });
    const valid_until = '2027-02-18T18:29:59.999Z';
    expect((await seen(samples)).sample_coupon).toEqual({ code, amount: 99, valid_until, state: 'open' });
    await fillCart();
    pass(90 * DAY);
    expect((await apply()).body).toMatchObject({ coupon_discount: 99 });
    pass(DAY);
    expect((await seen(samples)).sample_coupon.state).toBe('ended');
    expect((await apply('')).status).toBe(200);
    expect(await apply()).toMatchObject({ status: 400, body: { message: INVALID } });
  });

  it('SAMPLE-8 is nobody else’s', async () => {
    const { code, origin, shop } = await couponOwner();
    const other = await loggedIn(origin, 9000000001);
    await other(saveAddress, { body: HOME });
    await other(addCartItem, { body: { ...BLUE, quantity: 2 } });
    await other(updateAddOn, {});
    expect(await other(getPriceSummary, { query: { coupon_code: code } })).toMatchObject({
      status: 400,
      body: { message: INVALID },
    });
    const { body: price } = await other(getPriceSummary, { query: {} });
    const body = { item_count: 2, payable_amount: price.total, address_label: 'Home', coupon_code: '' };
    const { order_id } = (await other(createOrder, { body })).body;
    const use = { order_id, code, customer_id: 9000000001 };
    expect(await withTransaction(shop.db, (trx) => takeCoupon(trx, use))).toBe(false);
  });

  it('SAMPLE-8 is free again when the order that had it is cancelled', async () => {
    const { orderWithCoupon, settle, advance, gateway } = await couponOwner();
    const first = await orderWithCoupon('first');
    await settle('paid');
    gateway.report = 'pending';
    await advance(first.body.order_id, 'cancelled');
    expect((await orderWithCoupon('second')).status).toBe(201);
  });
});

describe('samples that are paid back', () => {
  it('SAMPLE-9 lose their coupon', async () => {
    const { samples, advance, round, refunded, seen, fillCart, apply } = await couponOwner();
    await advance(samples, 'cancelled');
    await round();
    expect(refunded()).toEqual([99_00]);
    expect(await seen(samples)).toMatchObject({ Status: 'cancelled', sample_coupon: { state: 'ended' } });
    await fillCart();
    expect(await apply()).toMatchObject({ status: 400, body: { message: INVALID } });
  });

  it('SAMPLE-9 are not paid back while an order has their coupon', async () => {
    const { samples, advance, round, refunded, orderWithCoupon, payBack, seen } = await couponOwner();
    await orderWithCoupon('first');
    await expect(payBack()).rejects.toThrow('An order has the coupon');
    await advance(samples, 'cancelled');
    await round();
    expect(refunded()).toEqual([]);
    expect(await seen(samples)).toMatchObject({ Status: 'cancelled', sample_coupon: { state: 'used' } });
    await expect(payBack()).rejects.toThrow(
      `An order has the coupon of the samples ${samples}, so their price has gone back already.`,
    );
  });

  it('SAMPLE-9 can be paid back once the order with their coupon has failed', async () => {
    const { orderWithCoupon, settle, pass, payBack, round, refunded } = await couponOwner();
    await orderWithCoupon('first');
    pass(2 * HOUR);
    await settle('failed');
    await payBack();
    await round();
    expect(refunded()).toEqual([99_00]);
  });

  it('SAMPLE-9 have a late payment of the order that had their coupon paid back as well', async () => {
    const { orderWithCoupon, settle, pass, payBack, round, refunded, seen, gateway, shop } =
      await couponOwner();
    const { order_id } = (await orderWithCoupon('first')).body;
    pass(2 * HOUR);
    await settle('failed');
    await payBack();
    gateway.reports.set(`${order_id}-1`, 'paid');
    pass(HOUR);
    await askGateway(shop, { order_id, attempt_number: 1 });
    await round();
    expect(refunded()).toEqual([99_00, 15_251_00]);
    expect((await seen(order_id)).Status).toBe('failed');
  });

  it('SAMPLE-9 are paid back as a whole', async () => {
    const { payBack, round, refunded, seen, samples } = await couponOwner();
    await expect(payBack(50_00)).rejects.toThrow('Samples are paid back as a whole: leave --amount out.');
    await round();
    expect(refunded()).toEqual([]);
    expect((await seen(samples)).sample_coupon.state).toBe('open');
  });
});
