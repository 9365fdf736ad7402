import { randomUUID } from 'node:crypto';
import { EXPIRED_SESSION_MESSAGE } from 'shared-contracts/session/messages';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import type { Session } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import type { TokenKey } from '../settings/secrets.ts';
import { type TokenError, verifyToken } from './token.ts';

/** Begins a session that expires after `length` milliseconds, and deletes the expired sessions of all customers. */
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

/**
 * The session of an `Authorization: Bearer <token>` header.
 * @throws {HttpError} 401 with the contract's error code; after logout it is `invalid token`.
 */
export async function sessionOf(
  authorization: string | undefined,
  { db, keys, now }: { db: ShopDatabase; keys: readonly TokenKey[]; now: Date },
): Promise<Session> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw unauthorized('jwt missing');
  const claims = await verifyToken(token, keys, now);
  if (typeof claims === 'string') throw unauthorized(claims);
  const session = await db
    .selectFrom('session')
    .select(['jti', 'customer_id'])
    .where('jti', '=', claims.jti)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!session) throw unauthorized('invalid token');
  return session;
}

export async function endSession(db: ShopDatabase, jti: string): Promise<void> {
  await withTransaction(db, (trx) => trx.deleteFrom('session').where('jti', '=', jti).execute());
}

function unauthorized(error: TokenError | 'jwt missing'): HttpError {
  return new HttpError(401, EXPIRED_SESSION_MESSAGE, { error });
}
