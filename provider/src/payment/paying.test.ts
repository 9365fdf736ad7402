import { getCart, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { getOrder, getOrderPayment, payOrder, restoreOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { loggedIn } from '../testing/caller.ts';
import { pageOf } from '../testing/gateway-in-memory.ts';
import { orderingShopper } from '../testing/orders.ts';
import { BLUE, TEAK } from '../testing/shopper.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function shopperAtPayment(settings?: Parameters<typeof orderingShopper>[0]) {
  const customer = await orderingShopper(settings);
  await customer.fillCart();
  const { order_id } = (await customer.sendOrder()).body;
  const { call } = customer;
  const payment = async () => (await call(getOrderPayment, { query: { order_id } })).body;
  const pay = () => call(payOrder, { body: { order_id } });
  const restore = () => call(restoreOrder, { body: { order_id } });
  const status = async () => (await call(getOrder, { query: { order_id } })).body.Status;
  return { ...customer, order_id, payment, pay, restore, status };
}

describe('the payment of an order', () => {
  it('PAY-38 is confirming until the gateway has a result, and then names the days of delivery', async () => {
    const { payment, order_id, gateway, pass } = await shopperAtPayment();
    expect(await payment()).toEqual({
      order_id,
      Status: 'payment pending',
      payment_status: 'pending',
      state: 'confirming',
      can_pay_again: true,
      pay_until: '2026-11-20T11:00:00.000Z',
    });
    gateway.report = 'paid';
    pass(2_000);
    expect(await payment()).toEqual({
      order_id,
      Status: 'placed',
      payment_status: 'paid',
      state: 'paid',
      can_pay_again: false,
      delivery: { from: '2026-11-23', to: '2026-11-27' },
    });
  });

  it('PAY-55 names days of delivery that skip the operator’s holidays in place of the public ones', async () => {
    const { payment, gateway, pass } = await shopperAtPayment({ holidays: ['11-21'] });
    gateway.report = 'paid';
    pass(2_000);
    expect((await payment()).delivery).toEqual({ from: '2026-11-24', to: '2026-11-27' });
  });

  it('PAY-38 is asked about once in 2 seconds, however many tabs ask', async () => {
    const { payment, order_id, gateway, pass } = await shopperAtPayment();
    await Promise.all(Array.from({ length: 10 }, payment));
    expect(gateway.asked).toEqual([`${order_id}-1`]);
    pass(2_000);
    await payment();
    expect(gateway.asked).toHaveLength(2);
  });

  it('PAY-38 is confirming while the gateway does not respond, and ends as soon as it does', async () => {
    const { payment, gateway, pass } = await shopperAtPayment();
    gateway.report = 'unreachable';
    expect((await payment()).state).toBe('confirming');
    gateway.report = 'paid';
    pass(2_000);
    expect((await payment()).state).toBe('paid');
  });

  it('PAY-38 names no days of delivery for an order that has arrived', async () => {
    const { payment, gateway, shop, order_id } = await shopperAtPayment();
    gateway.report = 'paid';
    await payment();
    await shop.db
      .updateTable('customer_order')
      .set({ status: 'delivered' })
      .where('order_id', '=', order_id)
      .execute();
    expect(await payment()).toMatchObject({ state: 'paid' });
    expect(await payment()).not.toHaveProperty('delivery');
  });

  it('PAY-38 belongs to one customer', async () => {
    const { origin, order_id, payment } = await shopperAtPayment();
    const other = await loggedIn(origin, 9000000001);
    expect((await other(getOrderPayment, { query: { order_id } })).status).toBe(404);
    expect((await other(payOrder, { body: { order_id } })).status).toBe(404);
    expect((await other(restoreOrder, { body: { order_id } })).status).toBe(404);
    expect((await payment()).state).toBe('confirming');
  });
});

describe('paying again', () => {
  it('PAY-36 opens the same page while the payment is pending, so that it is paid once', async () => {
    const { pay, order_id, gateway } = await shopperAtPayment();
    const pages = await Promise.all([pay(), pay(), pay()]);
    for (const { status, body } of pages.filter(({ status }) => status !== 409)) {
      expect([status, body]).toEqual([
        200,
        { order_id, paymentDetails: { redirectUrl: pageOf(`${order_id}-1`) } },
      ]);
    }
    expect(gateway.payments.size).toBe(1);
  });

  it('PAY-36 opens a new page after the gateway has called the payment failed', async () => {
    const { pay, payment, order_id, gateway, pass } = await shopperAtPayment();
    gateway.report = 'failed';
    expect(await payment()).toMatchObject({
      state: 'failed',
      can_pay_again: true,
      Status: 'payment pending',
    });
    const { body } = await pay();
    expect(body.paymentDetails.redirectUrl).toBe(pageOf(`${order_id}-2`));
    expect(gateway.payments.get(`${order_id}-2`)).toMatchObject({ amount_paise: 15_350_00, lifetime: 3600 });
    gateway.report = 'paid';
    pass(2_000);
    expect((await payment()).state).toBe('paid');
  });

  it('PAY-50 opens a new page at once, also when the gateway was asked just before the payment failed', async () => {
    const { pay, payment, order_id, gateway } = await shopperAtPayment();
    expect((await payment()).state).toBe('confirming');
    gateway.report = 'failed';
    const { body } = await pay();
    expect(body.paymentDetails.redirectUrl).toBe(pageOf(`${order_id}-2`));
  });

  it('PAY-36 is rejected for an order that is paid, whatever the browser knew', async () => {
    const { pay, payment, gateway } = await shopperAtPayment();
    gateway.report = 'paid';
    expect(await pay()).toMatchObject({
      status: 409,
      body: { message: 'This order cannot be paid for at the moment.' },
    });
    expect((await payment()).state).toBe('paid');
  });

  it('PAY-36 is rejected when the time to pay is over', async () => {
    const { pay, payment, gateway, pass } = await shopperAtPayment();
    gateway.report = 'failed';
    pass(HOUR);
    expect((await pay()).status).toBe(409);
    expect(await payment()).toMatchObject({ Status: 'failed', state: 'failed', can_pay_again: false });
  });

  it('PAY-36 gives the gateway at least 5 minutes', async () => {
    const { pay, payment, order_id, gateway, pass } = await shopperAtPayment();
    gateway.report = 'failed';
    pass(59 * MINUTE);
    await payment();
    await pay();
    expect(gateway.payments.get(`${order_id}-2`)?.lifetime).toBe(300);
  });

  it('API-29 PAY-35 PAY-77 pays back the second of two payments of one order', async () => {
    const { pay, payment, order_id, gateway, pass, round, shop, status } = await shopperAtPayment();
    gateway.report = 'failed';
    await payment();
    await pay();
    gateway.report = 'paid';
    pass(MINUTE);
    await round();
    // The first payment arrives after all, although the gateway had reported it as failed.
    await shop.db
      .updateTable('payment_attempt')
      .set({ next_ask_at: shop.now().toISOString() })
      .where('attempt_number', '=', 1)
      .execute();
    await round();
    expect(await status()).toBe('placed');
    const refunds = await shop.db
      .selectFrom('refund')
      .select(['refund_id', 'amount_paise', 'state'])
      .execute();
    expect(refunds).toEqual([{ refund_id: `${order_id}-1-R`, amount_paise: 15_350_00, state: 'sent' }]);
  });
});

describe('restoring the items of an order', () => {
  it('PAY-37 puts them back into the cart once, and ends the time to pay', async () => {
    const { restore, call, pay, status } = await shopperAtPayment();
    const restored = await restore();
    expect(restored).toMatchObject({
      status: 200,
      body: [
        { Product: { product_id: BLUE.product_id }, quantity: 2 },
        { Product: { product_id: TEAK.product_id }, quantity: 1 },
      ],
    });
    expect((await restore()).body).toEqual(restored.body);
    expect((await call(getCart, {})).body).toEqual(restored.body);
    expect(await status()).toBe('failed');
    expect((await pay()).status).toBe(409);
  });

  it('PAY-37 releases the coupon of the order', async () => {
    const customer = await orderingShopper();
    const { call, fillCart, sendOrder, shop } = customer;
    await shop.db.updateTable('coupon').set({ limit_per_customer: 1 }).execute();
    await fillCart();
    await call(getPriceSummary, { query: { coupon_code: 'WELCOME5' } });
    const { body } = await sendOrder({ coupon_code: 'WELCOME5', payable_amount: 14_657.5 });
    await call(restoreOrder, { body: { order_id: body.order_id } });
    expect((await call(getPriceSummary, { query: { coupon_code: 'WELCOME5' } })).status).toBe(200);
  });

  it('PAY-37 is rejected for an order that is paid, also if nobody has been told yet', async () => {
    const { restore, gateway, call, status } = await shopperAtPayment();
    gateway.report = 'paid';
    expect((await restore()).status).toBe(409);
    expect(await status()).toBe('placed');
    expect((await call(getCart, {})).body).toEqual({ message: 'No items in cart' });
  });

  it('PAY-37 closes the order: a payment under way is paid back when it arrives', async () => {
    const { restore, gateway, order_id, round, pass, shop, status } = await shopperAtPayment();
    await restore();
    gateway.report = 'paid';
    pass(MINUTE);
    await round();
    expect(await status()).toBe('failed');
    expect([...gateway.refunds.values()]).toEqual([
      { refund_id: `${order_id}-1-R`, payment_id: `${order_id}-1`, amount_paise: 15_350_00 },
    ]);
    expect(await shop.db.selectFrom('order_confirmation').selectAll().execute()).toEqual([]);
  });

  it('PAY-37 is possible after the operator has cancelled the order', async () => {
    const { restore, gateway, payment, shop, status } = await shopperAtPayment();
    gateway.report = 'paid';
    await payment();
    await shop.db.updateTable('customer_order').set({ status: 'cancelled' }).execute();
    expect((await restore()).body).toHaveLength(2);
    expect(await status()).toBe('cancelled');
  });
});
