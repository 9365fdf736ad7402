import { createHash } from 'node:crypto';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';

/** Milliseconds for which a key is kept; the contract asks for a day. */
const KEPT = 48 * 60 * 60 * 1000;
const MAX_KEY_LENGTH = 200;
/** Most keys per customer of products added to the cart; the oldest are dropped first. No shopper adds so often in a day. */
const MOST_ADDS = 500;

/** A request that takes effect once, however often it arrives. */
export interface OnceOnly<Made extends string | null> {
  customer_id: number;
  now: Date;
  body_hash: string;
  /** The key that an earlier equal request would have stored. */
  known: string;
  /** The message of the 422 for a key that was used with another body. */
  other: string;
  /** Carries out the request. @returns the order that it makes, if any */
  make: () => Promise<Made>;
  /** The key to store for this request. */
  key: () => Promise<string>;
}

/**
 * Returns the result of an earlier equal request, or carries the request out. The caller's transaction holds a lock on the customer, so of two
 * equal requests the second one finds the key of the first (API-24, API-130).
 * @throws {HttpError} 422 for a key that was used with another body
 */
export async function once<Made extends string | null>(
  trx: ShopTransaction,
  request: OnceOnly<Made>,
): Promise<Made> {
  const { customer_id, now, body_hash } = request;
  const before = await trx
    .selectFrom('idempotency_key')
    .select(['order_id', 'body_hash'])
    .where('customer_id', '=', customer_id)
    .where('key', '=', request.known)
    .executeTakeFirst();
  if (before && before.body_hash !== body_hash) throw new HttpError(422, request.other);
  // The cast is safe: keys of orders and keys of added products have different prefixes.
  if (before) return before.order_id as Made;
  const order_id = await request.make();
  await trx.deleteFrom('idempotency_key').where('created_at', '<', until(now)).execute();
  if (order_id === null) await dropOldAdds(trx, customer_id);
  await trx
    .insertInto('idempotency_key')
    .values({ customer_id, key: await request.key(), body_hash, order_id, created_at: now.toISOString() })
    .execute();
  return order_id;
}

async function dropOldAdds(trx: ShopTransaction, customer_id: number): Promise<void> {
  const adds = trx
    .selectFrom('idempotency_key as add')
    .where('add.customer_id', '=', customer_id)
    .where('add.order_id', 'is', null);
  await trx
    .deleteFrom('idempotency_key')
    .where('customer_id', '=', customer_id)
    .where('order_id', 'is', null)
    .where(
      'created_at',
      '<=',
      adds.select('add.created_at').orderBy('add.created_at', 'desc').limit(1).offset(MOST_ADDS),
    )
    .execute();
}

export const WRONG_KEY = 'Please check "Idempotency-Key": its value is missing or wrong.';

/**
 * Normalises a key for storage; undefined without one.
 * @throws {HttpError} 400 for a key that is empty or too long
 */
export function sentKey(key: string | undefined, effect: 'key' | 'add' = 'key'): string | undefined {
  if (key !== undefined && (key.trim() === '' || key.length > MAX_KEY_LENGTH))
    throw new HttpError(400, WRONG_KEY);
  return key && `${effect} ${key}`;
}

export function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

function until(now: Date): string {
  return new Date(now.getTime() - KEPT).toISOString();
}
