// Over 250 lines because the races of all stores are run on one server, which takes a second to start.
// @module-tag all

import { createHash } from 'node:crypto';
import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { sql } from 'kysely';
import { MAX_ADDRESSES } from 'shared-contracts/address/rules';
import { DEFAULT_PAYMENT_MODE } from 'shared-contracts/order/rules';
import { describe, expect, it, vi } from 'vitest';
import { addAddress } from '../address/address-store.ts';
import { addToCart, setAddOn } from '../cart/cart-store.ts';
import { sendCode } from '../customer/login.ts';
import { storeCode, tryOwnCode } from '../customer/one-time-code-store.ts';
import type { ShopDatabase } from '../database/database.ts';
import { isUnreachable } from '../database/database-errors.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { seedDemoCustomer } from '../demo/demo-customer.ts';
import { HttpError } from '../http/http-error.ts';
import { closeOrder } from '../order/order-store.ts';
import { orderFaults } from '../order/order-sums.ts';
import { couponFaults } from '../price/coupon-store.ts';
import { importCatalogue } from '../product/seed-catalogue.ts';
import { slidingWindow } from '../rate-limit/rate-limit-rules.ts';
import { countAttempt } from '../rate-limit/rate-limit-store.ts';
import type { OtpSettings } from '../settings/settings.ts';
import { HOME } from '../testing/addresses.ts';
import { HAS_POSTGRES, postgresForFile } from '../testing/postgres-slice.ts';
import { CALLERS, customersWithCarts, race } from '../testing/race-shop.ts';
import { BLUE } from '../testing/shopper.ts';
import { testProvider } from '../testing/test-provider.ts';
import { askGateway } from './ask-gateway.ts';
import { createOrderOnce, orderCart, orderSamplesOnce } from './idempotent-order.ts';
import { attemptOfPayment } from './payment-attempt-store.ts';
import { reconcile } from './reconciler.ts';
import { recordRefund, refundOrder, refundsOfOrder } from './refund-store.ts';
import { restoreItems } from './restore-order.ts';
import { SampleRefundError } from './sample-refund.ts';
import { failOverdueOrder, settleAttempt } from './settle-attempt.ts';

const server = postgresForFile();
const HOUR = 60 * 60 * 1000;
const hash = createHash('sha256').update('1234').digest('hex');

async function raceShop(customers = 1, otp: Partial<OtpSettings> = {}) {
  const provider = await testProvider({ databaseUrl: await server.database(), otp });
  const { db, now } = provider.shop;
  const ids = await customersWithCarts(db, customers, now());
  const newOrder = (customer_id = ids[0] ?? 0) => ({
    customer_id,
    address_label: HOME.address_label,
    payment_mode: DEFAULT_PAYMENT_MODE,
    gst_percent: 18,
    now: now(),
  });
  return { ...provider, db, now, ids, newOrder };
}

