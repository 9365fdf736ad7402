// @module-tag all
import { getCart } from 'shared-contracts/cart/endpoints';
import { getOrder, getOrders, reorder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '../database/with-transaction.ts';
import { loggedIn } from '../testing/caller.ts';
import { orderingShopper } from '../testing/orders.ts';
import { BLUE, TEAK } from '../testing/shopper.ts';
import { recordShipment } from './shipment-store.ts';

describe('the orders of a customer', () => {
  it('API-49 are an empty list at first', async () => {
    const { call } = await orderingShopper();
    expect(await call(getOrders, {})).toMatchObject({ status: 200, body: [] });
  });

  it('API-49 DATA-12 are listed newest first', async () => {
    const { call, order, pass } = await orderingShopper();
    const first = await order();
    pass(60_000);
    const second = await order();
    expect((await call(getOrders, {})).body).toEqual([
      {
        order_id: second,
        Status: 'payment pending',
        date_time: '2026-11-20T10:01:00.000Z',
        checkout_amount: 15_350,
      },
      expect.objectContaining({ order_id: first, date_time: '2026-11-20T10:00:00.000Z' }),
    ]);
  });

  it('API-150 name their parcel from when it has left', async () => {
    const { call, order, shop } = await orderingShopper();
    const order_id = await order();
    const shipmentOf = async () => (await call(getOrder, { query: { order_id } })).body.shipment;
    expect(await shipmentOf()).toBeUndefined();
    const shipment = { courier: 'Swift Parcels', number: 'SP 4471', link: null };
    await withTransaction(shop.db, (trx) => recordShipment(trx, { order_id, ...shipment, now: shop.now() }));
    expect(await shipmentOf()).toEqual(shipment);
  });

  it('API-105 come in pages, and without them as the newest 200', async () => {
    const { call, order, shop } = await orderingShopper();
    const template = await order();
    const row = await shop.db
      .selectFrom('customer_order')
      .selectAll()
      .where('order_id', '=', template)
      .executeTakeFirstOrThrow();
    const older = Array.from({ length: 205 }, (_, age) => ({
      ...row,
      order_id: `OLD-${age}`,
      created_at: new Date(Date.parse(row.created_at) - (age + 1) * 60_000).toISOString(),
    }));
    await shop.db.insertInto('customer_order').values(older).execute();
    const ids = [template, ...older.map(({ order_id }) => order_id)];
    const listed = async (query?: { page?: number; limit?: number }) => {
      const { body } = await call(getOrders, query ? { query } : {});
      return body.map(({ order_id }: { order_id: string }) => order_id);
    };
    expect(await listed()).toEqual(ids.slice(0, 200));
    expect(await listed({ page: 2 })).toEqual(ids.slice(50, 100));
    expect(await listed({ limit: 3 })).toEqual(ids.slice(0, 3));
    expect(await listed({ page: 21, limit: 10 })).toEqual(ids.slice(200));
    expect(await listed({ page: 22, limit: 10 })).toEqual([]);
  });

  it.each([{ page: 0 }, { limit: 101 }, { limit: 0 }])('API-105 reject a list of %o', async (query) => {
    const { call } = await orderingShopper();
    expect((await call(getOrders, { query })).status).toBe(400);
  });

  it('API-26 belong to one customer', async () => {
    const { origin, order } = await orderingShopper();
    const order_id = await order();
    const other = await loggedIn(origin, 9000000001);
    expect((await other(getOrders, {})).body).toEqual([]);
    expect((await other(getOrder, { query: { order_id } })).status).toBe(404);
    expect((await other(reorder, { body: { order_id } })).status).toBe(404);
    expect((await other(getOrder, { query: { order_id: 'no-such' } })).status).toBe(404);
  });

  it('ORD-10 have pictures of the products that the shop still has', async () => {
    const { call, order, shop } = await orderingShopper();
    const order_id = await order();
    await shop.db.deleteFrom('product').where('product_id', '=', TEAK.product_id).execute();
    const { body } = await call(getOrder, { query: { order_id } });
    const [blue, teak] = body.Order_items;
    expect(blue.image_link).toMatch(/^\/images\/S15-KONKAN-BLUE\/\w+\/sample-400\.webp$/);
    expect(teak).not.toHaveProperty('image_link');
  });
});

describe('repeating an order', () => {
  it('ORD-8 adds its products to the cart without the add-on, at most 999 of each', async () => {
    const { add, call, order } = await orderingShopper();
    const order_id = await order();
    await add({ ...BLUE, quantity: 998 });
    const { status, body } = await call(reorder, { body: { order_id } });
    expect(status).toBe(200);
    expect(body.unavailable).toEqual([]);
    expect(body.items).toEqual((await call(getCart, {})).body);
    expect(body.items).toMatchObject([
      { Product: { product_id: BLUE.product_id }, quantity: 999 },
      { Product: { product_id: TEAK.product_id }, quantity: 1 },
    ]);
  });

  it('ORD-9 names the products that the shop does not sell any more', async () => {
    const { call, order, shop } = await orderingShopper();
    const order_id = await order();
    await shop.db.deleteFrom('product').where('product_id', '=', TEAK.product_id).execute();
    expect((await call(reorder, { body: { order_id } })).body).toMatchObject({
      items: [{ Product: { product_id: BLUE.product_id }, quantity: 2 }],
      unavailable: [{ product_id: TEAK.product_id, colour_name: 'Malabar Teak' }],
    });
    await shop.db.updateTable('product').set({ selling_price_paise: null }).execute();
    expect((await call(reorder, { body: { order_id } })).body).toMatchObject({
      items: [],
      unavailable: [{ product_id: BLUE.product_id }, { product_id: TEAK.product_id }],
    });
  });
});
