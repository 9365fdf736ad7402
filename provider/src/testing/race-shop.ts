import { addAddress } from '../address/address-store.ts';
import { addToCart, setAddOn } from '../cart/cart-store.ts';
import { ensureCustomer } from '../customer/customer-store.ts';
import type { ShopDatabase } from '../database/database.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { advanceOrder } from '../payment/advance-order.ts';
import { orderCart } from '../payment/idempotent-order.ts';
import { settleAttempt } from '../payment/settle-attempt.ts';
import { HOME } from './addresses.ts';
import { BLUE } from './shopper.ts';

export const CALLERS = 50;

/** Calls `work` for all callers at the same time. @returns the results that succeeded, and the errors */
export async function race<Result>(work: (caller: number) => Promise<Result>, callers = CALLERS) {
  const outcomes = await Promise.allSettled(Array.from({ length: callers }, (_, caller) => work(caller)));
  return {
    won: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    lost: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : [])),
  };
}

/** Creates customers, each with an address and a cart that can be ordered. */
export async function customersWithCarts(db: ShopDatabase, count: number, now: Date): Promise<number[]> {
  const customers = Array.from({ length: count }, (_, place) => 9100000001 + place);
  await Promise.all(customers.map((customer_id) => fillCart(db, customer_id, now)));
  return customers;
}

/** Creates customers, each with a paid order that is packed. */
export async function packedOrders(db: ShopDatabase, count: number, now: Date): Promise<string[]> {
  const orders: string[] = [];
  for (const customer_id of await customersWithCarts(db, count, now)) {
    const order = { customer_id, address_label: 'Home', payment_mode: 'PHONEPE', gst_percent: 18, now };
    const order_id = await orderCart(db, order);
    await settleAttempt(db, { order_id, attempt_number: 1 }, { state: 'paid', now });
    for (const to of ['confirmed', 'packed'] as const) await advanceOrder(db, { order_id, to, now });
    orders.push(order_id);
  }
  return orders;
}

async function fillCart(db: ShopDatabase, customer_id: number, now: Date): Promise<void> {
  await withTransaction(db, async (trx) => {
    await ensureCustomer(trx, customer_id, now);
    await addAddress(trx, customer_id, HOME);
    await addToCart(trx, { ...BLUE, customer_id, quantity: 2 });
    await setAddOn(trx, customer_id);
  });
}
