import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { ApiApp } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import type { PhonePeSettings } from '../settings/phonepe-account.ts';
import type { Settings } from '../settings/settings.ts';
import type { PaymentServices } from './ask-gateway.ts';
import { askSoon, attemptOfPayment } from './payment-attempt-store.ts';

export const WEBHOOK_PATH = '/api/payment/webhook';

const Webhook = z.object({ payload: z.object({ merchantOrderId: z.string() }) });

/**
 * Receives the gateway's events. A report is only a hint (PAY-8): it makes the attempt due, and the reconciler asks. So a forged, late
 * or repeated report does no harm, and the gateway gets its response at once.
 */
export function mountWebhook(
  app: ApiApp,
  { db, now, settings }: PaymentServices & { settings: Pick<Settings, 'payment'> },
): void {
  const { webhook } = settings.payment.account;
  app.post(WEBHOOK_PATH, async (context) => {
    if (!isAuthorizedWebhook(context.req.header('authorization'), webhook)) {
      throw new HttpError(401, 'This call is for the payment gateway.');
    }
    const parsed = z.safeParse(Webhook, await context.req.json().catch(() => undefined));
    const attempt = parsed.success ? attemptOfPayment(parsed.data.payload.merchantOrderId) : undefined;
    if (attempt) await askSoon(db, attempt, now());
    return context.json({ message: 'Thank you.' });
  });
}

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
  // Hashed once more, because the comparison requires values of equal length.
  return timingSafeEqual(sha256(given), sha256(expected));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
