import { EXPIRED_SESSION_MESSAGE } from 'shared-contracts/session/messages';
import type { ShopDatabase } from '../database/database.ts';
import type { Session } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { findSession } from './session-store.ts';
import { type TokenError, verifyToken } from './token.ts';

/**
 * The live session of an `Authorization: Bearer <token>` header.
 * @throws {HttpError} 401 in the words of the contract; a session that was logged out is an `invalid token`.
 */
export async function sessionOf(
  authorization: string | undefined,
  { db, secret, now }: { db: ShopDatabase; secret: string; now: Date },
): Promise<Session> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw ended('jwt missing');
  const claims = await verifyToken(token, secret, now);
  if (typeof claims === 'string') throw ended(claims);
  const session = await findSession(db, claims.jti);
  if (!session) throw ended('invalid token');
  return session;
}

function ended(error: TokenError | 'jwt missing'): HttpError {
  return new HttpError(401, EXPIRED_SESSION_MESSAGE, { error });
}
