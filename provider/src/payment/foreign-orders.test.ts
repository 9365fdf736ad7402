import type { Endpoint, EndpointRequest } from 'shared-contracts/endpoint';
import * as orderEndpoints from 'shared-contracts/order/endpoints';
import { expect, it } from 'vitest';
import { loggedIn } from '../testing/caller.ts';
import { orderingShopper } from '../testing/orders.ts';
import { settleAttempt } from './settle-attempt.ts';

const OTHER_PHONE = 9000000001;
const UNKNOWN = { status: 404, body: expect.objectContaining({ message: 'This order does not exist.' }) };

/** All calls about one order, taken from the contract, so that new ones are tested as well. */
const CALLS: Endpoint[] = Object.values(orderEndpoints).filter(({ query, body }: Endpoint) =>
  [query, body].some(
    (schema) => schema && 'shape' in schema && Object.hasOwn(Object(schema.shape), 'order_id'),
  ),
);

function requestFor({ query, body }: Endpoint, order_id: string) {
  const named = { order_id };
  return { ...(query && { query: named }), ...(body && { body: named }) } as EndpointRequest<Endpoint>;
}

/** A customer with unpaid, failed and placed orders, and a function that reads the whole database. */
async function attackedShop() {
  const customer = await orderingShopper();
  const { order, shop } = customer;
  const [unpaid, failed, placed] = [await order(), await order(), await order()];
  const settled = { attempt_number: 1 } as const;
  await settleAttempt(shop.db, { ...settled, order_id: failed }, { state: 'failed', now: shop.now() });
  await settleAttempt(shop.db, { ...settled, order_id: placed }, { state: 'paid', now: shop.now() });
  const everything = async () => {
    const tables = ['customer_order', 'order_item', 'payment_attempt', 'refund', 'cart_item'] as const;
    return await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute()));
  };
  return { ...customer, orders: [unpaid, failed, placed], everything };
}

it('PROM-29 an order of another customer is as unknown as one that does not exist, in every call about an order', async () => {
  const { everything, gateway, orders, origin } = await attackedShop();
  const other = await loggedIn(origin, OTHER_PHONE);
  const before = await everything();
  const payments = gateway.payments.size;
  expect(CALLS.length).toBeGreaterThanOrEqual(5);
  for (const endpoint of CALLS) {
    for (const order_id of [...orders, 'no-such', `${orders[0]}-1`, `${orders[0]}' or '1'='1`]) {
      const { status, body } = await other(endpoint, requestFor(endpoint, order_id));
      expect({ call: endpoint.path, order_id, status, body }).toEqual({
        call: endpoint.path,
        order_id,
        ...UNKNOWN,
      });
    }
  }
  expect(await everything()).toEqual(before);
  expect(gateway.payments.size).toBe(payments);
});
