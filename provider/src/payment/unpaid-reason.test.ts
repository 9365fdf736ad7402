import {
  getOrder,
  getOrderPayment,
  getOrders,
  payOrder,
  restoreOrder,
} from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { orderingShopper } from '../testing/orders.ts';
import { advanceOrder } from './advance-order.ts';

const HOUR = 60 * 60_000;

/** A customer with an order whose payment page is open. */
async function shopperWithReasons() {
  const { call, fillCart, sendOrder, gateway, pass, shop } = await orderingShopper();
  await fillCart();
  const { order_id } = (await sendOrder()).body;
  const query = { order_id };
  return {
    gateway,
    pass,
    pay: () => call(payOrder, { body: query }),
    restore: () => call(restoreOrder, { body: query }),
    cancel: () => advanceOrder(shop.db, { order_id, to: 'cancelled', now: shop.now() }),
    /** The reasons as returned by the payment, the details and the list. */
    reasons: async () => [
      (await call(getOrderPayment, { query })).body.unpaid_because,
      (await call(getOrder, { query })).body.unpaid_because,
      (await call(getOrders, {})).body[0]?.unpaid_because,
    ],
  };
}

const threeTimes = <Reason>(reason: Reason) => [reason, reason, reason];

describe('an order that is not paid', () => {
  it('ORD-25 says that the bank has declined it, until it is paid again', async () => {
    const { reasons, pay, gateway, pass } = await shopperWithReasons();
    expect(await reasons()).toEqual(threeTimes(undefined));
    gateway.report = 'failed';
    pass(2_000);
    expect(await reasons()).toEqual(threeTimes('declined'));
    gateway.report = 'pending';
    await pay();
    expect(await reasons()).toEqual(threeTimes(undefined));
    gateway.report = 'paid';
    pass(2_000);
    expect(await reasons()).toEqual(threeTimes(undefined));
  });

  it('ORD-25 says that its items were restored, also after the bank has declined it', async () => {
    const { reasons, restore, gateway, pass } = await shopperWithReasons();
    gateway.report = 'failed';
    pass(2_000);
    await restore();
    expect(await reasons()).toEqual(threeTimes('restored'));
  });

  it('ORD-25 says that the customer has left it', async () => {
    const { reasons, pass } = await shopperWithReasons();
    pass(HOUR);
    expect(await reasons()).toEqual(threeTimes('left'));
  });

  it('says nothing of the kind once it was paid, also after it was cancelled and restored', async () => {
    const { reasons, cancel, restore, gateway, pass } = await shopperWithReasons();
    gateway.report = 'paid';
    pass(2_000);
    await reasons();
    await cancel();
    await restore();
    expect(await reasons()).toEqual(threeTimes(undefined));
  });

  it('ORD-25 says nothing of the kind where money was taken that is due back', async () => {
    const { reasons, gateway, pass } = await shopperWithReasons();
    gateway.report = 'other amount';
    pass(HOUR);
    expect(await reasons()).toEqual(threeTimes(undefined));
  });
});
