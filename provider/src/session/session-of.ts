import { EXPIRED_SESSION_MESSAGE } from 'shared-contracts/session/messages';
import type { ShopDatabase } from '../database/database.ts';
import type { Session } from '../http/api.ts';
import { Refusal } from '../http/http-error.ts';
import { findSession } from './session-store.ts';
import { readToken, type TokenFault } from './token.ts';

type SessionFault = TokenFault | 'jwt missing' | 'jwt expired';

/**
 * The live session of an `Authorization: Bearer <token>` header.
 * @throws {Refusal} 401 in the words of the contract; a session that was logged out is an `invalid token`.
 */
export async function sessionOf(
  authorization: string | undefined,
  { db, secret, now }: { db: ShopDatabase; secret: string; now: Date },
): Promise<Session> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw ended('jwt missing');
  const claims = readToken(token, secret);
  if (typeof claims === 'string') throw ended(claims);
  if (claims.exp * 1000 <= now.getTime()) throw ended('jwt expired');
  const session = await findSession(db, claims.jti);
  if (!session) throw ended('invalid token');
  return session;
}

function ended(error: SessionFault): Refusal {
  return new Refusal(401, EXPIRED_SESSION_MESSAGE, { error });
}