async function stateOf(db: Awaited<ReturnType<typeof raceShop>>['db'], order_id: string) {
  const order = await db
    .selectFrom('customer_order')
    .select(['status', 'restored_at'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('order_event')
    .select('status')
    .where('order_id', '=', order_id)
    .execute();
  const paid = await db
    .selectFrom('payment_event')
    .select('event')
    .where('order_id', '=', order_id)
    .where('event', '=', 'paid')
    .execute();
  const sent = await db
    .selectFrom('order_confirmation')
    .select('order_id')
    .where('order_id', '=', order_id)
    .execute();
  return {
    status: order.status,
    isRestored: order.restored_at !== null,
    placed: events.filter(({ status }) => status === 'placed').length,
    paid: paid.length,
    confirmations: sent.length,
    refunds: (await refundsOfOrder(db, order_id)).length,
  };
}

/** The number of transactions that wait for a row lock of another one. */
async function waitingFor(db: ShopDatabase): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

describe.skipIf(!HAS_POSTGRES)(`of ${CALLERS} callers at the same time on Postgres`, () => {
  it('one takes the last use of a coupon', async () => {
    const { db, ids, newOrder } = await raceShop(CALLERS);
    await db.updateTable('coupon').set({ limit_in_total: 1 }).where('code', '=', 'WELCOME5').execute();
    await db.updateTable('cart').set({ coupon_code: 'WELCOME5' }).execute();
    await race((caller) => orderCart(db, newOrder(ids[caller])));
    const used = db.selectFrom('customer_order').select('order_id').where('coupon_code', 'is not', null);
    expect(await used.execute()).toHaveLength(1);
    expect(await couponFaults(db)).toEqual([]);
  });

  it.each([
    ['with the same key', 'a-key'],
    ['without a key', undefined],
  ])('all get the one order of requests %s', async (_title, key) => {
    const { db, newOrder } = await raceShop();
    const { won, lost } = await race(() => createOrderOnce(db, newOrder(), { key, body: {} }));
    expect(lost).toEqual([]);
    expect(new Set(won).size).toBe(1);
    expect(await db.selectFrom('customer_order').select('order_id').execute()).toHaveLength(1);
  });

  it('SAMPLE-3 all get the one order of samples of requests with the same key', async () => {
    const { db, newOrder } = await raceShop();
    const samples = { ...newOrder(), product_ids: [BLUE.product_id], fee: 99, payable_amount: 99 };
    const { won, lost } = await race(() => orderSamplesOnce(db, samples, { key: 'a-key', body: {} }));
    expect(lost).toEqual([]);
    expect(new Set(won).size).toBe(1);
    expect(await db.selectFrom('payment_attempt').select('order_id').execute()).toHaveLength(1);
  });

  it('SAMPLE-9 one gets the price of samples back: as a coupon of an order, or as money', async () => {
    const { db, now, newOrder } = await raceShop();
    for (const turn of Array.from({ length: 10 }).keys()) {
      const samples = { ...newOrder(), product_ids: [BLUE.product_id], fee: 99, payable_amount: 99 };
      const order_id = await orderSamplesOnce(db, samples, { key: `samples ${turn}`, body: {} });
      await settleAttempt(db, { order_id, attempt_number: 1 }, { state: 'paid', now: now() });
      await addToCart(db, { ...BLUE, customer_id: samples.customer_id, quantity: 2 });
      await setAddOn(db, samples.customer_id);
      await db
        .updateTable('cart')
        .set({ coupon_code: `SAMPLE-${order_id}` })
        .execute();
      const { won } = await race<unknown>(
        (caller) =>
          caller === 0
            ? orderCart(db, newOrder())
            : withTransaction(db, (trx) => refundOrder(trx, { order_id, reason: 'Broken.', now: now() })),
        2,
      );
      const refunds = await refundsOfOrder(db, order_id);
      const uses = await db
        .selectFrom('coupon_use')
        .select('code')
        .where('code', '=', `SAMPLE-${order_id}`)
        .execute();
      expect(refunds.length + uses.length).toBe(1);
      expect(won.length).toBeGreaterThan(0);
    }
    expect(await couponFaults(db)).toEqual([]);
  });

  it('SAMPLE-9 a refund of samples waits for the order that takes their coupon, and is refused', async () => {
    const { db, now, newOrder } = await raceShop();
    const samples = { ...newOrder(), product_ids: [BLUE.product_id], fee: 99, payable_amount: 99 };
    const order_id = await orderSamplesOnce(db, samples, { key: 'a-key', body: {} });
    await settleAttempt(db, { order_id, attempt_number: 1 }, { state: 'paid', now: now() });
    await db
      .updateTable('cart')
      .set({ coupon_code: `SAMPLE-${order_id}` })
      .execute();
    const refund = { order_id, reason: 'Broken.', now: now() };
    const { refunding } = await withTransaction(db, async (trx) => {
      await orderCart(trx, newOrder());
      const waits = withTransaction(db, (other) => refundOrder(other, refund)).catch(
        (error: unknown) => error,
      );
      await vi.waitFor(async () => expect(await waitingFor(db)).toBe(1), { timeout: 9_000, interval: 10 });
      return { refunding: waits };
    });
    expect(await refunding).toBeInstanceOf(SampleRefundError);
    expect(await refundsOfOrder(db, order_id)).toEqual([]);
  });

  it('as many save an address as an address book holds', async () => {
    const { db, ids } = await raceShop();
    const { won } = await race((caller) =>
      addAddress(db, ids[0] ?? 0, { ...HOME, address_label: `Home ${caller}` }),
    );
    // One less, because the customer has an address already.
    expect(won).toHaveLength(MAX_ADDRESSES - 1);
  });

  it('each adds to the quantity in the cart', async () => {
    const { db, ids } = await raceShop();
    const customer_id = ids[0] ?? 0;
    const { lost } = await race(() => addToCart(db, { ...BLUE, customer_id, quantity: 1 }));
    expect(lost).toEqual([]);
    const item = db.selectFrom('cart_item').select('quantity').where('product_id', '=', BLUE.product_id);
    expect(await item.executeTakeFirst()).toEqual({ quantity: CALLERS + 2 });
    const cart = db.selectFrom('cart').select('version').where('customer_id', '=', customer_id);
    expect(await cart.executeTakeFirst()).toEqual({ version: 2 + CALLERS });
  });

  it('three try a code, and five pass a limit of five', async () => {
    const { db, now } = await raceShop();
    const attempt = { customer_id: 9100000001, origin: '203.0.113.1' };
    const code = { expires_at: new Date(now().getTime() + HOUR), attempt_ids: [], salt: hash, hash };
    await withTransaction(db, (trx) => storeCode(trx, attempt, code, now()));
    const tried = await race(() => withTransaction(db, (trx) => tryOwnCode(trx, attempt, now())));
    expect(tried.won.filter((own) => own?.valid !== undefined)).toHaveLength(3);

    const limit = { kind: 'race', subject: '', rules: [slidingWindow(5, HOUR)] };
    const counted = await race(() => withTransaction(db, (trx) => countAttempt(trx, [limit], now())));
    expect(counted.won).toHaveLength(5);
  });

  it('each gets another place in the line for codes', async () => {
    const { shop } = await raceShop(1, { unusedCodesPerDay: 1 });
    const ask = (caller: number) =>
      sendCode(shop, { customer_id: 9200000000 + caller, origin: `198.51.100.${caller}` });
    await ask(CALLERS);
    const { lost } = await race(ask);
    const waits = lost.map((error) => (error instanceof HttpError ? error.retryAfter : error));
    expect(new Set(waits).size).toBe(CALLERS);
    expect(waits).toEqual(waits.map(() => expect.any(Number)));
  });

  it('one settles a payment, whether shopper, webhook, reconciler or the end of the time to pay comes first', async () => {
    const { db, now, newOrder, gateway, shop, pass } = await raceShop();
    const order_id = await orderCart(db, newOrder());
    const payment_id = `${order_id}-1`;
    gateway.payments.set(payment_id, {
      payment_id,
      amount_paise: (await totalOf(order_id)) ?? 0,
      lifetime: 1,
      returnUrl: '',
    });
    gateway.report = 'paid';
    pass(2 * HOUR);
    const attempt = attemptOfPayment(payment_id) ?? { order_id, attempt_number: 0 };
    const ways = [
      () => askGateway(shop, attempt, { evenIfJustAsked: true, isShopper: true }),
      () => settleAttempt(db, attempt, { state: 'paid', now: now() }),
      () => failOverdueOrder(db, order_id, now()),
      () => reconcile(shop),
    ];
    const { lost } = await race((caller) => ways[caller % ways.length]?.() ?? Promise.resolve());
    expect(lost).toEqual([]);
    expect(await stateOf(db, order_id)).toEqual({
      ...{ status: 'placed', isRestored: false, placed: 1, paid: 1, confirmations: 1, refunds: 0 },
    });

    async function totalOf(id: string) {
      const order = db.selectFrom('customer_order').select('total_paise').where('order_id', '=', id);
      return (await order.executeTakeFirst())?.total_paise;
    }
  });

  it('either places an order or restores its items, and pays back what came too late', async () => {
    const { db, now, ids, newOrder, shop } = await raceShop(20);
    const orders = await Promise.all(ids.map((id) => orderCart(db, newOrder(id))));
    await race(async (caller) => {
      const place = caller % orders.length;
      const key = { order_id: orders[place] ?? '', customer_id: ids[place] ?? 0 };
      if (caller < orders.length) await restoreItems(shop, key);
      else await settleAttempt(db, { ...key, attempt_number: 1 }, { state: 'paid', now: now() });
    }, 2 * orders.length);
    for (const order_id of orders) {
      const { isRestored, ...state } = await stateOf(db, order_id);
      expect(state).toEqual(
        isRestored
          ? { status: 'failed', placed: 0, paid: 1, confirmations: 0, refunds: 1 }
          : { status: 'placed', placed: 1, paid: 1, confirmations: 1, refunds: 0 },
      );
    }
  });

  it('a payment that waits for a restore of its order is paid back', async () => {
    const { db, now, ids, newOrder } = await raceShop();
    const order_id = await orderCart(db, newOrder());
    const key = { order_id, customer_id: ids[0] ?? 0 };
    const settling = await withTransaction(db, async (trx) => {
      await closeOrder(trx, order_id, now());
      await failOverdueOrder(trx, order_id, now());
      const settled = settleAttempt(db, { ...key, attempt_number: 1 }, { state: 'paid', now: now() });
      await vi.waitFor(async () => expect(await waitingFor(db)).toBe(1), { timeout: 9_000, interval: 10 });
      return { settled };
    });
    await settling.settled;
    expect(await stateOf(db, order_id)).toMatchObject({ status: 'failed', placed: 0, paid: 1, refunds: 1 });
  });

  it('no more is paid back than was paid, and the last refund ends the order', async () => {
    const { db, now, newOrder } = await raceShop();
    const order_id = await orderCart(db, newOrder());
    await settleAttempt(db, { order_id, attempt_number: 1 }, { state: 'paid', now: now() });
    await db.updateTable('customer_order').set({ status: 'cancelled' }).execute();
    const { total_paise } = await db
      .selectFrom('customer_order')
      .select('total_paise')
      .executeTakeFirstOrThrow();
    const refund = { order_id, amount_paise: total_paise / 10, reason: 'Damaged.', now: now() };
    const { won } = await race(() => withTransaction(db, (trx) => refundOrder(trx, refund)));
    expect(won).toHaveLength(10);
    const refunds = await refundsOfOrder(db, order_id);
    await race(
      (place) => recordRefund(db, refunds[place]?.refund_id ?? '', { state: 'done', now: now() }),
      10,
    );
    expect(await stateOf(db, order_id)).toMatchObject({ status: 'refunded', refunds: 10 });
  });

  it('each orders at the prices before or after an import, never at some of both', {
    tags: ['all'],
  }, async () => {
    const { db, now, ids, newOrder } = await raceShop(CALLERS);
    const dearer = (factor: number) => ({
      ...smallCatalogue,
      products: smallCatalogue.products.map((product) => ({
        ...product,
        selling_price_paise: product.selling_price_paise && product.selling_price_paise * factor,
        actual_price_paise: null,
      })),
    });
    const imports = [2, 3, 4].map((factor) => () => importCatalogue(db, dearer(factor), now()));
    const { won, lost } = await race(async (caller) => {
      const next = caller % 16 === 5 ? imports.pop() : undefined;
      if (next) await next();
      else await orderCart(db, newOrder(ids[caller]));
    });
    // On a busy machine, some callers find no free connection while imports lock the prices.
    expect(lost.filter((error) => !isUnreachable(error))).toEqual([]);
    expect(won.length).toBeGreaterThan(CALLERS / 4);
    expect(await orderFaults(db)).toEqual([]);
  });

  it('one makes the demo customer', { tags: ['all'] }, async () => {
    const { db, now } = await raceShop();
    const { lost } = await race(() => seedDemoCustomer(db, now()), 8);
    expect(lost).toEqual([]);
    expect(await db.selectFrom('customer_order').select('order_id').execute()).toHaveLength(12);
  });
});
