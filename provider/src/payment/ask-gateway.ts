import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../database/database.ts';
import type { PaymentAttemptTable } from '../database/order-tables.ts';
import { withTransaction } from '../database/with-transaction.ts';
import type { PaymentReport } from '../gateway/payment-gateway.ts';
import { disputeAttempt, settleAttempt } from '../order/payment-attempts.ts';
import { type AttemptKey, paymentId } from '../order/payment-id.ts';
import { nextPause } from './ask-schedule.ts';
import type { PaymentServices } from './payment-services.ts';

type Attempt = Selectable<PaymentAttemptTable>;

/** Milliseconds. However many tabs and webhooks ask about an attempt, the gateway is asked once in this time. */
const MIN_PAUSE = 2_000;

export interface AskOptions {
  /** Asks even if the gateway was asked just now: for a request that must not act on an outdated state. */
  evenIfJustAsked?: boolean;
  /** A request of the shopper asks: the attempt counts as new again, and is asked about soon and often. */
  isShopper?: boolean;
}

/**
 * Asks the gateway how far an attempt is, and records a result. Only this decides about a payment: the browser's callback and a
 * webhook just make it run (PAY-8).
 * @throws {GatewayError} when the gateway does not respond; the attempt stays as it is, and is asked about again later.
 */
export async function askGateway(
  services: PaymentServices,
  attempt: AttemptKey,
  { evenIfJustAsked = false, isShopper = false }: AskOptions = {},
): Promise<void> {
  const claimed = await claim(services, attempt, { minPause: evenIfJustAsked ? 0 : MIN_PAUSE, isShopper });
  if (!claimed) return;
  const report = await services.gateway.paymentStatus(paymentId(attempt));
  await record(services, claimed, report);
}

/** Marks the attempt as asked about. Undefined when it has been asked about within the pause, or has nothing left to ask. */
async function claim(
  { db, now }: PaymentServices,
  attempt: AttemptKey,
  { minPause, isShopper }: { minPause: number; isShopper: boolean },
): Promise<Attempt | undefined> {
  const time = now().getTime();
  return await withTransaction(db, async (trx) => {
    const claimed = await trx
      .updateTable('payment_attempt')
      .set((eb) => ({
        asked_at: new Date(time).toISOString(),
        times_asked: eb('times_asked', '+', 1),
        ...(isShopper && { seen_at: new Date(time).toISOString() }),
      }))
      .where('order_id', '=', attempt.order_id)
      .where('attempt_number', '=', attempt.attempt_number)
      .where('state', 'in', ['pending', 'failed', 'expired'])
      .where((eb) =>
        eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(time - minPause).toISOString())]),
      )
      .returningAll()
      .executeTakeFirst();
    if (!claimed) return undefined;
    const age = time - Date.parse(claimed.created_at);
    const pause = nextPause(time - Date.parse(claimed.seen_at), age);
    // Written before the gateway is asked: if it hangs or the provider is killed, the next question is due all the same.
    await trx
      .updateTable('payment_attempt')
      .set({ next_ask_at: pause === undefined ? null : new Date(time + pause).toISOString() })
      .where('order_id', '=', attempt.order_id)
      .where('attempt_number', '=', attempt.attempt_number)
      .execute();
    return claimed;
  });
}

async function record({ db, now }: PaymentServices, attempt: Attempt, report: PaymentReport): Promise<void> {
  if (report.state === 'failed') await settleAttempt(db, attempt, { state: 'failed', now: now() });
  const age = now().getTime() - Date.parse(attempt.created_at);
  const isGivenUp = report.state === 'pending' && nextPause(0, age) === undefined;
  if (isGivenUp || (report.state === 'unknown' && !canStillBeCreated(attempt, age))) {
    await settleAttempt(db, attempt, { state: 'expired', now: now() });
  }
  if (report.state !== 'paid') {
    if (attempt.state !== 'pending') await stopAsking(db, attempt);
    return;
  }
  const { amount_paise, payment_id } = report;
  const isAsked =
    amount_paise === attempt.amount_paise && (payment_id ?? paymentId(attempt)) === paymentId(attempt);
  if (isAsked) await settleAttempt(db, attempt, { state: 'paid', now: now() });
  else await disputeAttempt(db, attempt, { amount_paise, now: now() });
}

/** For an attempt with a result, which a webhook has made due again. */
async function stopAsking(db: ShopDatabase, { order_id, attempt_number }: AttemptKey): Promise<void> {
  await db
    .updateTable('payment_attempt')
    .set({ next_ask_at: null })
    .where('order_id', '=', order_id)
    .where('attempt_number', '=', attempt_number)
    .execute();
}

/** Milliseconds. A request that creates a payment is answered or given up by then. */
const CREATION_TIME = 60_000;

/** The gateway may not know an attempt yet because the request that creates it is under way, or has to be repeated. */
function canStillBeCreated({ redirect_url }: Attempt, age: number): boolean {
  return redirect_url !== null || age < CREATION_TIME;
}
