import { DEFAULT_PAYMENT_MODE } from 'shared-contracts/order/rules';
import { lockCart } from '../cart/cart-store.ts';
import { lockCustomer } from '../customer/customer-store.ts';
import { hashOf, once, sentKey, WRONG_KEY } from '../customer/idempotency-key-store.ts';
import type { ShopDatabase } from '../database/database.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { createOrder, type NewOrder } from '../order/create-order.ts';
import { createSamples, type NewSamples } from '../order/create-samples.ts';
import { orderLimits } from '../rate-limit/customer-limits.ts';
import { countAttempt } from '../rate-limit/rate-limit-store.ts';
import { openAttempt } from './payment-attempt-store.ts';

const OTHER_ORDER = 'This order was already sent with different contents. Please check your cart.';

/**
 * Creates an order once for each key (API-24), in one transaction with the key's row.
 *
 * Without a key, one is derived from the body and the version in which the order leaves the cart. A repeated request after the
 * order finds the cart still in that version, and so the order; after any change of the cart it is a new request.
 * @param key the header `Idempotency-Key`
 * @returns the id of the order, new or not.
 * @throws {HttpError} 400 for a key that is empty or too long; 422 for a key that came with another body; 429 for too many new orders (API-97); as `createOrder`.
 */
export async function createOrderOnce(
  db: ShopDatabase,
  order: NewOrder & { payment_mode: string },
  { key, body }: { key: string | undefined; body: object },
): Promise<string> {
  const sent = sentKey(key);
  const body_hash = hashOf(body);
  const { customer_id, now } = order;
  return await withTransaction(db, async (trx) => {
    // Locked before the key is looked up: of two equal requests, the second one finds the order of the first.
    const version = await lockCart(trx, customer_id);
    const derived = (left: number) => `cart ${left} ${body_hash}`;
    return await once(trx, {
      customer_id,
      now,
      body_hash,
      known: sent ?? derived(version),
      other: OTHER_ORDER,
      make: async () => {
        await countAttempt(trx, orderLimits(customer_id), now);
        return await orderCart(trx, order);
      },
      key: async () => sent ?? derived(await lockCart(trx, customer_id)),
    });
  });
}

/**
 * Orders samples once for each key (SAMPLE-3). Without a cart no key can be derived, so the request must have one.
 * @returns the id of the order, new or not.
 * @throws {HttpError} 400 without a key; as `createOrderOnce` and `createSamples`.
 */
export async function orderSamplesOnce(
  db: ShopDatabase,
  samples: NewSamples,
  { key, body }: { key: string | undefined; body: object },
): Promise<string> {
  const sent = sentKey(key);
  if (sent === undefined) throw new HttpError(400, WRONG_KEY);
  const { customer_id, now } = samples;
  return await withTransaction(db, async (trx) => {
    // The customer is locked instead of the cart, which may not exist.
    await lockCustomer(trx, customer_id);
    return await once(trx, {
      customer_id,
      now,
      body_hash: hashOf(body),
      known: sent,
      other: OTHER_ORDER,
      make: async () => {
        await countAttempt(trx, orderLimits(customer_id), now);
        const order_id = await createSamples(trx, samples);
        await openAttempt(trx, { order_id, payment_mode: DEFAULT_PAYMENT_MODE, now });
        return order_id;
      },
      key: async () => sent,
    });
  });
}

/** Orders the cart, with the first attempt to pay the order. */
export async function orderCart(
  db: ShopDatabase,
  order: NewOrder & { payment_mode: string },
): Promise<string> {
  return await withTransaction(db, async (trx) => {
    const order_id = await createOrder(trx, order);
    await openAttempt(trx, { order_id, payment_mode: order.payment_mode, now: order.now });
    return order_id;
  });
}
