// @module-tag all
import { getPriceSummary } from 'shared-contracts/cart/endpoints';
import { sendOtp, verifyCustomer, verifyOtp } from 'shared-contracts/customer/endpoints';
import { getOrderPayment, getOrders } from 'shared-contracts/order/endpoints';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withTransaction } from '../database/with-transaction.ts';
import { askGateway } from '../payment/ask-gateway.ts';
import { refundOrder } from '../payment/refund-store.ts';
import { caller, inboxCode } from '../testing/caller.ts';
import { orderingShopper } from '../testing/orders.ts';
import { endTimesToCome, watchClock } from './clock-watch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WRONG_CODES = 10;

/** A customer, and a function that sets the provider's clock and runs its watch. */
async function shopWithClock() {
  const customer = await orderingShopper();
  const setClock = async (by: number) => {
    customer.pass(by);
    if (by < 0) await endTimesToCome(customer.shop);
  };
  return { ...customer, setClock };
}

const CLOCKS = [
  { set: 'back by a day', by: -DAY, tags: [] },
  { set: 'back by an hour', by: -HOUR, tags: ['all'] },
  { set: 'forward by an hour', by: HOUR, tags: ['all'] },
  { set: 'forward by a day', by: DAY, tags: ['all'] },
];

for (const { set, by, tags } of CLOCKS)
  describe(`a clock that is set ${set}`, { tags }, () => {
    it('PROM-290 ends the codes that were sent before, and lets nobody wait longer for a new one', async () => {
      const { origin, pass, setClock } = await shopWithClock();
      const call = caller(origin, { address: '192.0.2.7' });
      const phone = { customer_id: 9000000002 };
      await call(sendOtp, { body: phone });
      const before = await inboxCode(origin, phone.customer_id);
      await setClock(by);
      expect((await call(verifyOtp, { body: { ...phone, otp: before } })).status).toBe(400);
      for (let codes = 0; codes < 9; codes += 1) await call(sendOtp, { body: phone });
      expect((await call(sendOtp, { body: phone })).status).toBe(429);
      pass(HOUR);
      expect((await call(sendOtp, { body: phone })).status).toBe(200);
      const otp = await inboxCode(origin, phone.customer_id);
      expect((await call(verifyOtp, { body: { ...phone, otp } })).status).toBe(200);
    });

    it('PROM-290 ends a limit when its time has passed, and not before', async () => {
      const { call, fillCart, pass, setClock } = await shopWithClock();
      await fillCart();
      const guess = async () => (await call(getPriceSummary, { query: { coupon_code: 'GUESS' } })).status;
      for (let wrong = 0; wrong < WRONG_CODES; wrong += 1) expect(await guess()).toBe(400);
      expect(await guess()).toBe(429);
      await setClock(by);
      expect(await guess()).toBe(by < 0 ? 429 : 400);
      pass(HOUR);
      expect(await guess()).toBe(400);
    });

    it('PROM-290 keeps sessions, and ends them when their time has passed', async () => {
      const { call, pass, setClock, shop } = await shopWithClock();
      await setClock(by);
      expect((await call(verifyCustomer, {})).status).toBe(200);
      pass(shop.settings.sessionLength);
      expect((await call(verifyCustomer, {})).status).toBe(401);
    });

    it('PROM-290 makes one order of a request that is repeated, and finds its payment in the first round', async () => {
      const { call, fillCart, gateway, round, sendOrder, setClock } = await shopWithClock();
      await fillCart();
      const { order_id } = (await sendOrder({}, 'key')).body;
      await call(getOrderPayment, { query: { order_id } });
      gateway.report = 'paid';
      await setClock(by);
      expect((await sendOrder({}, 'key')).body.order_id).toBe(order_id);
      await round();
      expect((await call(getOrders, {})).body).toEqual([
        expect.objectContaining({ order_id, Status: 'placed' }),
      ]);
      await round();
      expect(gateway.payments.size).toBe(1);
      expect(gateway.refunds.size).toBe(0);
    });

    it('PROM-290 sends a refund once, in the first round', async () => {
      const { fillCart, gateway, round, sendOrder, setClock, shop } = await shopWithClock();
      await fillCart();
      const { order_id } = (await sendOrder()).body;
      gateway.report = 'paid';
      await askGateway(shop, { order_id, attempt_number: 1 });
      const reason = 'The customer has called.';
      await withTransaction(shop.db, (trx) => refundOrder(trx, { order_id, reason, now: shop.now() }));
      await setClock(by);
      await round();
      await round();
      expect(gateway.refunds.size).toBe(1);
    });

    it('PROM-290 fails an order that nobody pays when its time has passed', async () => {
      const { call, fillCart, pass, round, sendOrder, setClock } = await shopWithClock();
      await fillCart();
      await sendOrder();
      await setClock(by);
      await round();
      const status = async () => (await call(getOrders, {})).body[0].Status;
      expect(await status()).toBe(by < 0 ? 'payment pending' : 'failed');
      pass(HOUR);
      await round();
      expect(await status()).toBe('failed');
    });
  });

it('PROM-290 a clock that is set back is noticed while the provider runs, and told', async () => {
  const { pass, shop } = await orderingShopper();
  const log: string[] = [];
  onTestFinished(watchClock(shop, (line) => log.push(line), 10));
  pass(-HOUR);
  await vi.waitFor(() => expect(log).toEqual(['clock: it was set back by about 3600 s.']));
});
