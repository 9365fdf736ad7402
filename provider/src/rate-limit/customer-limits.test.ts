// @module-tag all
import { addCartItem, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { describe, expect, it } from 'vitest';
import { loggedIn } from '../testing/caller.ts';
import { orderingShopper } from '../testing/orders.ts';
import { BLUE, shopper } from '../testing/shopper.ts';

const HOUR = 60 * 60_000;

describe('coupon codes', () => {
  async function guesser() {
    const provider = await shopper();
    await provider.add({ ...BLUE, quantity: 3 });
    const apply = (coupon_code: string, call = provider.call) =>
      call(getPriceSummary, { query: { coupon_code } });
    /** Tries ten wrong codes. */
    const useUp = async () => {
      for (let guess = 0; guess < 10; guess += 1) expect((await apply(`GUESS${guess}`)).status).toBe(400);
    };
    return { ...provider, apply, useUp };
  }

  it('API-98 are refused after ten wrong ones in an hour, right or wrong', async () => {
    const { apply, useUp, pass } = await guesser();
    await useUp();
    for (const code of ['GUESS', 'WELCOME5']) {
      const refused = await apply(code);
      expect(refused).toMatchObject({
        status: 429,
        body: { message: 'Too many wrong coupon codes. Please wait a while and try again.' },
      });
      expect(refused.headers.get('Retry-After')).toBe('3600');
    }
    pass(HOUR);
    expect((await apply('WELCOME5')).body.coupon_code).toBe('WELCOME5');
  });

  it('API-98 that the cart keeps are not refused, nor is removing them', async () => {
    const { apply, useUp } = await guesser();
    await apply('WELCOME5');
    await useUp();
    expect(await apply('welcome5')).toMatchObject({ status: 200, body: { coupon_code: 'WELCOME5' } });
    expect(await apply('')).toMatchObject({ status: 200, body: { coupon_code: null } });
  });

  it('API-98 count only while they are wrong', async () => {
    const { apply } = await guesser();
    for (const _ of Array(6)) {
      expect((await apply('WELCOME5')).status).toBe(200);
      expect((await apply('HOME2000')).body.message).toMatch(/₹40,000/);
    }
    expect((await apply('GUESS')).status).toBe(400);
  });

  it('API-98 guessed at once are limited like those guessed one after the other', async () => {
    const { apply } = await guesser();
    const responses = await Promise.all(Array.from({ length: 40 }, (_, guess) => apply(`GUESS${guess}`)));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  it('API-98 are limited for an address where customers have guessed themselves, and for no other', async () => {
    const { origin, apply } = await guesser();
    const statuses: number[] = [];
    for (let customer = 1; customer <= 9; customer += 1) {
      const call = await loggedIn(origin, 9000000000 + customer);
      await call(addCartItem, { body: { ...BLUE, quantity: 3 } });
      for (let guess = 0; guess < 10; guess += 1) statuses.push((await apply('GUESS', call)).status);
    }
    // The first three guesses of each customer do not count for the address.
    expect(statuses.indexOf(429)).toBe(8 * 10 + 3 + 4);
    expect((await apply('WELCOME5')).body.coupon_code).toBe('WELCOME5');
  });
});

describe('orders', () => {
  it('API-97 are limited to 20 new ones an hour, which a repeated request is not', async () => {
    const { fillCart, sendOrder, pass } = await orderingShopper();
    for (let order = 1; order <= 20; order += 1) {
      await fillCart();
      expect((await sendOrder({}, `key ${order}`)).status).toBe(201);
    }
    await fillCart();
    const refused = await sendOrder({}, 'key 21');
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'You have placed many orders in the last hour. Please wait a while, or call us.' },
    });
    expect(refused.headers.get('Retry-After')).toBe('3600');
    expect((await sendOrder({}, 'key 20')).status).toBe(201);
    pass(HOUR);
    expect((await sendOrder({}, 'key 21')).status).toBe(201);
  });

  it('API-97 that are refused for another reason do not count', async () => {
    const { fillCart, sendOrder } = await orderingShopper();
    await fillCart();
    for (const _ of Array(21)) expect((await sendOrder({ payable_amount: 1 })).status).toBe(409);
    expect((await sendOrder()).status).toBe(201);
  });
});
