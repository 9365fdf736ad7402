import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/v4-mini';
import { OrderDetail, OrderList } from './order.ts';
import { isSameStatus } from './order-rules.ts';

describe('the orders of a foreign provider', () => {
  it('DATA-6 DATA-19 may have numbers as ids, amounts as texts, and statuses in any letter case', () => {
    const sent = [
      { order_id: 4711, Status: 'Out For Delivery', date_time: '2026-11-20', checkout_amount: '12600.50' },
      { order_id: 'A-1', Status: 'On Hold', date_time: null },
    ];
    expect(safeParse(OrderList, sent).data).toEqual([
      { order_id: '4711', Status: 'Out For Delivery', date_time: '2026-11-20', checkout_amount: 12600.5 },
      { order_id: 'A-1', Status: 'On Hold', date_time: '', checkout_amount: null },
    ]);
  });

  it('DATA-20 may come as a message when there are none', () => {
    expect(safeParse(OrderList, { message: 'No orders found' }).data).toEqual([]);
  });
});

describe('an order of a foreign provider', () => {
  it('DATA-19 may lack address, items and every addition', () => {
    expect(safeParse(OrderDetail, { order_id: 'A-1', Status: 'PLACED' }).data).toEqual({
      order_id: 'A-1',
      Status: 'PLACED',
      date_time: '',
      checkout_amount: null,
      payment_status: '',
      address_label: '',
      Deliver_detail: { address: '', city: '', state: '', pincode: '', p_mobile_no: '' },
      Order_items: [],
    });
  });

  it('may have numeric strings in its items', () => {
    const items = [{ product_id: 7, colour_name: 'Indigo', quantity: '3', total_amount: '9,300' }];
    const read = safeParse(OrderDetail, { order_id: 'A-1', Order_items: items }).data?.Order_items[0];
    expect(read).toMatchObject({ product_id: '7', quantity: 3, total_amount: null });
  });
});

it('statuses are equal in any letter case', () => {
  expect(isSameStatus('Out For Delivery ', 'out for delivery')).toBe(true);
  expect(isSameStatus('placed', 'paid')).toBe(false);
});
