import { addCartItem, getCart } from 'shared-contracts/cart/endpoints';
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it } from 'vitest';
import { caller, inboxCode, loggedIn } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';
import { maskSecrets } from './request-log.ts';

const PHONE = 9876543210;

describe('request log', () => {
  it('PROM-36 has one line of JSON for each request, with the response’s request id', async () => {
    const { origin, log } = await testProvider();
    const { headers } = await caller(origin)(getCart, {});
    expect(log.map((line) => JSON.parse(line))).toEqual([
      {
        at: '2026-11-20T10:00:00.000Z',
        request: headers.get('X-Request-Id'),
        method: 'GET',
        route: '/api/cart',
        status: 401,
        ms: expect.any(Number),
      },
    ]);
  });

  it('accepts a proxy’s request id only if it is a UUID', async () => {
    const { origin } = await testProvider();
    const answered = async (id: string) =>
      (await fetch(`${origin}/health/live`, { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
    const id = '0f7a1c1e-5b1f-4a53-9a3e-1f2d3c4b5a69';
    expect(await answered(id)).toBe(id);
    expect(await answered('9876543210')).not.toBe('9876543210');
  });

  it('PROM-36 never contains a phone number, a code or a token, even after an error', async () => {
    const { origin, log, shop } = await testProvider();
    const call = await loggedIn(origin, PHONE);
    await call(sendOtp, { body: { customer_id: PHONE } });
    const code = await inboxCode(origin, PHONE);
    await call(verifyOtp, { body: { customer_id: PHONE, otp: code === 9999 ? 1000 : code + 1 } });
    await fetch(`${origin}/${PHONE}/${code}?token=${call.token}`);
    await shop.db.schema.dropTable('cart_item').execute();
    const broken = await call(addCartItem, {
      body: { product_id: 'S15-KONKAN-BLUE', material: 'Sheet', quantity: 1 },
    });
    expect(broken.status).toBe(500);
    expect(broken.body).toEqual({
      message: `Something went wrong on our side. Please try again. (Request ${broken.headers.get('X-Request-Id')})`,
    });
    const text = log.join('\n');
    expect(text).toContain('"fault"');
    expect(text).not.toContain(String(PHONE));
    expect(log.some((line) => JSON.parse(line).fault?.includes(code))).toBe(false);
    expect(text).not.toContain(call.token.split('.')[1]);
  });
});

describe('maskSecrets', () => {
  it('masks tokens, and numbers that could be a phone number or a code', () => {
    expect(maskSecrets('key (9876543210) = 4711, eyJhbGciOi.eyJzdWIi.c2ln at a.ts:12')).toBe(
      'key ([number]) = [number], [token] at a.ts:12',
    );
  });
});
