import { describe, expect, it } from 'vitest';
import { orderingShopper } from '../testing/orders.ts';

const HOUR = 60 * 60_000;

describe('orders', () => {
  it('are limited to 20 new ones an hour, which a repeated request is not', async () => {
    const { fillCart, sendOrder, pass } = await orderingShopper();
    for (let order = 1; order <= 20; order += 1) {
      await fillCart();
      expect((await sendOrder({}, `key ${order}`)).status).toBe(201);
    }
    await fillCart();
    const refused = await sendOrder({}, 'key 21');
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'You have made many orders in the last hour. Please wait a while, or call us.' },
    });
    expect(refused.headers.get('Retry-After')).toBe('3600');
    expect((await sendOrder({}, 'key 20')).status).toBe(201);
    pass(HOUR);
    expect((await sendOrder({}, 'key 21')).status).toBe(201);
  });

  it('that are refused for another reason do not count', async () => {
    const { fillCart, sendOrder } = await orderingShopper();
    await fillCart();
    for (const _ of Array(21)) expect((await sendOrder({ payable_amount: 1 })).status).toBe(409);
    expect((await sendOrder()).status).toBe(201);
  });
});
