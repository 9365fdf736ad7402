import { createHash } from 'node:crypto';
import { DEFAULT_PAYMENT_MODE } from 'shared-contracts/order/rules';
import { lockCart } from '../cart/cart-store.ts';
import { lockCustomer } from '../customer/customer-store.ts';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { createOrder, type NewOrder } from '../order/create-order.ts';
import { createSamples, type NewSamples } from '../order/create-samples.ts';
import { orderLimits } from '../rate-limit/customer-limits.ts';
import { countAttempt } from '../rate-limit/rate-limit-store.ts';
import { openAttempt } from './payment-attempt-store.ts';

/** Milliseconds for which a key is kept; the contract asks for a day. */
const KEPT = 48 * 60 * 60 * 1000;
const MAX_KEY_LENGTH = 200;

/**
 * Creates an order once for each key (API-24), in one transaction with the key's row.
 *
 * Without a key, it derives one from the body and the version that the order leaves the cart in. Repeating the request after the
 * order was made finds the cart still in that version, and so the order; after any change of the cart it is a new request.
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
    // Held before the key is looked for: of two equal requests, the second finds the order of the first.
    const version = await lockCart(trx, customer_id);
    const derived = (left: number) => `cart ${left} ${body_hash}`;
    return await makeOnce(trx, {
      customer_id,
      now,
      body_hash,
      known: sent ?? derived(version),
      make: () => orderCart(trx, order),
      key: async () => sent ?? derived(await lockCart(trx, customer_id)),
    });
  });
}

/**
 * Orders samples once for each key (SAMPLE-3). There is no cart to derive a key from, so the request needs one.
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
    // As the cart for an order: a customer may have none.
    await lockCustomer(trx, customer_id);
    return await makeOnce(trx, {
      customer_id,
      now,
      body_hash: hashOf(body),
      known: sent,
      make: async () => {
        const order_id = await createSamples(trx, samples);
        await openAttempt(trx, { order_id, payment_mode: DEFAULT_PAYMENT_MODE, now });
        return order_id;
      },
      key: async () => sent,
    });
  });
}

interface OnceOnly {
  customer_id: number;
  now: Date;
  body_hash: string;
  /** Under which an equal request would have made its order. */
  known: string;
  /** Makes the order. */
  make: () => Promise<string>;
  /** Under which this request has made it. */
  key: () => Promise<string>;
}

/** Finds the order that an equal request has made, or makes it. */
async function makeOnce(trx: ShopTransaction, request: OnceOnly): Promise<string> {
  const { customer_id, now, body_hash } = request;
  const made = await orderOf(trx, customer_id, request.known);
  if (made && made.body_hash !== body_hash)
    throw new HttpError(422, 'This order was already sent with different contents. Please check your cart.');
  if (made) return made.order_id;
  await countAttempt(trx, orderLimits(customer_id), now);
  const order_id = await request.make();
  await trx.deleteFrom('idempotency_key').where('created_at', '<', before(now)).execute();
  await trx
    .insertInto('idempotency_key')
    .values({ customer_id, key: await request.key(), body_hash, order_id, created_at: now.toISOString() })
    .execute();
  return order_id;
}

const WRONG_KEY = 'Please check "Idempotency-Key": its value is missing or wrong.';

/** A key as it is stored; undefined without one. */
function sentKey(key: string | undefined): string | undefined {
  if (key !== undefined && (key.trim() === '' || key.length > MAX_KEY_LENGTH))
    throw new HttpError(400, WRONG_KEY);
  return key && `key ${key}`;
}

function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
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

function before(now: Date): string {
  return new Date(now.getTime() - KEPT).toISOString();
}

async function orderOf(trx: ShopTransaction, customer_id: number, key: string) {
  return await trx
    .selectFrom('idempotency_key')
    .select(['order_id', 'body_hash'])
    .where('customer_id', '=', customer_id)
    .where('key', '=', key)
    .executeTakeFirst();
}
