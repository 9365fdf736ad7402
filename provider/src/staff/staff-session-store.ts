import { createHash, randomBytes } from 'node:crypto';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import type { StaffMember } from './staff-store.ts';

/** DESK-4: milliseconds, one working day. A session is never extended. */
export const STAFF_SESSION = 12 * 60 * 60 * 1000;

/**
 * Begins a session with a new secret, regardless of the browser's previous one, and deletes expired sessions.
 * @returns the secret, which only the browser keeps.
 */
export async function beginStaffSession(trx: ShopTransaction, phone: number, now: Date): Promise<string> {
  await trx.deleteFrom('staff_session').where('expires_at', '<=', now.toISOString()).execute();
  const secret = randomBytes(32).toString('base64url');
  await trx
    .insertInto('staff_session')
    .values({
      hash: hashOf(secret),
      phone,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + STAFF_SESSION).toISOString(),
    })
    .execute();
  return secret;
}

/** The member of the staff with this session, with the current role. Undefined for an expired session, and for a removed member. */
export async function staffOfSession(
  db: ShopDatabase,
  secret: string,
  now: Date,
): Promise<StaffMember | undefined> {
  return await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.phone', 'staff_session.phone')
    .selectAll('staff')
    .where('hash', '=', hashOf(secret))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

export async function endStaffSession(db: ShopDatabase, secret: string): Promise<void> {
  await withTransaction(db, (trx) =>
    trx.deleteFrom('staff_session').where('hash', '=', hashOf(secret)).execute(),
  );
}

/** Needs no salt or slow hash, because the secret is random and cannot be guessed. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
