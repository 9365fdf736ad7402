import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getPriceSummary, updateAddOn } from 'shared-contracts/cart/endpoints';
import { createOrder, getOrder, restoreOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { DEMO_PHONE } from '../demo/demo-customer.ts';
import { caller } from '../testing/caller.ts';
import { type HeldGateway, shopWithSandbox } from '../testing/held-gateway.ts';
import { customerWithCart, type PayingCustomer, payAt } from '../testing/paying-customer.ts';
import type { ProviderProcess } from '../testing/provider-process.ts';
import { advanceOrder } from './advance-order.ts';

/** The step of a refund at which the provider is killed. */
const STEPS = [
  'just owed',
  'before the gateway has the refund',
  'after the gateway has the refund',
  'before the gateway is asked how far it is',
  'after the gateway has said how far it is',
] as const;
type Step = (typeof STEPS)[number];

/** Cancels an order beside the running provider, as the operator's command does. */
async function cancel(folder: string, order_id: string): Promise<void> {
  const db = openDatabase(folder);
  try {
    await advanceOrder(db, { order_id, to: 'cancelled', now: new Date() });
  } finally {
    await db.destroy();
  }
}

/** Cancels the order, and waits until its refund is at the step. */
async function bringTo(step: Step, gateway: HeldGateway, cancelOrder: () => Promise<void>): Promise<void> {
  const path = step.includes('how far') ? /refund\/.*status/ : /v2\/refund$/;
  const reached =
    step === 'just owed' ? undefined : gateway.hold(path, step.startsWith('before') ? 'before' : 'after');
  await cancelOrder();
  await reached;
}

/** Amounts in paise. */
function booksOf(folder: string) {
  const read = (file: string, query: string) => {
    const database = new DatabaseSync(join(folder, file), { readOnly: true });
    const row = database.prepare(query).get();
    database.close();
    return { ...row };
  };
  return {
    shop: read(
      'shop.sqlite',
      `select count(*) refunds, sum(amount_paise) paise, sum(refund.state = 'done') done from refund
       join customer_order using (order_id) where customer_id <> ${DEMO_PHONE}`,
    ),
    gateway: read('payment-sandbox.sqlite', 'select count(*) refunds, sum(amount) paise from refund'),
    paid: read('payment-sandbox.sqlite', "select sum(amount) paise from payment where result = 'paid'"),
  };
}

describe('a provider that is killed while it pays an order back', () => {
  it('PAY-78 loses and doubles no refund, whatever the step', {
    tags: ['all'],
    timeout: 5 * 60_000,
  }, async () => {
    const { folder, gateway, start } = await shopWithSandbox();
    let provider: ProviderProcess = await start();
    const orders: { order_id: string; token: string }[] = [];
    for (const [place, step] of STEPS.entries()) {
      const customer = await customerWithCart(provider.origin, 9100000001 + place);
      const call = caller(provider.origin, customer);
      const { body } = await call(createOrder, { body: customer.body });
      await payAt(body.paymentDetails.redirectUrl);
      const status = async () => (await call(getOrder, { query: { order_id: body.order_id } })).body.Status;
      await vi.waitFor(async () => expect(await status()).toBe('placed'), { timeout: 30_000, interval: 250 });
      orders.push({ order_id: body.order_id, token: customer.token });
      await bringTo(step, gateway, () => cancel(folder, body.order_id));
      expect(await provider.end('SIGKILL')).toBe('SIGKILL');
      gateway.release();
      provider = await start();
    }
    for (const { order_id, token } of orders) {
      const call = caller(provider.origin, { token });
      await vi.waitFor(
        async () => expect((await call(getOrder, { query: { order_id } })).body.Status).toBe('refunded'),
        { timeout: 60_000, interval: 250 },
      );
    }
    await provider.end('SIGTERM');
    const { shop, gateway: atGateway, paid } = booksOf(folder);
    expect(shop).toEqual({ refunds: STEPS.length, paise: paid.paise, done: STEPS.length });
    expect(atGateway).toEqual({ refunds: STEPS.length, paise: paid.paise });
  });
});

/** The step at which the provider is killed, for an order with a coupon that is restored, ordered again, and paid twice. */
const COUPON_STEPS = [
  'restoring, before the gateway is asked',
  'restoring, after the gateway has responded',
  'ordering again, before the gateway has the payment',
  'ordering again, after the gateway has the payment',
  'both paid, before the gateway is asked',
  'both paid, after the gateway has responded',
] as const;

/** Orders the cart, with the coupon if the shop accepts it. */
async function orderWithCoupon(origin: string, { token, body }: PayingCustomer) {
  const call = caller(origin, { token });
  await call(updateAddOn, {});
  await call(getPriceSummary, { query: { coupon_code: 'WELCOME5' } });
  const { body: price } = await call(getPriceSummary, { query: {} });
  return { ...body, payable_amount: price.total, coupon_code: price.coupon_code ?? '' };
}

describe('a provider that is killed while a coupon is used again', () => {
  it('PAY-78 gives the discount once, and the other money back, whatever the step', {
    tags: ['all'],
    timeout: 5 * 60_000,
  }, async () => {
    const { folder, gateway, start } = await shopWithSandbox();
    let provider: ProviderProcess = await start();
    const shop = new DatabaseSync(join(folder, 'shop.sqlite'));
    shop.exec("update coupon set limit_per_customer = 1 where code = 'WELCOME5'");
    shop.close();
    for (const [place, step] of COUPON_STEPS.entries()) {
      const killAt = async <Result>(phase: string, path: RegExp, request: () => Promise<Result>) => {
        if (!step.startsWith(phase)) return await request();
        const reached = gateway.hold(path, step.includes('before') ? 'before' : 'after');
        void request().catch(() => undefined);
        await reached;
        expect(await provider.end('SIGKILL')).toBe('SIGKILL');
        gateway.release();
        provider = await start();
        return await request();
      };
      const customer = await customerWithCart(provider.origin, 9200000001 + place);
      const call = <Result>(use: (bound: ReturnType<typeof caller>) => Promise<Result>) =>
        use(caller(provider.origin, customer));
      const firstOrder = await orderWithCoupon(provider.origin, customer);
      const first = await call((bound) => bound(createOrder, { body: firstOrder }, 'first'));
      const { order_id, paymentDetails } = first.body;
      const status = new RegExp(`${order_id}-1/status`);
      await killAt('restoring', status, () => call((bound) => bound(restoreOrder, { body: { order_id } })));
      const secondOrder = await orderWithCoupon(provider.origin, customer);
      const second = await killAt('ordering again', /v2\/pay$/, () =>
        call((bound) => bound(createOrder, { body: secondOrder }, 'second')),
      );
      await payAt(paymentDetails.redirectUrl);
      await payAt(second.body.paymentDetails.redirectUrl);
      // Left to the reconciler, because the shopper has no reason to come back to the restored order.
      await killAt('both paid', status, async () => undefined);
    }
    await vi.waitFor(() => expect(accountsOf(folder).open).toBe(0), { timeout: 60_000, interval: 500 });
    await provider.end('SIGTERM');
    const { placed, discounts, kept, taken } = accountsOf(folder);
    expect(placed).toBe(COUPON_STEPS.length);
    expect(discounts).toBe(COUPON_STEPS.length);
    expect(taken).toBe(kept);
  });
});

function accountsOf(folder: string) {
  const shop = new DatabaseSync(join(folder, 'shop.sqlite'), { readOnly: true });
  const sandbox = new DatabaseSync(join(folder, 'payment-sandbox.sqlite'), { readOnly: true });
  const one = (database: DatabaseSync, query: string) => Number(database.prepare(query).get()?.value);
  const placed = `from customer_order where customer_id <> ${DEMO_PHONE} and status = 'placed'`;
  const accounts = {
    placed: one(shop, `select count(*) value ${placed}`),
    discounts: one(shop, `select count(*) value ${placed} and coupon_discount_paise > 0`),
    kept: one(shop, `select sum(total_paise) value ${placed}`),
    taken: one(
      sandbox,
      "select (select sum(amount) from payment where result = 'paid') - (select coalesce(sum(amount), 0) from refund) value",
    ),
    open: one(
      shop,
      `select (select count(*) from payment_attempt join customer_order using (order_id)
         where customer_id <> ${DEMO_PHONE} and payment_attempt.state = 'pending')
       + (select count(*) from refund join customer_order using (order_id)
         where customer_id <> ${DEMO_PHONE} and refund.state <> 'done') value`,
    ),
  };
  shop.close();
  sandbox.close();
  return accounts;
}
