import { randomUUID } from 'node:crypto';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import type { Session } from '../http/api.ts';

/** Begins a session that ends by itself after `length` milliseconds. Sessions that are over are swept out on the way. */
export async function beginSession(
  trx: ShopTransaction,
  { customer_id, now, length }: { customer_id: number; now: Date; length: number },
): Promise<{ jti: string; expires_at: Date }> {
  await trx.deleteFrom('session').where('expires_at', '<=', now.toISOString()).execute();
  const jti = randomUUID();
  const expires_at = new Date(now.getTime() + length);
  await trx
    .insertInto('session')
    .values({ jti, customer_id, created_at: now.toISOString(), expires_at: expires_at.toISOString() })
    .execute();
  return { jti, expires_at };
}

export async function findSession(db: ShopDatabase, jti: string): Promise<Session | undefined> {
  return await db
    .selectFrom('session')
    .select(['jti', 'customer_id'])
    .where('jti', '=', jti)
    .executeTakeFirst();
}

export async function endSession(db: ShopDatabase, jti: string): Promise<void> {
  await withTransaction(db, (trx) => trx.deleteFrom('session').where('jti', '=', jti).execute());
}
