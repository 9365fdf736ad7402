// @module-tag all
import { getAddresses } from 'shared-contracts/address/endpoints';
import { getCart } from 'shared-contracts/cart/endpoints';
import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import { getOrder, getOrders } from 'shared-contracts/order/endpoints';
import { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import { describe, expect, it } from 'vitest';
import { loggedIn } from '../testing/caller.ts';
import { orderingShopper } from '../testing/orders.ts';
import { providerProcess } from '../testing/provider-process.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';
import { DEMO_PHONE, seedDemoCustomer } from './demo-customer.ts';

const GATEWAYS = {
  SMS_GATEWAY_URL: 'http://127.0.0.1:9/',
  PHONEPE_CLIENT_ID: 'client',
  PHONEPE_CLIENT_SECRET: 'secret',
  PHONEPE_WEBHOOK_USERNAME: 'name',
  PHONEPE_WEBHOOK_PASSWORD: 'password',
  PHONEPE_TOKEN_URL: 'http://127.0.0.1:9/',
};

describe('the demo customer', () => {
  it('ORD-12 has an order in each status, with a history like that of real orders', async () => {
    const { origin, shop } = await testProvider();
    await seedDemoCustomer(shop.db, shop.now());
    await seedDemoCustomer(shop.db, shop.now());
    const call = await loggedIn(origin, DEMO_PHONE);
    expect((await call(verifyCustomer, {})).body.name).toBe('Asha Rao');
    expect((await call(getAddresses, {})).body).toHaveLength(2);
    expect((await call(getCart, {})).body).toEqual({ message: 'No items in cart' });

    const { body: listed } = await call(getOrders, {});
    const statuses = listed.map(({ Status }: { Status: string }) => Status);
    expect(new Set(statuses)).toEqual(new Set(ORDER_STATUS_FILTERS));
    expect(listed).toHaveLength(12);
    for (const { order_id, Status } of listed) {
      const { body: order } = await call(getOrder, { query: { order_id } });
      const times = order.timeline.map(({ at }: { at: string }) => at);
      expect(order.timeline.at(-1).status).toBe(Status);
      expect(times).toEqual(times.toSorted());
      expect(times.at(-1) <= shop.now().toISOString()).toBe(true);
      const sum = order.Order_items.reduce(
        (total: number, { total_amount }: { total_amount: number }) => total + total_amount,
        order.price_summary.delivery_fee,
      );
      expect(order.checkout_amount).toBeCloseTo(sum, 2);
    }
  });

  it('changes no confirmation of another customer’s order', async () => {
    const { order, shop } = await orderingShopper();
    const order_id = await order();
    const created_at = shop.now().toISOString();
    await shop.db
      .insertInto('order_confirmation')
      .values({ order_id, created_at, next_try_at: created_at })
      .execute();
    await seedDemoCustomer(shop.db, shop.now());
    expect(await shop.db.selectFrom('order_confirmation').select('order_id').execute()).toEqual([
      { order_id },
    ]);
  });

  it('is left out where the catalogue has nothing to order', async () => {
    const { shop } = await testProvider();
    await shop.db.deleteFrom('product').where('category', '=', 'addon').execute();
    await seedDemoCustomer(shop.db, shop.now());
    expect(await shop.db.selectFrom('customer').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['development', 1, {}],
    ['production', 0, GATEWAYS],
  ])('ORD-12 exists in %s %i times', async (SHOP_ENV, customers, gateways) => {
    const folder = temporaryFolder();
    const provider = await providerProcess({ SHOP_DATA: folder, SHOP_ENV, ...gateways });
    await provider.end('SIGTERM');
    const db = await openTestDatabase(folder);
    expect(await db.selectFrom('customer').selectAll().execute()).toHaveLength(customers);
  });
});
