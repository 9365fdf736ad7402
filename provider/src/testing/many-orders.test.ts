// @module-tag all
import { isAddOn } from 'catalogue/import/catalogue-of';
import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { syntheticProducts } from 'catalogue/testing/synthetic-products';
import { describe, expect, it } from 'vitest';
import { migrate } from '../database/migrations/migrate.ts';
import { orderFaults } from '../order/order-sums.ts';
import { readOrders } from '../order/read-orders.ts';
import { importCatalogue } from '../product/seed-catalogue.ts';
import { addManyOrders } from './many-orders.ts';
import { openTestDatabase } from './test-database.ts';
import { temporaryFolder } from './test-provider.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ORDERS = 2_400;

async function shopWithOrders() {
  const db = await openTestDatabase(temporaryFolder());
  await migrate(db);
  const own = smallCatalogue.products.filter((product) => !isAddOn(product));
  const products = [...syntheticProducts(120, own), ...smallCatalogue.products.filter(isAddOn)];
  await importCatalogue(db, { ...smallCatalogue, products }, NOW);
  return { db, customers: await addManyOrders(db, ORDERS, NOW) };
}

describe('addManyOrders', () => {
  it('makes whole orders with the sums of their items, in every status but those that wait for a refund', async () => {
    const { db } = await shopWithOrders();
    expect(await orderFaults(db)).toEqual([]);
    const statuses = await db.selectFrom('customer_order').select('status').distinct().execute();
    expect(new Set(statuses.map(({ status }) => status))).toEqual(
      new Set([
        ...['payment pending', 'placed', 'confirmed', 'packed', 'shipped', 'out for delivery', 'delivered'],
        ...['failed', 'refunded'],
      ]),
    );
    expect(await db.selectFrom('customer_order').select('order_id').execute()).toHaveLength(ORDERS);
  });

  it('gives one customer an order in 200, the others three', async () => {
    const { db, customers } = await shopWithOrders();
    expect(await readOrders(db, { customer_id: customers.few })).toHaveLength(3);
    expect(await readOrders(db, { customer_id: customers.most })).toHaveLength(ORDERS / 200);
  });

  it('makes the same rows again', async () => {
    const [one, other] = [await shopWithOrders(), await shopWithOrders()];
    const rowsOf = ({ db }: typeof one) =>
      db.selectFrom('customer_order').selectAll().orderBy('order_id').execute();
    expect(await rowsOf(other)).toEqual(await rowsOf(one));
  });
});
