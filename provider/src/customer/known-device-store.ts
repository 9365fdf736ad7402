import type { ShopTransaction } from '../database/with-transaction.ts';
import { deviceHash, type LoginAttempt } from './login-attempt.ts';

/** Milliseconds since its last login after which a device is forgotten. */
const FORGOTTEN_AFTER = 400 * 24 * 60 * 60 * 1000;

export async function isKnownDevice(
  trx: ShopTransaction,
  { customer_id, device = '' }: LoginAttempt,
): Promise<boolean> {
  const known = await trx
    .selectFrom('known_device')
    .select('device')
    .where('customer_id', '=', customer_id)
    .where('device', '=', deviceHash(device))
    .executeTakeFirst();
  return known !== undefined;
}

/** Remembers the device, if the client has one. The customer must exist. */
export async function rememberDevice(
  trx: ShopTransaction,
  { customer_id, device }: LoginAttempt,
  now: Date,
): Promise<void> {
  const old = new Date(now.getTime() - FORGOTTEN_AFTER).toISOString();
  await trx.deleteFrom('known_device').where('latest_at', '<', old).execute();
  if (device === undefined) return;
  const latest_at = now.toISOString();
  await trx
    .insertInto('known_device')
    .values({ customer_id, device: deviceHash(device), latest_at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'device']).doUpdateSet({ latest_at }))
    .execute();
}
