import { describe, expect, it } from 'vitest';
import { getJson } from '../testing/caller.ts';
import { orderingShopper, PHONE } from '../testing/orders.ts';

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

describe('the confirmation of an order', () => {
  it('is sent once, when the order is placed', async () => {
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

  it('is sent later when the message cannot be sent at first', async () => {
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
});
