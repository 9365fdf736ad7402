import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * DESK-6: what a form carries to show that the desk made it for this browser. It follows from the browser's cookie by a key that no browser has,
 * so it needs no storage, and who can plant a cookie cannot make it.
 * @param owner the cookie: the session's, before the login the visitor's
 */
export function formToken(owner: string, key: string): string {
  return createHmac('sha256', key).update(`form ${owner}`).digest('base64url');
}

export function isSameToken(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
