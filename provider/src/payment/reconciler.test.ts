// @module-tag all
import { describe, expect, it } from 'vitest';
import { withTransaction } from '../database/with-transaction.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { orderingShopper } from '../testing/orders.ts';
import { attemptsToAsk } from './payment-attempt-store.ts';
import { refundOrder, refundsOfOrder } from './refund-store.ts';

const UNPAID = 5_000;
const SECOND = 1_000;

/** A shop with one real order, and thousands of others that wait to be paid, of one customer or of as many. */
async function crowdedShop(customers: 'one customer' | 'many customers') {
  const customer = await orderingShopper();
  const { fillCart, pass, sendOrder, shop } = customer;
  await fillCart();
  const { order_id } = (await sendOrder()).body;
  await shop.db.transaction().execute(async (trx) => {
    const order = await trx.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow();
    const attempt = await trx.selectFrom('payment_attempt').selectAll().executeTakeFirstOrThrow();
    for (let place = 0; place < UNPAID; place += 1) {
      const id = `crowd-${place}`;
      const customer_id = 9_100_000_000 + (customers === 'one customer' ? 0 : place);
      if (place === 0 || customers === 'many customers')
        await trx
          .insertInto('customer')
          .values({ customer_id, name: '', email: '', created_at: order.created_at })
          .execute();
      await trx
        .insertInto('customer_order')
        .values({ ...order, order_id: id, customer_id })
        .execute();
      await trx
        .insertInto('payment_attempt')
        .values({ ...attempt, order_id: id })
        .execute();
    }
  });
  /** Seconds until the gateway is asked about the real order, with a round every 2 seconds. */
  const secondsUntilAsked = async () => {
    for (let seconds = 2; seconds <= 600; seconds += 2) {
      pass(2 * SECOND);
      await customer.round();
      if (customer.gateway.asked.includes(`${order_id}-1`)) return seconds;
    }
    return Number.POSITIVE_INFINITY;
  };
  return { ...customer, order_id, secondsUntilAsked };
}

describe('beside 5,000 unpaid orders', () => {
  it('PAY-79 of one customer, the order of another is asked about in the first round', async () => {
    const { secondsUntilAsked } = await crowdedShop('one customer');
    expect(await secondsUntilAsked()).toBeLessThanOrEqual(6);
  });

  it('PAY-79 of as many customers, the order whose shopper was there last is asked about first', async () => {
    const { order_id, pass, shop } = await crowdedShop('many customers');
    pass(10 * SECOND);
    const at = shop.now().toISOString();
    await shop.db
      .updateTable('payment_attempt')
      .set({ seen_at: at })
      .where('order_id', '=', order_id)
      .execute();
    const next = await attemptsToAsk(shop.db, { now: shop.now(), limit: 100, longestWaiting: 20 });
    expect(next.map((attempt) => attempt.order_id)).toContain(order_id);
    expect(next).toHaveLength(100);
  });

  it('PAY-79 none waits for ever', async () => {
    const { gateway, pass, round } = await crowdedShop('many customers');
    for (let seconds = 0; seconds < 120; seconds += 2) {
      pass(2 * SECOND);
      await round();
    }
    expect(new Set(gateway.asked).size).toBe(UNPAID + 1);
  });
});

const HOUR = 3_600_000;

/** Two orders, one of which makes rounds fail. */
async function twoOrders() {
  const customer = await orderingShopper();
  const { gateway, pass, round, sendOrder, fillCart, shop } = customer;
  const orders: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    await fillCart();
    orders.push((await sendOrder()).body.order_id);
    pass(SECOND);
  }
  const [broken = '', sound = ''] = orders;
  const { db } = shop;
  /** Runs a round in which each query that contains all of these words fails. */
  const roundWithout = async (...words: string[]) => {
    shop.db = failingDatabase(db, ...words);
    pass(20 * SECOND);
    await round();
    shop.db = db;
  };
  const pay = async () => {
    gateway.report = 'paid';
    pass(10 * SECOND);
    await round();
  };
  const statuses = async () =>
    Object.fromEntries(
      (await db.selectFrom('customer_order').select(['order_id', 'status']).execute()).map((order) => [
        order.order_id,
        order.status,
      ]),
    );
  return { ...customer, broken, sound, roundWithout, pay, statuses };
}

describe('one order whose step throws', () => {
  it('PAY-80 is asked about alone: another one is placed and confirmed in the same round', async () => {
    const shop = await twoOrders();
    const { broken, sound, gateway, log, roundWithout, statuses, round, pass } = shop;
    gateway.report = 'paid';
    await roundWithout('payment_event', broken);
    expect(await statuses()).toEqual({ [broken]: 'payment pending', [sound]: 'placed' });
    expect(log.filter((line) => line.startsWith('reconciler:'))).toEqual([
      `reconciler: question of ${broken} failed for the 1. time. This row cannot be read.`,
    ]);
    expect(shop.shop.faults.count()).toMatchObject({ question: 1, confirmation: 0 });
    pass(HOUR);
    await round();
    expect((await statuses())[broken]).toBe('placed');
    expect(shop.shop.faults.list()).toEqual([]);
  });

  it('PAY-80 runs out of time alone', async () => {
    const { broken, sound, roundWithout, statuses, pass, shop } = await twoOrders();
    pass(2 * HOUR);
    await roundWithout('order_event', broken);
    expect(await statuses()).toEqual({ [broken]: 'payment pending', [sound]: 'failed' });
    expect(shop.faults.list()).toMatchObject([{ step: 'time to pay', item: broken, times: 1 }]);
  });

  it('PAY-80 is paid back alone', async () => {
    const { broken, sound, roundWithout, pay, shop } = await twoOrders();
    await pay();
    for (const order_id of [broken, sound])
      await withTransaction(shop.db, (trx) =>
        refundOrder(trx, { order_id, reason: 'Scratched.', now: shop.now() }),
      );
    await roundWithout('"refund"', broken, 'times_tried');
    const states = async (order_id: string) =>
      (await refundsOfOrder(shop.db, order_id)).map(({ state }) => state);
    expect([await states(broken), await states(sound)]).toEqual([['due'], ['sent']]);
    expect(shop.faults.list()).toMatchObject([{ step: 'refund', item: `${broken}-1-R` }]);
  });

  it('PAY-80 never keeps a step of all orders from the next one', async () => {
    const { broken, sound, gateway, pass, roundWithout, statuses, shop } = await twoOrders();
    gateway.report = 'paid';
    await roundWithout('row_number');
    expect(shop.faults.list()).toMatchObject([{ step: 'question', item: '' }]);
    expect(await statuses()).toEqual({ [broken]: 'payment pending', [sound]: 'payment pending' });
    pass(2 * HOUR);
    await roundWithout('row_number');
    expect(await statuses()).toEqual({ [broken]: 'failed', [sound]: 'failed' });
  });

  it('PAY-80 is told at its first, tenth and hundredth failure, and not at all while the gateway is silent', async () => {
    const { broken, gateway, log, pass, round, shop } = await twoOrders();
    gateway.report = 'unreachable';
    gateway.silentSince = shop.now();
    pass(HOUR);
    await round();
    expect(shop.faults.list()).toEqual([]);
    gateway.silentSince = undefined;
    for (let times = 0; times < 12; times += 1) {
      pass(7 * HOUR);
      await round();
    }
    expect(log.filter((line) => line.includes(broken)).map((line) => /\d+\. time/.exec(line)?.[0])).toEqual([
      '1. time',
      '10. time',
    ]);
  });
});
