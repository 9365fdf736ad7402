// @module-tag all
import { getOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '../database/with-transaction.ts';
import { orderingShopper } from '../testing/orders.ts';
import { advanceOrder } from './advance-order.ts';
import { refundOrder } from './refund-store.ts';
import { disputeAttempt } from './settle-attempt.ts';

const TOTAL = 15_350_00;
const MINUTE = 60_000;

async function paidOrder() {
  const customer = await orderingShopper();
  const { call, fillCart, gateway, pass, round, sendOrder, shop } = customer;
  await fillCart();
  const { order_id } = (await sendOrder()).body;
  gateway.report = 'paid';
  pass(10_000);
  await round();
  const seen = async () => {
    const { body } = await call(getOrder, { query: { order_id } });
    return { Status: body.Status, refunds: body.refunds };
  };
  const advance = (to: 'cancelled' | 'returned') => advanceOrder(shop.db, { order_id, to, now: shop.now() });
  const payBack = (amount_paise?: number) =>
    withTransaction(shop.db, (trx) =>
      refundOrder(trx, { order_id, amount_paise, reason: 'Two sheets were scratched.', now: shop.now() }),
    );
  const sent = () =>
    [...gateway.refunds.values()].map(({ refund_id, amount_paise }) => [refund_id, amount_paise]);
  return { ...customer, order_id, seen, advance, payBack, sent };
}

describe('a refund', () => {
  it('API-23 API-115 PAY-75 PAY-77 of a cancelled order is all that was paid; the order is refunded when the gateway has paid it', async () => {
    const { advance, gateway, order_id, pass, round, seen, sent } = await paidOrder();
    await advance('cancelled');
    const line = { amount: 15_350, reason: 'The order was cancelled.', at: '2026-11-20T10:00:10.000Z' };
    expect(await seen()).toEqual({ Status: 'cancelled', refunds: [{ ...line, state: 'due' }] });
    await round();
    expect(sent()).toEqual([[`${order_id}-1-R`, TOTAL]]);
    expect(await seen()).toEqual({ Status: 'cancelled', refunds: [{ ...line, state: 'sent' }] });
    gateway.refundReport = 'done';
    pass(MINUTE);
    await round();
    expect(await seen()).toEqual({
      Status: 'refunded',
      refunds: [{ ...line, state: 'done', at: '2026-11-20T10:01:10.000Z' }],
    });
    expect(sent()).toHaveLength(1);
  });

  it('PAY-76 of a part leaves the status of the order as it is, and the last part of a returned one ends it', async () => {
    const { gateway, order_id, pass, payBack, round, seen, sent, shop } = await paidOrder();
    gateway.refundReport = 'done';
    await payBack(350_00);
    await round();
    expect((await seen()).Status).toBe('placed');
    for (const to of ['confirmed', 'packed', 'shipped', 'out for delivery', 'delivered', 'returned'] as const)
      await advanceOrder(shop.db, { order_id, to, now: shop.now() });
    await payBack();
    pass(MINUTE);
    await round();
    expect(sent()).toEqual([
      [`${order_id}-1-R`, 350_00],
      [`${order_id}-1-R2`, TOTAL - 350_00],
    ]);
    expect((await seen()).Status).toBe('refunded');
  });

  it('is not made twice when an order that was paid back in parts is cancelled', async () => {
    const { advance, gateway, payBack, pass, round, seen, sent } = await paidOrder();
    gateway.refundReport = 'done';
    await payBack();
    await round();
    expect((await seen()).Status).toBe('placed');
    await advance('cancelled');
    pass(MINUTE);
    await round();
    expect(sent()).toHaveLength(1);
    expect((await seen()).Status).toBe('refunded');
  });

  it('PAY-76 is never over what was paid, also from concurrent requests', async () => {
    const { payBack } = await paidOrder();
    const parts = await Promise.allSettled(Array.from({ length: 5 }, () => payBack(TOTAL / 2)));
    expect(parts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(payBack(1_00)).rejects.toMatchObject({ left: 0 });
    expect(await payBack()).toBe(0);
  });

  it('PAY-75 whose response was lost is asked about, and not sent again', async () => {
    const { advance, gateway, pass, round, seen, sent } = await paidOrder();
    await advance('cancelled');
    gateway.refundFault = 'lost';
    await round();
    expect((await seen()).refunds).toMatchObject([{ state: 'due' }]);
    gateway.refundFault = undefined;
    pass(MINUTE);
    await round();
    expect((await seen()).refunds).toMatchObject([{ state: 'sent' }]);
    expect(sent()).toHaveLength(1);
  });

  it('PAY-75 is tried again with growing pauses while the gateway does not respond', async () => {
    const { advance, gateway, pass, round, seen, shop, sent } = await paidOrder();
    await advance('cancelled');
    gateway.refundFault = 'unreachable';
    for (let second = 0; second <= 60; second += 1) {
      await round();
      pass(1_000);
    }
    const { times_tried } = await shop.db.selectFrom('refund').selectAll().executeTakeFirstOrThrow();
    expect(times_tried).toBe(5);
    gateway.refundFault = undefined;
    pass(MINUTE);
    await round();
    expect((await seen()).refunds).toMatchObject([{ state: 'sent' }]);
    expect(sent()).toHaveLength(1);
  });

  it('PAY-75 is sent once by two providers that find it at the same time', async () => {
    const { advance, round, sent } = await paidOrder();
    await advance('cancelled');
    await Promise.all([round(), round(), round()]);
    expect(sent()).toHaveLength(1);
  });

  it.each(['refused', 'failed'] as const)(
    'PAY-76 that is %s by the gateway can be made again',
    async (fault) => {
      const { advance, gateway, order_id, pass, payBack, round, seen, sent } = await paidOrder();
      await advance('cancelled');
      if (fault === 'refused') gateway.refundFault = 'refused';
      else gateway.refundReport = 'failed';
      await round();
      expect(await seen()).toMatchObject({ Status: 'cancelled', refunds: [{ state: 'failed' }] });
      gateway.refunds.clear();
      gateway.refundFault = undefined;
      gateway.refundReport = 'done';
      await payBack();
      pass(MINUTE);
      await round();
      expect(sent()).toEqual([[`${order_id}-1-R2`, TOTAL]]);
      expect((await seen()).Status).toBe('refunded');
    },
  );

  it('PAY-77 of a payment that nobody asked for waits for the operator', async () => {
    const { fillCart, gateway, pass, round, sendOrder, sent, shop } = await paidOrder();
    gateway.report = 'pending';
    await fillCart();
    const { order_id } = (await sendOrder({}, 'second')).body;
    await disputeAttempt(shop.db, { order_id, attempt_number: 1 }, { amount_paise: 1_00, now: shop.now() });
    pass(MINUTE);
    await round();
    expect(sent()).toEqual([]);
  });
});
