import { type CryptoKey, decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { TokenKey } from '../settings/secrets.ts';

export interface TokenClaims {
  /** The customer id, as text. */
  sub: string;
  jti: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

/** The contract's error codes for a token that is not accepted. */
export type TokenError = 'jwt malformed' | 'jwt expired' | 'invalid token';

const ALGORITHM = 'HS256';
const Claims = z.object({ sub: z.string(), jti: z.string(), iat: z.number(), exp: z.number() });

const keys = new Map<string, Promise<CryptoKey>>();

/** Cached, because importing a key takes as long as verifying a token. */
function keyOf(secret: string): Promise<CryptoKey> {
  const imported = keys.get(secret);
  if (imported) return imported;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', Buffer.from(secret), algorithm, false, ['sign', 'verify']);
  keys.set(secret, key);
  return key;
}

export async function signToken(claims: TokenClaims, { token, kid }: TokenKey): Promise<string> {
  return await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', ...(kid !== undefined && { kid }) })
    .sign(await keyOf(token));
}

/**
 * SESS-11: returns the claims of a token that this shop signed. The algorithm is pinned, so a token with another one in its header
 * (`alg: none`) is invalid. A token is verified with the key in its header. A token without one is tried with each key, because
 * versions with a single key sign with the newest of these.
 */
export async function verifyToken(
  token: string,
  keys: readonly TokenKey[],
  now: Date,
): Promise<TokenClaims | TokenError> {
  if (!/^[^.]+\.[^.]+\.[^.]*$/.test(token)) return 'jwt malformed';
  for (const key of keysFor(token, keys)) {
    try {
      const { payload } = await jwtVerify(token, await keyOf(key.token), {
        algorithms: [ALGORITHM],
        typ: 'JWT',
        currentDate: now,
      });
      return z.parse(Claims, payload);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'jwt expired';
    }
  }
  return 'invalid token';
}

function keysFor(token: string, keys: readonly TokenKey[]): readonly TokenKey[] {
  try {
    const { kid } = decodeProtectedHeader(token);
    return kid === undefined ? keys : keys.filter((key) => key.kid === kid);
  } catch {
    return [];
  }
}
