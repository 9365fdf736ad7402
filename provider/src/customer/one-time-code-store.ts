import { randomUUID } from 'node:crypto';
import type { ShopTransaction } from '../database/with-transaction.ts';
import type { CodeHash } from './one-time-code.ts';

/** LOGIN-9. */
const TRIES_PER_CODE = 3;

export interface ValidCode extends CodeHash {
  code_id: string;
}

/** Stores the hash of a new code, which replaces the phone's previous code. */
export async function storeCode(
  trx: ShopTransaction,
  { customer_id, expires_at, salt, hash }: CodeHash & { customer_id: number; expires_at: Date },
): Promise<void> {
  const code = { code_id: randomUUID(), salt, hash, tries: 0, expires_at: expires_at.toISOString() };
  await trx
    .insertInto('one_time_code')
    .values({ customer_id, ...code })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(code))
    .execute();
}

/** Counts one try of the phone's code; undefined when there is no valid code or no try is left. */
export async function countTry(
  trx: ShopTransaction,
  customer_id: number,
  now: Date,
): Promise<ValidCode | undefined> {
  return await trx
    .updateTable('one_time_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('customer_id', '=', customer_id)
    .where('tries', '<', TRIES_PER_CODE)
    .where('expires_at', '>', now.toISOString())
    .returning(['code_id', 'salt', 'hash'])
    .executeTakeFirst();
}

/** Deletes a code. Of concurrent requests with the same code, exactly one gets true. */
export async function consumeCode(trx: ShopTransaction, code_id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('one_time_code')
    .where('code_id', '=', code_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
