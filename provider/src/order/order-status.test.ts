import { getOrder } from 'shared-contracts/order/endpoints';
import { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../database/order-tables.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { openAttempt } from '../payment/payment-attempt-store.ts';
import { failOverdueOrder, settleAttempt } from '../payment/settle-attempt.ts';
import { orderingShopper } from '../testing/orders.ts';
import { nextSteps, transitionsTo } from './order-status.ts';
import { moveOrder } from './order-store.ts';

const HOUR = 60 * 60 * 1000;

async function orderInHand() {
  const customer = await orderingShopper();
  const { call, order, shop } = customer;
  const order_id = await order();
  const state = async () => {
    const { body } = await call(getOrder, { query: { order_id } });
    return [body.Status, body.payment_status];
  };
  const settle = (attempt_number: number, state: 'paid' | 'failed' | 'expired') =>
    settleAttempt(shop.db, { order_id, attempt_number }, { state, now: shop.now() });
  const open = () =>
    withTransaction(shop.db, (trx) =>
      openAttempt(trx, { order_id, payment_mode: 'PHONEPE', now: shop.now() }),
    );
  const advance = (to: OrderStatus) =>
    withTransaction(shop.db, (trx) => moveOrder(trx, { order_id, to, by: 'operator', now: shop.now() }));
  const overdue = () => failOverdueOrder(shop.db, order_id, shop.now());
  return { ...customer, order_id, state, settle, open, advance, overdue };
}

describe('the statuses of an order', () => {
  it('API-23 lead forwards only', () => {
    const reachable = (from: OrderStatus, seen: OrderStatus[] = []): OrderStatus[] =>
      nextSteps(from).flatMap((to) => (seen.includes(to) ? [to, to] : [to, ...reachable(to, [...seen, to])]));
    expect(reachable('placed')).toEqual([
      'confirmed',
      'packed',
      'shipped',
      'out for delivery',
      'delivered',
      'returned',
      'cancelled',
    ]);
    for (const status of ORDER_STATUS_FILTERS) expect(reachable(status)).not.toContain(status);
  });

  it('API-23 can be changed by a customer in no way', () => {
    expect(ORDER_STATUS_FILTERS.flatMap((status) => transitionsTo(status, 'customer'))).toEqual([]);
  });

  it('API-22 leave payment to the payment alone', async () => {
    const { advance, state, settle, order_id } = await orderInHand();
    await expect(advance('placed')).rejects.toThrow(
      `Order ${order_id} is payment pending and cannot become placed. Its status cannot be changed by hand.`,
    );
    await settle(1, 'paid');
    expect(await state()).toEqual(['placed', 'paid']);
  });

  it('API-23 are moved step by step by the operator, and kept as a history', async () => {
    const { advance, call, order_id, pass, settle } = await orderInHand();
    pass(1000);
    await settle(1, 'paid');
    await expect(advance('packed')).rejects.toThrow(
      `Order ${order_id} is placed and cannot become packed. Next it can be confirmed or cancelled.`,
    );
    pass(1000);
    await advance('confirmed');
    await expect(advance('confirmed')).rejects.toThrow('is confirmed and cannot become confirmed.');
    const { body } = await call(getOrder, { query: { order_id } });
    expect(body.timeline).toEqual([
      { status: 'payment pending', at: '2026-11-20T10:00:00.000Z' },
      { status: 'placed', at: '2026-11-20T10:00:01.000Z' },
      { status: 'confirmed', at: '2026-11-20T10:00:02.000Z' },
    ]);
  });

  it('API-50 change once from concurrent moves', async () => {
    const { advance, settle } = await orderInHand();
    await settle(1, 'paid');
    const moves = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => advance('confirmed')),
      ...Array.from({ length: 5 }, () => advance('cancelled')),
    ]);
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('API-50 are recorded in rows that nothing can change or delete', async () => {
    const { shop } = await orderInHand();
    await expect(shop.db.updateTable('order_event').set({ status: 'placed' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(shop.db.deleteFrom('order_event').execute()).rejects.toThrow('append-only');
  });
});

describe('a payment attempt', () => {
  it('API-22 API-29 is the only pending one, and the next one follows a failure', async () => {
    const { open, settle, state } = await orderInHand();
    await expect(open()).rejects.toMatchObject({
      status: 409,
      message: 'This order cannot be paid for at the moment.',
    });
    await settle(1, 'failed');
    expect(await state()).toEqual(['payment pending', 'pending']);
    const opened = await Promise.allSettled([open(), open(), open()]);
    expect(opened.filter(({ status }) => status === 'fulfilled')).toEqual([
      expect.objectContaining({ value: expect.objectContaining({ attempt_number: 2 }) }),
    ]);
    await settle(2, 'paid');
    expect(await state()).toEqual(['placed', 'paid']);
    await expect(open()).rejects.toMatchObject({ status: 409 });
  });

  it('API-51 has one effect, however often its result is reported', async () => {
    const { call, order_id, settle } = await orderInHand();
    await Promise.all(Array.from({ length: 10 }, () => settle(1, 'paid')));
    await settle(1, 'failed');
    const { body } = await call(getOrder, { query: { order_id } });
    expect(body.timeline).toHaveLength(2);
    expect(body).toMatchObject({ Status: 'placed', payment_status: 'paid' });
  });
});

describe('an order that is not paid in 60 minutes', () => {
  it('API-29 fails, takes no further attempt, and is placed by a late success', async () => {
    const { open, overdue, pass, settle, state } = await orderInHand();
    pass(HOUR - 1);
    await overdue();
    expect(await state()).toEqual(['payment pending', 'pending']);
    pass(1);
    await overdue();
    expect(await state()).toEqual(['failed', 'failed']);
    await settle(1, 'expired');
    await expect(open()).rejects.toMatchObject({ status: 409 });
    await settle(1, 'paid');
    expect(await state()).toEqual(['placed', 'paid']);
    await overdue();
    expect(await state()).toEqual(['placed', 'paid']);
  });
});
