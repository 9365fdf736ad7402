import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createOrder, getOrderPayment, getOrders } from 'shared-contracts/order/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { DEMO_PHONE } from '../demo/demo-customer.ts';
import { caller } from '../testing/caller.ts';
import { type HeldGateway, shopWithSandbox } from '../testing/held-gateway.ts';
import { customerWithCart, type PayingCustomer, payAt } from '../testing/paying-customer.ts';
import type { ProviderProcess } from '../testing/provider-process.ts';
import { killed, powerCut } from '../testing/sudden-end.ts';
import { temporaryFolder } from '../testing/test-provider.ts';

/** Each run starts the provider anew. */
const RUNS = [
  { ends: 2, how: 'kills', by: killed, tags: ['all'] },
  { ends: 60, how: 'kills', by: killed, tags: ['matrix'] },
  { ends: 40, how: 'power cuts', by: powerCut, tags: ['matrix'] },
];
const PATIENCE = 60 * 60_000;
const FIRST_PHONE = 9100000001;

/** The step at which the provider is killed. */
const STEPS = [
  'ordering',
  'before the gateway has the payment',
  'after the gateway has the payment',
  'at the payment page',
  'paid, and nobody knows',
  'before the gateway is asked',
  'after the gateway has responded',
] as const;

type Call = ReturnType<typeof caller>;

function orderAgain(call: Call, { phone, body }: PayingCustomer) {
  return call(createOrder, { body }, `key of ${phone}`);
}

/**
 * Brings a customer's order to a step, and leaves the request that the kill will interrupt under way.
 * @returns the order, if the provider has acknowledged it
 */
async function bringTo(
  step: (typeof STEPS)[number],
  { call, customer, gateway }: { call: Call; customer: PayingCustomer; gateway: HeldGateway },
): Promise<string | undefined> {
  const underWay = (request: Promise<unknown>) => void request.catch(() => undefined);
  if (step === 'ordering') {
    underWay(orderAgain(call, customer));
    return undefined;
  }
  if (step === 'before the gateway has the payment' || step === 'after the gateway has the payment') {
    const reached = gateway.hold(/v2\/pay$/, step.startsWith('before') ? 'before' : 'after');
    underWay(orderAgain(call, customer));
    await reached;
    return undefined;
  }
  const { body } = await orderAgain(call, customer);
  if (step === 'at the payment page') return body.order_id;
  await payAt(body.paymentDetails.redirectUrl);
  if (step === 'paid, and nobody knows') return body.order_id;
  const path = new RegExp(`${body.order_id}.*status`);
  const reached = gateway.hold(path, step.startsWith('before') ? 'before' : 'after');
  underWay(call(getOrderPayment, { query: { order_id: body.order_id } }));
  await reached;
  return body.order_id;
}

/** After the restart, the customer repeats the request and pays: the order exists once, and is placed once. */
async function expectOnePaidOrder(origin: string, customer: PayingCustomer): Promise<string> {
  const call = caller(origin, { token: customer.token });
  const { status, body } = await orderAgain(call, customer);
  expect(status).toBe(201);
  await payAt(body.paymentDetails.redirectUrl);
  await vi.waitFor(
    async () => {
      const payment = await call(getOrderPayment, { query: { order_id: body.order_id } });
      expect(payment.body.state).toBe('paid');
    },
    { timeout: 30_000, interval: 250 },
  );
  expect((await call(getOrders, {})).body).toEqual([
    expect.objectContaining({ order_id: body.order_id, Status: 'placed' }),
  ]);
  return body.order_id;
}

function countsIn(folder: string, sandboxFolder: string) {
  const shop = new DatabaseSync(join(folder, 'shop.sqlite'), { readOnly: true });
  const sandbox = new DatabaseSync(join(sandboxFolder, 'payment-sandbox.sqlite'), { readOnly: true });
  const one = (database: DatabaseSync, query: string) => Number(database.prepare(query).get()?.count);
  const real = `customer_id <> ${DEMO_PHONE}`;
  const counts = {
    orders: one(shop, `select count(*) count from customer_order where ${real}`),
    placed: one(shop, `select count(*) count from customer_order where ${real} and status = 'placed'`),
    placings: one(
      shop,
      `select count(*) count from order_event join customer_order using (order_id)
       where ${real} and order_event.status = 'placed'`,
    ),
    refunds: one(
      shop,
      `select count(*) count from refund join customer_order using (order_id) where ${real}`,
    ),
    paid: one(sandbox, "select count(*) count from payment where result = 'paid'"),
  };
  shop.close();
  sandbox.close();
  return counts;
}

describe('a provider that ends suddenly while customers order and pay', () => {
  for (const { ends, how, by, tags } of RUNS) {
    it(`PROM-41 PROM-251 loses and doubles no order in ${ends} ${how} at each step`, {
      timeout: PATIENCE,
      tags,
    }, async () => {
      const { folder, end } = by();
      const sandboxFolder = temporaryFolder();
      const { gateway, start } = await shopWithSandbox(folder, sandboxFolder);
      let provider: ProviderProcess = await start();
      const made = new Set<string>();
      const acknowledged = new Set<string>();
      for (let round = 0; round < ends; round += 1) {
        const { origin } = provider;
        const customers = await Promise.all(
          STEPS.map((_, lane) => customerWithCart(origin, FIRST_PHONE + round * STEPS.length + lane)),
        );
        // The step without a held request comes last, so that the kill hits it at a random point.
        for (const step of STEPS.toReversed()) {
          const customer = customers[STEPS.indexOf(step)];
          if (!customer) continue;
          const call = caller(origin, { token: customer.token });
          const order = await bringTo(step, { call, customer, gateway });
          if (order !== undefined) acknowledged.add(order);
        }
        await end(provider);
        gateway.release();
        provider = await start();
        for (const customer of customers) made.add(await expectOnePaidOrder(provider.origin, customer));
      }
      await provider.end('SIGTERM');
      const orders = ends * STEPS.length;
      expect(made.size).toBe(orders);
      expect(acknowledged.size).toBeGreaterThanOrEqual(ends * 3);
      expect([...acknowledged].filter((order) => !made.has(order))).toEqual([]);
      expect(countsIn(folder, sandboxFolder)).toEqual({
        orders,
        placed: orders,
        placings: orders,
        refunds: 0,
        paid: orders,
      });
    });
  }
});
