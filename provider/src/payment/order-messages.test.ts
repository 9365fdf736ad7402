// @module-tag all
import { describe, expect, it } from 'vitest';
import { getJson } from '../testing/caller.ts';
import { orderingShopper, PHONE } from '../testing/orders.ts';
import { addRefund } from './add-refund.ts';
import { advanceOrder } from './advance-order.ts';
import { countUnsentConfirmations } from './confirmations.ts';
import { recordRefund, refundsOfOrder } from './refund-store.ts';
import { settleAttempt } from './settle-attempt.ts';

const LINK = 'https://dtdc.example/D1';

async function toldShopper() {
  const customer = await orderingShopper();
  const { order, origin, round, shop } = customer;
  const { db, now } = shop;
  const order_id = await order();
  await settleAttempt(db, { order_id, attempt_number: 1 }, { state: 'paid', now: now() });
  const advance = (to: Parameters<typeof advanceOrder>[1]['to'], shipment?: object) =>
    advanceOrder(db, { order_id, to, now: now(), ...shipment });
  /** The messages after the confirmation, oldest first. */
  const told = async () => {
    await Promise.all([round(), round()]);
    const messages: { kind: string; text: string }[] = await getJson(`${origin}/dev/messages?to=${PHONE}`);
    return messages
      .filter(({ kind }) => !['login', 'placed'].includes(kind))
      .map(({ text }) => text)
      .toReversed();
  };
  return { ...customer, db, now, order_id, advance, told };
}

describe('the messages of an order', () => {
  it('ORD-36 tell each step of the way once, with the parcel', async () => {
    const { advance, told, order_id } = await toldShopper();
    await advance('confirmed');
    await advance('packed');
    expect(await told()).toEqual([]);
    await advance('shipped', { shipment: { courier: 'DTDC', number: 'D1', link: LINK } });
    await advance('out for delivery');
    expect(await told()).toEqual([
      `Your order ${order_id} is on its way with DTDC, number D1: ${LINK}`,
      `Your order ${order_id} is out for delivery.`,
    ]);
    await expect(advance('shipped')).rejects.toThrow('cannot become shipped');
    await advance('delivered');
    await advance('returned');
    expect((await told()).slice(2)).toEqual([`Your order ${order_id} is delivered. Thank you!`]);
  });

  it('ORD-36 tell a cancellation, and each refund when the money is back', async () => {
    const { advance, told, order_id, db, now } = await toldShopper();
    await addRefund(db, { order_id, amount_paise: 35_050, reason: 'Scratched.', now: now() });
    await advance('cancelled');
    for (const { refund_id } of await refundsOfOrder(db, order_id))
      for (const _ of [1, 2]) await recordRefund(db, refund_id, { state: 'done', now: now() });
    expect(await told()).toEqual([
      `Your order ${order_id} is cancelled. ₹14,999.50 goes back to you.`,
      `₹350.50 of your order ${order_id} is paid back to you.`,
      `₹14,999.50 of your order ${order_id} is paid back to you.`,
    ]);
  });

  it('ORD-36 say no more than is known: without a parcel, and where nothing goes back', async () => {
    const { advance, told, order_id, db, now, order } = await toldShopper();
    for (const to of ['confirmed', 'packed', 'shipped'] as const) await advance(to);
    const other = await order();
    await settleAttempt(db, { order_id: other, attempt_number: 1 }, { state: 'paid', now: now() });
    await addRefund(db, { order_id: other, reason: 'Sold out.', now: now() });
    await advanceOrder(db, { order_id: other, to: 'cancelled', now: now() });
    const texts = await told();
    expect(texts).toContain(`Your order ${order_id} is on its way.`);
    expect(texts).toContain(`Your order ${other} is cancelled.`);
  });

  it('PAY-80 PAY-81 wait with the confirmations while they cannot be sent, and are given up like them', async () => {
    const { advance, told, db, shop, pass, round } = await toldShopper();
    for (const to of ['confirmed', 'packed', 'shipped'] as const) await advance(to);
    const { messages } = shop;
    shop.messages = { send: () => Promise.reject(new Error('no network')) };
    await round();
    expect(shop.faults.list()).toHaveLength(2);
    expect(await countUnsentConfirmations(db)).toEqual({ waiting: 2, 'given up': 0 });
    shop.messages = messages;
    pass(30_000);
    expect(await told()).toHaveLength(1);
    expect(shop.faults.list()).toEqual([]);
    expect(await countUnsentConfirmations(db)).toEqual({ waiting: 0, 'given up': 0 });
    await db.updateTable('order_message').set({ sent_at: null }).execute();
    expect(await countUnsentConfirmations(db)).toEqual({ waiting: 0, 'given up': 1 });
  });
});
