// @module-tag all
import { saveAddress } from 'shared-contracts/address/endpoints';
import { addCartItem, getCart, getPriceSummary, updateAddOn } from 'shared-contracts/cart/endpoints';
import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import { createOrder, restoreOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { HOME } from '../testing/addresses.ts';
import { loggedIn } from '../testing/caller.ts';
import { orderingShopper } from '../testing/orders.ts';
import { BLUE } from '../testing/shopper.ts';
import { advanceOrder } from './advance-order.ts';

const CODE = 'WELCOME5';
const HOUR = 60 * 60 * 1000;

type Shop = Awaited<ReturnType<typeof couponShop>>;
type Shopper = Shop['one'];

async function couponShop(limit: 'limit_per_customer' | 'limit_in_total') {
  const provider = await orderingShopper();
  const { call, gateway, origin, pass, round, shop } = provider;
  await shop.db
    .updateTable('coupon')
    .set({ limit_per_customer: null, limit_in_total: null, [limit]: 1 })
    .where('code', '=', CODE)
    .execute();
  const other = await loggedIn(origin, 9000000001);
  await other(saveAddress, { body: HOME });
  /** Makes the gateway report every registered payment as paid. */
  const payEverything = async () => {
    gateway.reports.clear();
    gateway.report = 'paid';
    for (let rounds = 0; rounds < 3; rounds += 1) {
      const at = shop.now().toISOString();
      await shop.db.updateTable('payment_attempt').set({ next_ask_at: at }).execute();
      pass(60_000);
      await round();
    }
  };
  const tell = async (report: 'paid' | 'failed') => {
    gateway.report = report;
    pass(10_000);
    await round();
    gateway.report = 'pending';
  };
  return { ...provider, one: shopperOf(call), other: shopperOf(other), payEverything, tell };
}

function shopperOf(call: Awaited<ReturnType<typeof loggedIn>>) {
  const lines = async () => {
    const { body } = await call(getCart, {});
    return (Array.isArray(body) ? body : []).filter(({ Product }) => Product.category !== ADD_ON_CATEGORY);
  };
  /** Orders the cart's contents, or else two sheets, with the coupon if the shop accepts it. */
  const order = async (key?: string): Promise<string> => {
    if ((await lines()).length === 0) await call(addCartItem, { body: { ...BLUE, quantity: 2 } });
    await call(updateAddOn, {});
    await call(getPriceSummary, { query: { coupon_code: CODE } });
    const { body: price } = await call(getPriceSummary, { query: {} });
    const body = {
      item_count: (await lines()).reduce((sum, { quantity }) => sum + Number(quantity), 0),
      payable_amount: price.total,
      address_label: 'Home',
      coupon_code: price.coupon_code ?? '',
    };
    return (await call(createOrder, { body }, key)).body.order_id;
  };
  const restore = (order_id: string) => call(restoreOrder, { body: { order_id } });
  return { order, restore };
}

async function orderAndRestore({ order, restore }: Shopper, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await restore(await order());
}

/** Ways in which people may try to use a coupon for one order twice. */
const WAYS: Record<string, (shop: Shop) => Promise<unknown>> = {
  restore: async ({ one }) => {
    await orderAndRestore(one, 4);
    await one.order();
  },
  cancel: async ({ one, shop, tell }) => {
    const order_id = await one.order();
    await tell('paid');
    await advanceOrder(shop.db, { order_id, to: 'cancelled', now: shop.now() });
    await one.order();
  },
  expiry: async ({ one, pass, round }) => {
    for (let time = 0; time < 3; time += 1) {
      await one.order();
      pass(HOUR);
      await round();
    }
  },
  'late success': async ({ one, pass, round, tell }) => {
    for (let time = 0; time < 3; time += 1) {
      await one.order();
      pass(HOUR);
      await tell('failed');
      await round();
    }
  },
  'second phone': async ({ one, other }) => {
    await orderAndRestore(one, 2);
    await orderAndRestore(other, 2);
    await one.order();
    await other.order();
  },
  'two tabs': async ({ one }) => {
    const [order_id] = await Promise.all([one.order('tab 1'), one.order('tab 2')]);
    await Promise.all([one.restore(order_id), one.restore(order_id), one.order('tab 2')]);
    await one.order();
  },
};

/** The discounts that were given, and whether money and counts match. */
async function accountsOf({ gateway, shop }: Shop) {
  const orders = await shop.db.selectFrom('customer_order').selectAll().execute();
  const kept = orders.filter(({ status }) => status === 'placed');
  const paise = (amounts: Iterable<{ amount_paise: number }>) =>
    [...amounts].reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const uses = await shop.db.selectFrom('coupon_use').selectAll().where('released_at', 'is', null).execute();
  const coupon = await shop.db
    .selectFrom('coupon')
    .select('times_used')
    .where('code', '=', CODE)
    .executeTakeFirstOrThrow();
  const discounted = kept.filter(({ coupon_discount_paise }) => coupon_discount_paise > 0);
  return {
    discounted,
    inTotal: discounted.reduce((sum, { coupon_discount_paise }) => sum + coupon_discount_paise, 0),
    largest: Math.max(0, ...discounted.map(({ coupon_discount_paise }) => coupon_discount_paise)),
    orders: orders.length,
    kept: kept.reduce((sum, { total_paise }) => sum + total_paise, 0),
    taken: paise(gateway.payments.values()) - paise(gateway.refunds.values()),
    counted: [coupon.times_used, uses.length],
  };
}

describe.each(['limit_per_customer', 'limit_in_total'] as const)('a coupon with the %s of 1', (limit) => {
  it.each(Object.keys(WAYS))(
    'PRICE-14 gives its discount once, and the rest of the money back, after: %s',
    async (way) => {
      const shop = await couponShop(limit);
      await WAYS[way]?.(shop);
      await shop.payEverything();
      const accounts = await accountsOf(shop);
      const customers = new Set(accounts.discounted.map(({ customer_id }) => customer_id));
      expect(accounts.orders).toBeGreaterThan(1);
      expect(accounts.discounted).toHaveLength(customers.size);
      const allowed = limit === 'limit_in_total' ? 1 : way === 'second phone' ? 2 : 1;
      expect(accounts.discounted).toHaveLength(allowed);
      expect(accounts.inTotal).toBeLessThanOrEqual(allowed * accounts.largest);
      expect(accounts.taken).toBe(accounts.kept);
      expect(accounts.counted).toEqual([allowed, allowed]);
    },
  );
});

describe('the coupon of an order that was not paid in time', () => {
  it('PRICE-14 belongs to the order until the gateway calls its payment failed', async () => {
    const { one, pass, round, shop, tell } = await couponShop('limit_in_total');
    const first = await one.order();
    pass(HOUR);
    await round();
    const held = () =>
      shop.db.selectFrom('coupon_use').select('order_id').where('released_at', 'is', null).execute();
    expect(await held()).toEqual([{ order_id: first }]);
    await one.order();
    expect(await held()).toEqual([{ order_id: first }]);
    pass(HOUR);
    await tell('failed');
    expect(await held()).toEqual([]);
  });

  it('is free again when the gateway reports another amount', async () => {
    const { gateway, one, pass, round, shop } = await couponShop('limit_in_total');
    await one.order();
    pass(HOUR);
    await round();
    gateway.report = 'other amount';
    pass(HOUR);
    await round();
    expect(
      await shop.db.selectFrom('coupon').select('times_used').where('code', '=', CODE).execute(),
    ).toEqual([{ times_used: 0 }]);
  });

  it('PAY-33 is free again when the gateway has not decided within 14 days', async () => {
    const { one, pass, round, shop } = await couponShop('limit_in_total');
    await one.order();
    for (let day = 0; day < 16; day += 1) {
      pass(24 * HOUR);
      await round();
    }
    expect(
      await shop.db.selectFrom('coupon').select('times_used').where('code', '=', CODE).execute(),
    ).toEqual([{ times_used: 0 }]);
  });
});
