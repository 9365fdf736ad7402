import { verifyOtp } from 'shared-contracts/customer/endpoints';
import type { ShopDatabase } from '../database/database.ts';
import { withTransaction } from '../database/with-transaction.ts';
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
 * Sends a new code to a phone. Known and unknown phones take the same path, so that the response does not reveal which
 * it is (LOGIN-11).
 * @throws {HttpError} 429 over a rate limit; 503 when the message cannot be sent.
 */
export async function sendCode(
  { db, settings, secrets, messages, now }: LoginServices,
  attempt: OtpAttempt,
): Promise<void> {
  // Counted first, in a separate transaction, so that a client over the limit does not cost a slow hash.
  await withTransaction(db, (trx) => countAttempt(trx, codeLimits(attempt, settings.otp), now()));
  const code = newCode();
  const hashed = await hashCode(code, secrets.pepper);
  const expires_at = new Date(now().getTime() + settings.otp.codeLifetime);
  await withTransaction(db, (trx) =>
    storeCode(trx, { customer_id: attempt.customer_id, expires_at, ...hashed }),
  );
  await messages.send({
    to: String(attempt.customer_id),
    text: `${code} is your login code. Please do not share it with anyone.`,
    code,
  });
}

/**
 * Exchanges a code for a token.
 * @throws {HttpError} 400 for a code that is wrong, used, expired or another phone's; 429 over a rate limit.
 */
export async function logIn(services: LoginServices, attempt: OtpAttempt & { otp: number }): Promise<string> {
  const { db, settings, secrets, now } = services;
  const { customer_id } = attempt;
  const { valid, counted } = await withTransaction(db, async (trx) => {
    // Counted as a wrong try until the code is verified; otherwise concurrent guesses would not be limited.
    const counted = await countAttempt(trx, wrongTryLimits(attempt, settings.otp), now());
    const valid = await countTry(trx, customer_id, now());
    // Without a valid code there is nothing to guess, and the try must not use up the owner's daily tries.
    if (!valid) await uncountAttempts(trx, counted);
    return { valid, counted };
  });
  if (!valid || !(await isRightCode(attempt.otp, valid, secrets.pepper))) throw wrongCode();
  const { jti, expires_at } = await withTransaction(db, async (trx) => {
    if (!(await consumeCode(trx, valid.code_id))) throw wrongCode();
    await uncountAttempts(trx, counted);
    await ensureCustomer(trx, customer_id, now());
    return await beginSession(trx, { customer_id, now: now(), length: settings.sessionLength });
  });
  const claims = { sub: String(customer_id), jti, iat: seconds(now()), exp: seconds(expires_at) };
  return await signToken(claims, secrets.token);
}

/** Since 1970, as JWT claims count time. */
function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function wrongCode(): HttpError {
  return new HttpError(400, verifyOtp.failureMessage, { error: verifyOtp.failureMessage });
}
