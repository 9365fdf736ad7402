// @module-tag all
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getOrder, getOrderPayment, payOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { orderingShopper } from '../testing/orders.ts';
import { WEBHOOK_PATH } from './webhook-routes.ts';

const RULES = join(import.meta.dirname, '../../../docs/product/payment.md');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const CALLBACKS = ['CONCLUDED', 'USER_CANCEL', 'none'] as const;
const WEBHOOKS = ['none', 'right', 'forged', 'replayed', 'late', 'wrong amount'] as const;
const REPORTS = {
  pending: 'pending',
  completed: 'paid',
  failed: 'failed',
  unreachable: 'unreachable',
  'other amount': 'other amount',
} as const;

interface Outcome {
  status: keyof typeof REPORTS;
  /** The state of order and payment, and what the shopper sees: soon after, and after the time to pay. */
  soon: string;
  inTheEnd: string;
  refunds: number;
}

/** Reads the table in the rules: the outcome of an order for each status of the gateway. */
function truthTable(): Outcome[] {
  const rows = readFileSync(RULES, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, status]) => status !== undefined && Object.hasOwn(REPORTS, status));
  return rows.map(([, status = '', soon = '', inTheEnd = '', refund]) => ({
    status: status as Outcome['status'],
    soon,
    inTheEnd,
    refunds: refund === 'due' ? 1 : 0,
  }));
}

function authorization(password: string): string {
  return createHash('sha256').update(`sandbox:${password}`).digest('hex');
}

async function shopAtPayment() {
  const customer = await orderingShopper();
  const { call, order, origin } = customer;
  const open = async () => {
    const order_id = await order();
    expect((await call(payOrder, { body: { order_id } })).status).toBe(200);
    return order_id;
  };
  const hook = async (order_id: string, { password = 'sandbox', amount = 15_350_00 } = {}) => {
    const { status } = await fetch(`${origin}${WEBHOOK_PATH}`, {
      method: 'POST',
      headers: { Authorization: authorization(password) },
      body: JSON.stringify({
        event: 'checkout.order.completed',
        payload: { merchantOrderId: `${order_id}-1`, state: 'COMPLETED', amount },
      }),
    });
    return status;
  };
  const seen = async (order_id: string) => {
    const { body } = await call(getOrder, { query: { order_id } });
    const { body: payment } = await call(getOrderPayment, { query: { order_id } });
    return `${body.Status}, ${body.payment_status}, ${payment.state}`;
  };
  return { ...customer, open, hook, seen };
}

describe('the truth table of payment', () => {
  it('has a row for each status of the gateway', () => {
    expect(truthTable().map(({ status }) => status)).toEqual(Object.keys(REPORTS));
  });

  it.each(truthTable())(
    'API-22 PAY-8 PAY-34 PROM-38 PROM-39 PROM-40 PROM-42 holds for the status $status, whatever callback and webhook say',
    async (outcome) => {
      const { open, hook, seen, call, gateway, round, pass, shop } = await shopAtPayment();
      const cases = CALLBACKS.flatMap((callback) => WEBHOOKS.map((webhook) => ({ callback, webhook })));
      const orders: { order_id: string; name: string; webhook: string }[] = [];
      for (const { callback, webhook } of cases) {
        orders.push({ order_id: await open(), name: `${callback}, ${webhook}`, webhook });
      }
      gateway.report = REPORTS[outcome.status];
      for (const [index, { order_id, webhook }] of orders.entries()) {
        // Both callbacks merely make the storefront ask.
        if (cases[index]?.callback !== 'none') await call(getOrderPayment, { query: { order_id } });
        if (webhook === 'right') expect(await hook(order_id)).toBe(200);
        if (webhook === 'forged') expect(await hook(order_id, { password: 'guessed' })).toBe(401);
        if (webhook === 'replayed') for (const _ of [1, 2, 3]) expect(await hook(order_id)).toBe(200);
        if (webhook === 'wrong amount') expect(await hook(order_id, { amount: 1 })).toBe(200);
      }
      pass(10_000);
      await round();
      for (const { order_id, name } of orders) expect(await seen(order_id), name).toBe(outcome.soon);

      pass(HOUR);
      await round();
      for (const { order_id, webhook } of orders) if (webhook === 'late') await hook(order_id);
      await round();
      for (const { order_id, name } of orders) expect(await seen(order_id), name).toBe(outcome.inTheEnd);
      const refunds = await shop.db.selectFrom('refund').select('order_id').execute();
      expect(refunds).toHaveLength(outcome.refunds * orders.length);
      expect(gateway.payments.size).toBe(orders.length);
      expect(orders).toHaveLength(18);
    },
  );
});

describe('a payment that succeeds late', () => {
  it.each(['pending', 'unreachable'] as const)(
    'PAY-33 PROM-42 places the order after the gateway was %s for an hour',
    async (report) => {
      const { open, seen, gateway, round, pass } = await shopAtPayment();
      const order_id = await open();
      gateway.report = report;
      pass(HOUR);
      await round();
      expect(await seen(order_id)).toBe('failed, failed, failed');
      gateway.report = 'paid';
      pass(6 * HOUR);
      await round();
      expect(await seen(order_id)).toBe('placed, paid, paid');
    },
  );

  it('PROM-40 places the order after the gateway had called it failed, when a webhook says so', async () => {
    const { open, hook, seen, gateway, round, pass } = await shopAtPayment();
    const order_id = await open();
    gateway.report = 'failed';
    pass(HOUR);
    await round();
    gateway.report = 'paid';
    pass(HOUR);
    await hook(order_id);
    await round();
    expect(await seen(order_id)).toBe('placed, paid, paid');
  });

  it('PROM-40 stays paid when an older event arrives afterwards', async () => {
    const { open, hook, seen, gateway, round, pass } = await shopAtPayment();
    const order_id = await open();
    gateway.report = 'paid';
    pass(10_000);
    await round();
    gateway.report = 'failed';
    pass(10_000);
    for (let repeat = 0; repeat < 100; repeat += 1) await hook(order_id);
    await round();
    expect(await seen(order_id)).toBe('placed, paid, paid');
  });
});

describe('a webhook', () => {
  it.each([
    'no JSON',
    '{}',
    '{"payload":{"merchantOrderId":7}}',
    '{"payload":{"merchantOrderId":"other-9"}}',
  ])('PAY-40 with the content %s is taken and changes nothing', async (body) => {
    const { origin, open, seen } = await shopAtPayment();
    const order_id = await open();
    const before = await seen(order_id);
    const headers = { Authorization: `SHA256 ${authorization('sandbox')}` };
    const response = await fetch(`${origin}${WEBHOOK_PATH}`, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    expect(await seen(order_id)).toBe(before);
  });

  it('PAY-40 PROM-39 without an authorisation is rejected', async () => {
    const { origin } = await shopAtPayment();
    expect((await fetch(`${origin}${WEBHOOK_PATH}`, { method: 'POST' })).status).toBe(401);
  });
});
