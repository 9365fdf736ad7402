import { deleteAddress } from 'shared-contracts/address/endpoints';
import * as cart from 'shared-contracts/cart/endpoints';
import { getOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { orderingShopper, PHONE } from '../testing/orders.ts';
import { ADD_ON, BLUE, TEAK } from '../testing/shopper.ts';

const UNVERIFIED = 'Could not verify your cart before proceeding. Please refresh and try again.';

describe('createOrder', () => {
  it('API-21 API-49 DATA-12 ORD-10 copies items, prices and address, begins a payment attempt, and empties the cart', async () => {
    const { call, fillCart, createFromCart, ids, shop } = await orderingShopper();
    await fillCart();
    await call(cart.getPriceSummary, { query: { coupon_code: 'WELCOME5' } });
    const { coupon_problem, ...price } = (await call(cart.getPriceSummary, { query: {} })).body;
    expect(coupon_problem).toBeNull();
    const order_id = await createFromCart();
    expect(order_id).toMatch(/^261120-[2-9A-Z]{8}$/);
    expect(await ids()).toEqual({ message: 'No items in cart' });
    expect((await call(cart.getPriceSummary, { query: {} })).body.coupon_code).toBeNull();

    await shop.db.updateTable('product').set({ selling_price_paise: 1, colour_name: 'Renamed' }).execute();
    await call(deleteAddress, { query: { address_label: 'Home' } });
    const { body: order } = await call(getOrder, { query: { order_id } });
    expect(order).toMatchObject({
      order_id,
      Status: 'payment pending',
      payment_status: 'pending',
      date_time: '2026-11-20T10:00:00.000Z',
      checkout_amount: price.total,
      price_summary: price,
      address_label: 'Home',
      Deliver_detail: {
        address: '12, Temple Road\nV. V. Mohalla',
        city: 'Mysuru',
        state: 'Karnataka',
        pincode: '570001',
        p_mobile_no: '9876543210',
        full_name: 'Asha Rao',
      },
      Order_items: [
        { ...BLUE, colour_name: 'Konkan Blue', code: '#1f4f8f', quantity: 2, total_amount: 8000 },
        { ...TEAK, colour_name: 'Malabar Teak', quantity: 1, total_amount: 5200 },
        { ...ADD_ON, category: 'addon', quantity: 1, total_amount: 650 },
      ],
      timeline: [{ status: 'payment pending', at: '2026-11-20T10:00:00.000Z' }],
    });
    const attempts = await shop.db.selectFrom('payment_attempt').selectAll().execute();
    expect(attempts).toEqual([
      {
        order_id,
        attempt_number: 1,
        payment_mode: 'PHONEPE',
        amount_paise: price.total * 100,
        state: 'pending',
        created_at: '2026-11-20T10:00:00.000Z',
        settled_at: null,
        redirect_url: null,
        seen_at: '2026-11-20T10:00:00.000Z',
        asked_at: null,
        times_asked: 0,
        next_ask_at: '2026-11-20T10:00:05.000Z',
      },
    ]);
  });

  it('API-21 makes one order of a cart, also from concurrent requests', async () => {
    const { fillCart, createFromCart, shop } = await orderingShopper();
    await fillCart();
    const results = await Promise.allSettled(Array.from({ length: 10 }, createFromCart));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.db.selectFrom('customer_order').select('customer_id').execute()).toEqual([
      { customer_id: PHONE },
    ]);
  });

  it.each([
    [30, 'An order of less than ₹1.00 cannot be paid online. Please add an item.'],
    [
      1_000_000_000,
      'One order can hold goods worth up to ₹2,14,74,836.47. Please make two orders, or call us.',
    ],
  ])(
    'PRICE-27 rejects an amount that no payment can have, and names the limit',
    async (selling_price_paise, message) => {
      const { fillCart, call, sendOrder, ids, shop } = await orderingShopper();
      await fillCart();
      await shop.db.updateTable('product').set({ selling_price_paise, actual_price_paise: null }).execute();
      await shop.db.updateTable('cart_item').set({ quantity: 1 }).execute();
      await shop.db.updateTable('delivery_fee').set({ fee_paise: 0 }).execute();
      await call(cart.removeCartItem, { query: TEAK });
      await call(cart.addCartItem, { body: { ...BLUE, quantity: 1 } });
      await call(cart.updateAddOn, {});
      const seen = (await call(cart.getPriceSummary, { query: {} })).body;
      const request = { item_count: 2, payable_amount: seen.total };
      expect(await sendOrder(request)).toMatchObject({ status: 409, body: { message } });
      expect(await ids()).toHaveLength(2);
    },
  );

  it('API-25 PROM-28 rejects a cart that cannot be ordered, and changes nothing', async () => {
    const { add, call, createFromCart, ids, shop } = await orderingShopper();
    await expect(createFromCart()).rejects.toMatchObject({ status: 409, message: UNVERIFIED });
    await add({ ...BLUE, quantity: 1 });
    await expect(createFromCart()).rejects.toMatchObject({ status: 409, message: UNVERIFIED });
    await add({ ...BLUE, quantity: 1 });
    await expect(createFromCart()).rejects.toMatchObject({ status: 409, message: UNVERIFIED });
    await call(cart.updateAddOn, {});
    await call(deleteAddress, { query: { address_label: 'Home' } });
    await expect(createFromCart()).rejects.toMatchObject({ status: 404 });
    expect(await ids()).toEqual([BLUE.product_id, ADD_ON.product_id]);
    expect(await shop.db.selectFrom('customer_order').selectAll().execute()).toEqual([]);
  });

  it('API-25 rejects a cart with a product that has lost its price', async () => {
    const { fillCart, createFromCart, shop } = await orderingShopper();
    await fillCart();
    await shop.db
      .updateTable('product')
      .set({ selling_price_paise: null })
      .where('product_id', '=', TEAK.product_id)
      .execute();
    await expect(createFromCart()).rejects.toMatchObject({ status: 409, message: UNVERIFIED });
  });
});
