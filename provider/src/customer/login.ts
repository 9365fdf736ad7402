import { verifyOtp } from 'shared-contracts/customer/endpoints';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import type { Message, MessageSender } from '../notifications/message-sender.ts';
import { attemptsSince, countAttempt, lockSubject, uncountAttempts } from '../rate-limit/rate-limit-store.ts';
import { waitInLine } from '../rate-limit/waiting-line.ts';
import { beginSession } from '../session/session-store.ts';
import { signToken } from '../session/token.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { OtpSettings, Settings } from '../settings/settings.ts';
import { ensureCustomer } from './customer-store.ts';
import { isKnownDevice, rememberDevice } from './known-device-store.ts';
import type { LoginAttempt } from './login-attempt.ts';
import { hashCode, isRightCode, NO_CODE, newCode } from './one-time-code.ts';
import { consumeCode, newestCode, storeCode, tryOwnCode } from './one-time-code-store.ts';
import { knownDeviceLimits, newcomerLimits, strangerTryLimits, unusedCodeLimits } from './otp-limits.ts';

export interface LoginServices {
  db: ShopDatabase;
  settings: Pick<Settings, 'otp' | 'sessionLength' | 'publicUrl'>;
  secrets: () => Secrets;
  messages: MessageSender;
  now: () => Date;
}

const DAY = 24 * 60 * 60 * 1000;
const WAIT_FOR_TURN = 'Many codes are being requested right now. Please try again when your turn comes.';

/**
 * Sends a new code to a phone. Known and unknown phones take the same path, so that the response does not reveal which
 * it is (LOGIN-11).
 * @throws {HttpError} 429 over a rate limit, or before the client's turn; 503 when the message cannot be sent.
 */
export async function sendCode(services: LoginServices, attempt: LoginAttempt): Promise<void> {
  await services.messages.send(await issueCode(services, attempt));
}

/**
 * Stores a new code for a client.
 * @returns the message with the code, which the caller sends.
 * @throws {HttpError} 429 over a rate limit, or before the client's turn.
 */
export async function issueCode(
  { db, settings, secrets, now }: Omit<LoginServices, 'messages'>,
  attempt: LoginAttempt,
): Promise<Message> {
  // Counted first, in a separate transaction, so that a client over the limit does not cost a slow hash.
  const admission = await withTransaction(db, (trx) => admit(trx, attempt, settings.otp, now()));
  if ('wait' in admission) throw new HttpError(429, WAIT_FOR_TURN, { retryAfter: admission.wait / 1000 });
  const code = newCode(attempt.door);
  const hashed = await hashCode(code, secrets().pepper);
  const expires_at = new Date(now().getTime() + settings.otp.codeLifetime);
  await withTransaction(db, (trx) => storeCode(trx, attempt, { expires_at, ...admission, ...hashed }, now()));
  const text = `${code} is your login code. Please do not share it with anyone.`;
  const boundTo = attempt.door ? undefined : settings.publicUrl;
  return {
    kind: 'login',
    to: String(attempt.customer_id),
    text: boundTo === undefined ? text : `${text}\n\n@${new URL(boundTo).hostname} #${code}`,
    code,
  };
}

/**
 * Counts a request for a code (LOGIN-23, LOGIN-24).
 * @returns ids of the counted attempts, which a login with the code removes; or the milliseconds until the client's turn. Waiting is not
 * thrown as an error, because that would roll back the client's place in the line.
 */
async function admit(
  trx: ShopTransaction,
  attempt: LoginAttempt,
  figures: OtpSettings,
  now: Date,
): Promise<{ attempt_ids: number[] } | { wait: number }> {
  if (await isKnownDevice(trx, attempt)) {
    await countAttempt(trx, knownDeviceLimits(attempt, figures), now);
    return { attempt_ids: [] };
  }
  const [byAddress, inTotal] = unusedCodeLimits(attempt, figures);
  const today = new Date(now.getTime() - DAY);
  // Locked before counting, because all waiting clients share the line.
  await lockSubject(trx, inTotal, now);
  if ((await attemptsSince(trx, inTotal, today)) >= figures.unusedCodesPerDay) {
    const isFirst = (await attemptsSince(trx, byAddress, today)) === 0;
    const wait = await waitInLine(trx, { origin: attempt.origin, isFirst }, now);
    if (wait > 0) return { wait };
  }
  await countAttempt(trx, newcomerLimits(attempt, figures), now);
  return { attempt_ids: await countAttempt(trx, [byAddress, inTotal], now) };
}

/**
 * Exchanges a code for a token.
 * @throws {HttpError} 400 for a code that is wrong, used, expired or another phone's; 429 over a rate limit.
 */
export async function logIn(
  services: LoginServices,
  attempt: LoginAttempt & { otp: number },
): Promise<string> {
  const { settings, secrets, now } = services;
  const { customer_id } = attempt;
  const { jti, expires_at } = await acceptCode(services, attempt, (trx) =>
    beginSession(trx, { customer_id, now: now(), length: settings.sessionLength }),
  );
  const claims = { sub: String(customer_id), jti, iat: seconds(now()), exp: seconds(expires_at) };
  return await signToken(claims, secrets().tokenKeys[0]);
}

/**
 * Redeems a code, and begins a session in the same transaction. For each phone one hash is compared, a dummy if it has no code, because the
 * response time must not reveal who is logging in (LOGIN-26). At the desk, only the client that asked for a code can use it (DESK-3).
 * @throws {HttpError} 400 for a code that is wrong, used, expired or another phone's; 429 over a rate limit.
 */
export async function acceptCode<Session>(
  { db, settings, secrets, now }: Omit<LoginServices, 'messages'>,
  attempt: LoginAttempt & { otp: number },
  begin: (trx: ShopTransaction) => Promise<Session>,
): Promise<Session> {
  const { customer_id, door } = attempt;
  const { valid, counted } = await withTransaction(db, async (trx) => {
    const own = await tryOwnCode(trx, attempt, now());
    if (own) return { valid: own.valid, counted: [] };
    // Counted as wrong until the code is verified: this limits concurrent guesses.
    const counted = await countAttempt(trx, strangerTryLimits(attempt, settings.otp), now());
    return { valid: door ? undefined : await newestCode(trx, customer_id, now()), counted };
  });
  const isRight = await isRightCode(attempt.otp, valid ?? NO_CODE, secrets().pepper);
  if (!valid || !isRight) throw wrongCode();
  return await withTransaction(db, async (trx) => {
    if (!(await consumeCode(trx, valid.code_id))) throw wrongCode();
    await uncountAttempts(trx, [...counted, ...JSON.parse(valid.attempt_ids)]);
    await ensureCustomer(trx, customer_id, now());
    await rememberDevice(trx, attempt, now());
    return await begin(trx);
  });
}

/** Seconds since 1970, the unit of JWT claims. */
function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function wrongCode(): HttpError {
  return new HttpError(400, verifyOtp.failureMessage, { error: verifyOtp.failureMessage });
}
