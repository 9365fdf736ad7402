// @module-tag all
import { saveAddress } from 'shared-contracts/address/endpoints';
import { addCartItem, getPriceSummary, updateAddOn } from 'shared-contracts/cart/endpoints';
import { createOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { ensureCustomer } from '../customer/customer-store.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { beginSession } from '../session/session-store.ts';
import { signToken } from '../session/token.ts';
import { HOME } from '../testing/addresses.ts';
import { caller } from '../testing/caller.ts';
import { BLUE } from '../testing/shopper.ts';
import { testProvider } from '../testing/test-provider.ts';

const CUSTOMERS = 100;

describe('a coupon for one order', () => {
  it('PROM-26 is used once when 100 customers order with it at the same time', async () => {
    const { origin, shop } = await testProvider();
    const { db } = shop;
    await db.updateTable('coupon').set({ limit_in_total: 1 }).where('code', '=', 'WELCOME5').execute();
    const customers = Array.from({ length: CUSTOMERS }, (_, place) => 9100000001 + place);
    const calls = await Promise.all(
      customers.map(async (customer_id) => {
        // Each customer has another address, because the number of coupons tried from one address is limited (API-98).
        const address = `198.51.100.${customer_id % 100}`;
        const call = caller(origin, { token: await tokenOf(customer_id), address });
        await call(saveAddress, { body: HOME });
        await call(addCartItem, { body: { ...BLUE, quantity: 2 } });
        await call(updateAddOn, {});
        const { body } = await call(getPriceSummary, { query: { coupon_code: 'WELCOME5' } });
        expect(body.coupon_code).toBe('WELCOME5');
        const order = {
          item_count: 2,
          payable_amount: body.total,
          address_label: 'Home',
          coupon_code: 'WELCOME5',
        };
        return () => call(createOrder, { body: order });
      }),
    );
    const replies = await Promise.all(calls.map((order) => order()));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(CUSTOMERS - 1);
    expect(await db.selectFrom('coupon_use').select('code').execute()).toEqual([{ code: 'WELCOME5' }]);
    expect(await db.selectFrom('customer_order').select('order_id').execute()).toHaveLength(1);

    async function tokenOf(customer_id: number): Promise<string> {
      const now = shop.now();
      const { jti, expires_at } = await withTransaction(db, async (trx) => {
        await ensureCustomer(trx, customer_id, now);
        return await beginSession(trx, { customer_id, now, length: 3_600_000 });
      });
      const claims = { sub: String(customer_id), jti, iat: secondsOf(now), exp: secondsOf(expires_at) };
      return await signToken(claims, shop.secrets().tokenKeys[0]);
    }
  });
});

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
