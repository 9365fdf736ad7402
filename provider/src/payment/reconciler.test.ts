import { describe, expect, it } from 'vitest';
import { orderingShopper } from '../testing/orders.ts';
import { attemptsToAsk } from './payment-attempt-store.ts';

const UNPAID = 5_000;
const SECOND = 1_000;

/** A shop beside whose one real order thousands wait to be paid, of one customer or of as many. */
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
  /** Seconds until the gateway has been asked about the real order, at a round every 2 seconds. */
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
  it('of one customer, the order of another is asked about in the first round', async () => {
    const { secondsUntilAsked } = await crowdedShop('one customer');
    expect(await secondsUntilAsked()).toBeLessThanOrEqual(6);
  });

  it('of as many customers, the order whose shopper was there last is asked about first', async () => {
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

  it('none waits for ever', async () => {
    const { gateway, pass, round } = await crowdedShop('many customers');
    for (let seconds = 0; seconds < 120; seconds += 2) {
      pass(2 * SECOND);
      await round();
    }
    expect(new Set(gateway.asked).size).toBe(UNPAID + 1);
  });
});
