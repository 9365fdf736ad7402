import { verifyOtp } from 'shared-contracts/customer/endpoints';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import type { MessageSender } from '../notifications/message-sender.ts';
import { beginSession } from '../session/session-store.ts';
import { signToken } from '../session/token.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { ensureCustomer } from './customer-store.ts';
import { hashCode, isRightCode, newCode } from './one-time-code.ts';
import { consumeCode, countTry, storeCode } from './one-time-code-store.ts';
import { codeLimits, type OtpAttempt, wrongTryLimits } from './otp-limits.ts';
import { countAttempt, uncountAttempts } from './rate-limit-store.ts';

export interface LoginServices {
  db: ShopDatabase;
  settings: Pick<Settings, 'otp' | 'sessionLength'>;
  secrets: Secrets;
  messages: MessageSender;
  /** The clock. */
  now: () => Date;
}

/**
 * Sends a new code to a phone. Known and unknown phones go the same way.
 * @throws {HttpError} 429 over a limit; 503 when the message does not get out.
 */
export async function sendCode(
  { db, settings, secrets, messages, now }: LoginServices,
  attempt: OtpAttempt,
): Promise<void> {
  // Counted first, in a transaction of its own: the slow hash is not made for whoever is over a limit.
  await withTransaction(db, (trx) => countAttempt(trx, codeLimits(attempt, settings.otp), now()));
  const code = newCode();
  const kept = await hashCode(code, secrets.pepper);
  const expires_at = new Date(now().getTime() + settings.otp.codeLifetime);
  await withTransaction(db, (trx) =>
    storeCode(trx, { customer_id: attempt.customer_id, expires_at, ...kept }),
  );
  await messages.send({
    to: String(attempt.customer_id),
    text: `${code} is your login code. Please do not share it with anyone.`,
    code,
  });
}

/**
 * Exchanges a code for a token.
 * @throws {HttpError} 400 for a code that is wrong, used, over or of another phone; 429 over a limit.
 */
export async function logIn(services: LoginServices, attempt: OtpAttempt & { otp: number }): Promise<string> {
  const { db, settings, secrets, now } = services;
  const { live, counted } = await withTransaction(db, async (trx) => {
    // The try is counted as wrong until it is known to be right, or parallel guesses would all be free.
    const counted = await countAttempt(trx, wrongTryLimits(attempt, settings.otp), now());
    const live = await countTry(trx, attempt.customer_id, now());
    // Without a live code nothing can be guessed; it must not use up the owner's tries of the day.
    if (!live) await uncountAttempts(trx, counted);
    return { live, counted };
  });
  if (!live || !(await isRightCode(attempt.otp, live, secrets.pepper))) throw wrongCode();
  return await withTransaction(db, async (trx) => {
    if (!(await consumeCode(trx, live.code_id))) throw wrongCode();
    await uncountAttempts(trx, counted);
    await ensureCustomer(trx, attempt.customer_id, now());
    return await openSession(trx, attempt.customer_id, services);
  });
}

async function openSession(
  trx: ShopTransaction,
  customer_id: number,
  { settings, secrets, now }: LoginServices,
): Promise<string> {
  const { jti, expires_at } = await beginSession(trx, {
    customer_id,
    now: now(),
    length: settings.sessionLength,
  });
  return signToken(
    { sub: String(customer_id), jti, iat: seconds(now()), exp: seconds(expires_at) },
    secrets.token,
  );
}

/** Since 1970, as tokens count. */
function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function wrongCode(): HttpError {
  return new HttpError(400, verifyOtp.failureMessage, { error: verifyOtp.failureMessage });
}
