import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getJson } from '../testing/caller.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { orderingShopper, PHONE } from '../testing/orders.ts';
import { providerProcess } from '../testing/provider-process.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { temporaryFolder } from '../testing/test-provider.ts';
import { advanceOrder } from './advance-order.ts';
import { reconcile } from './reconciler.ts';
import { settleAttempt } from './settle-attempt.ts';

async function shopperWhoPays() {
  const customer = await orderingShopper();
  const { fillCart, sendOrder, gateway, origin, pass, round } = customer;
  await fillCart();
  const { order_id } = (await sendOrder()).body;
  const confirmed = async () => {
    const messages: { order_id?: string; text: string }[] = await getJson(
      `${origin}/dev/messages?to=${PHONE}`,
    );
    return messages.filter((message) => message.order_id === order_id).map(({ text }) => text);
  };
  const payAndWait = async () => {
    gateway.report = 'paid';
    pass(10_000);
    await round();
  };
  return { ...customer, order_id, confirmed, payAndWait };
}

/** An SMS gateway that records each message, and responds on demand. */
async function smsGateway() {
  const [texts, responses]: [string[], ServerResponse[]] = [[], []];
  const gateway = createServer(async (request, response) => {
    texts.push(((await json(request)) as { text: string }).text);
    responses.push(response);
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  onTestFinished(() => {
    gateway.closeAllConnections();
    gateway.close();
  });
  const address = gateway.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  return { url, texts, accept: () => responses.shift()?.end() };
}

/** Milliseconds. Long, for a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 100 };

describe('the confirmation of an order', () => {
  it('PAY-39 is sent once, when the order is placed', async () => {
    const { order_id, confirmed, payAndWait, round, pass } = await shopperWhoPays();
    await round();
    expect(await confirmed()).toEqual([]);
    await payAndWait();
    pass(60_000);
    await Promise.all([round(), round()]);
    expect(await confirmed()).toEqual([
      `Your order ${order_id} for ₹15,350.00 is paid and placed. Thank you!`,
    ]);
  });

  it('PAY-39 is sent later when the message cannot be sent at first', async () => {
    const { confirmed, payAndWait, round, pass, shop } = await shopperWhoPays();
    const { messages } = shop;
    shop.messages = { send: () => Promise.reject(new Error('no network')) };
    await payAndWait();
    shop.messages = messages;
    await round();
    expect(await confirmed()).toEqual([]);
    pass(30_000);
    await round();
    expect(await confirmed()).toHaveLength(1);
  });

  it('PAY-81 is sent once where the mark of it cannot be written', async () => {
    const { confirmed, payAndWait, round, pass, shop } = await shopperWhoPays();
    const { db } = shop;
    const readOnly = failingDatabase(db, 'UpdateQueryNode', 'order_confirmation', 'sent_at');
    shop.db = readOnly;
    await payAndWait();
    expect(await confirmed()).toHaveLength(1);
    for (let tries = 0; tries < 3; tries += 1) {
      pass(60_000);
      await round();
    }
    expect(shop.faults.list()).toMatchObject([{ step: 'confirmation', times: 4 }]);
    shop.db = db;
    await round();
    expect(await confirmed()).toHaveLength(1);
    const marked = await db.selectFrom('order_confirmation').select(['sent_at', 'next_try_at']).execute();
    expect(marked).toEqual([{ sent_at: expect.any(String), next_try_at: null }]);
  });

  it('PAY-80 that cannot be sent holds up no other one, and is told', async () => {
    const { confirmed, order_id, payAndWait, sendOrder, fillCart, round, pass, shop } =
      await shopperWhoPays();
    await fillCart();
    const other = (await sendOrder()).body.order_id;
    const { messages } = shop;
    shop.messages = {
      send: (message) =>
        message.order_id === other ? Promise.reject(new Error('no network')) : messages.send(message),
    };
    await payAndWait();
    expect(await confirmed()).toHaveLength(1);
    expect(shop.faults.list()).toMatchObject([
      { step: 'confirmation', item: other, reason: 'The message could not be sent.' },
    ]);
    shop.messages = messages;
    pass(60_000);
    await round();
    expect(order_id).not.toBe(other);
    expect(shop.faults.list()).toEqual([]);
  });

  it.each([
    ['order_confirmation', []],
    ['order_message', ['confirmed', 'packed', 'shipped']],
  ] as const)(
    'PAY-81 that a kill has cut off between sending and marking is sent once more: %s',
    {
      timeout: 180_000,
      tags: ['all'],
    },
    async (outbox, steps) => {
      const dataFolder = temporaryFolder();
      const sms = await smsGateway();
      const { order, shop, stop } = await orderingShopper({ dataFolder });
      const attempt = { order_id: await order(), attempt_number: 1 };
      await settleAttempt(shop.db, attempt, { state: 'paid', now: shop.now() });
      if (steps.length > 0) await reconcile(shop);
      for (const to of steps) await advanceOrder(shop.db, { ...attempt, to, now: shop.now() });
      await stop();
      const start = () => providerProcess({ SHOP_DATA: dataFolder, SMS_GATEWAY_URL: sms.url });
      const first = await start();
      await vi.waitFor(() => expect(sms.texts).toHaveLength(1), PATIENCE);
      await first.end('SIGKILL');
      const second = await start();
      await vi.waitFor(() => expect(sms.texts).toHaveLength(2), PATIENCE);
      sms.accept();
      sms.accept();
      const db = await openTestDatabase(dataFolder);
      await vi.waitFor(async () => {
        const marked = await db.selectFrom(outbox).select('sent_at').execute();
        expect(marked).toEqual([{ sent_at: expect.any(String) }]);
      }, PATIENCE);
      await second.end('SIGTERM');
      expect(new Set(sms.texts).size).toBe(1);
    },
  );
});
