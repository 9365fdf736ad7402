import { randomUUID } from 'node:crypto';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { askerOf, DESK, type LoginAttempt } from './login-attempt.ts';
import type { CodeHash } from './one-time-code.ts';

/** LOGIN-9. */
const TRIES_PER_CODE = 3;
/** Milliseconds for which the client of an expired code gets the message for a wrong code, and does not count as a stranger. */
const KEPT_AFTER_END = 60 * 60 * 1000;

export interface ValidCode extends CodeHash {
  code_id: string;
  /** Ids of the counted attempts, which a login with this code removes: a JSON list. */
  attempt_ids: string;
}

interface NewCode extends CodeHash {
  expires_at: Date;
  attempt_ids: readonly number[];
}

/** Stores the hash of a new code. It replaces the client's previous code for the phone, but no code of another client. */
export async function storeCode(
  trx: ShopTransaction,
  attempt: LoginAttempt,
  { expires_at, attempt_ids, salt, hash }: NewCode,
  now: Date,
): Promise<void> {
  const old = new Date(now.getTime() - KEPT_AFTER_END).toISOString();
  await trx.deleteFrom('one_time_code').where('expires_at', '<', old).execute();
  const code = {
    code_id: randomUUID(),
    salt,
    hash,
    tries: 0,
    expires_at: expires_at.toISOString(),
    attempt_ids: JSON.stringify(attempt_ids),
  };
  await trx
    .insertInto('one_time_code')
    .values({ customer_id: attempt.customer_id, asker: askerOf(attempt), ...code })
    .onConflict((conflict) => conflict.columns(['customer_id', 'asker']).doUpdateSet(code))
    .execute();
}

/**
 * Counts one try of the code that the client itself asked for; undefined if it asked for none. Only the limit of three tries applies,
 * so the right code is accepted whatever others do.
 */
export async function tryOwnCode(
  trx: ShopTransaction,
  attempt: LoginAttempt,
  now: Date,
): Promise<{ valid: ValidCode | undefined } | undefined> {
  const code = await trx
    .updateTable('one_time_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('customer_id', '=', attempt.customer_id)
    .where('asker', '=', askerOf(attempt))
    .returning(['code_id', 'salt', 'hash', 'tries', 'expires_at', 'attempt_ids'])
    .executeTakeFirst();
  if (!code) return undefined;
  const isValid = code.tries <= TRIES_PER_CODE && code.expires_at > now.toISOString();
  return { valid: isValid ? code : undefined };
}

/** The phone's newest valid code of the shop, for a client that did not ask for it. It does not use up the asker's tries. */
export async function newestCode(
  trx: ShopTransaction,
  customer_id: number,
  now: Date,
): Promise<ValidCode | undefined> {
  return await trx
    .selectFrom('one_time_code')
    .select(['code_id', 'salt', 'hash', 'attempt_ids'])
    .where('customer_id', '=', customer_id)
    .where('asker', 'not like', `${DESK}%`)
    .where('tries', '<', TRIES_PER_CODE)
    .where('expires_at', '>', now.toISOString())
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
}

/** Of concurrent requests with the same code, only one gets true. */
export async function consumeCode(trx: ShopTransaction, code_id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('one_time_code')
    .where('code_id', '=', code_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
