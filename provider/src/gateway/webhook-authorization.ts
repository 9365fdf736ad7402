import { createHash, timingSafeEqual } from 'node:crypto';
import type { PhonePeSettings } from './phonepe-settings.ts';

/**
 * Whether a webhook's `Authorization` is SHA256(username:password), as hex, by a constant-time comparison. The header is the
 * same for every webhook and covers neither the content nor the time, so a webhook is only a hint to ask the gateway (PAY-8).
 */
export function isAuthorizedWebhook(
  authorization: string | undefined,
  { username, password }: PhonePeSettings['webhook'],
): boolean {
  const expected = sha256(`${username}:${password}`).toString('hex');
  const given = (authorization ?? '').replace(/^SHA256\s+/i, '').toLowerCase();
  // Hashed once more, because the comparison needs two values of equal length.
  return timingSafeEqual(sha256(given), sha256(expected));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
