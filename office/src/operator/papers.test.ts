// @module-tag all
import { settleAttempt } from 'provider/payment/settle-attempt';
import { settingsFromEnvironment } from 'provider/settings/env';
import { orderingShopper } from 'provider/testing/orders';
import { SELLER } from 'provider/testing/seller';
import { expect, it } from 'vitest';
import { runOperatorCommand } from './operator-command.ts';

it('DESK-20 ORD-36 the operator ships with an invoice and a message, as the desk does', async () => {
  const { gateway, order, shop } = await orderingShopper();
  const { db, now } = shop;
  const settings = { ...shop.settings, invoices: settingsFromEnvironment(SELLER).invoices };
  const operator = (command: string) =>
    runOperatorCommand(db, command.split(' '), { gateway, settings, now: now() });
  const order_id = await order();
  await settleAttempt(db, { order_id, attempt_number: 1 }, { state: 'paid', now: now() });
  for (const _ of ['confirmed', 'packed', 'shipped']) await operator(`order advance ${order_id}`);
  const papers = await db.selectFrom('invoice').select(['number', 'order_id']).execute();
  expect(papers).toEqual([{ number: '2026-27/000001', order_id }]);
  const messages = await db.selectFrom('order_message').select('text').execute();
  expect(messages).toEqual([{ text: `Your order ${order_id} is on its way.` }]);
  await operator(`refund add ${order_id} --amount 100 --reason Scratched.`);
  const notes = db.selectFrom('invoice').select('number').where('refund_id', 'is not', null);
  expect(await notes.execute()).toEqual([{ number: 'CN2026-27/000001' }]);
});
