import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

export interface TokenClaims {
  /** The customer id, as text. */
  sub: string;
  jti: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

/** The words of the wire contract for a token that does not do. */
export type TokenFault = 'jwt malformed' | 'invalid token';

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });
const Claims = z.object({ sub: z.string(), jti: z.string(), iat: z.number(), exp: z.number() });

/** A JWT signed with HS256. */
export function signToken(claims: TokenClaims, secret: string): string {
  const content = `${HEADER}.${encode(claims)}`;
  return `${content}.${signature(content, secret)}`;
}

/**
 * The claims of a token that we signed, whether or not they are over.
 * Only our own header is taken: a token does not choose how it is checked (`alg: none`).
 */
export function readToken(token: string, secret: string): TokenClaims | TokenFault {
  const [header, payload, signed, ...rest] = token.split('.');
  if (!header || !payload || signed === undefined || rest.length > 0) return 'jwt malformed';
  if (header !== HEADER || !sameText(signed, signature(`${header}.${payload}`, secret)))
    return 'invalid token';
  const claims = z.safeParse(Claims, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return claims.success ? claims.data : 'invalid token';
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signature(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
