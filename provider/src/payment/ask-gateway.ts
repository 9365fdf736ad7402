import type { ShopDatabase } from '../database/database.ts';
import type { PaymentGateway, PaymentReport } from '../gateway/payment-gateway.ts';
import { nextPause } from './ask-schedule.ts';
import {
  type Attempt,
  type AttemptKey,
  claimAttempt,
  paymentId,
  stopAsking,
} from './payment-attempt-store.ts';
import { disputeAttempt, settleAttempt } from './settle-attempt.ts';
import type { StepFaults } from './step-faults.ts';

export interface PaymentServices {
  db: ShopDatabase;
  gateway: PaymentGateway;
  /** Records failures of single orders. */
  faults: StepFaults;
  now: () => Date;
}

/** Milliseconds. However many tabs and webhooks ask about an attempt, the gateway is asked only once in this time. */
const MIN_PAUSE = 2_000;

export interface AskOptions {
  /** Asks even if the gateway has just been asked, for a request that must not act on an outdated state. */
  evenIfJustAsked?: boolean;
  /** Whether a shopper's request asks. The attempt then counts as recently seen, and is soon asked about again. */
  isShopper?: boolean;
}

/**
 * Asks the gateway about the state of an attempt, and records a result. Only this function decides about a payment: the browser's callback
 * and a webhook merely trigger it (PAY-8).
 * @throws {GatewayError} when the gateway does not respond; the attempt does not change, and is asked about again later.
 */
export async function askGateway(
  services: PaymentServices,
  attempt: AttemptKey,
  { evenIfJustAsked = false, isShopper = false }: AskOptions = {},
): Promise<void> {
  const now = services.now();
  const claimed = await claimAttempt(services.db, attempt, {
    now,
    minPause: evenIfJustAsked ? 0 : MIN_PAUSE,
    isShopper,
    nextAsk: ({ seen_at, created_at }) => {
      const pause = nextPause(now.getTime() - Date.parse(seen_at), now.getTime() - Date.parse(created_at));
      return pause === undefined ? undefined : new Date(now.getTime() + pause);
    },
  });
  if (!claimed) return;
  const report = await services.gateway.paymentStatus(paymentId(attempt));
  await record(services, claimed, report);
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

/** Milliseconds in which a request that creates a payment is certainly answered or given up. */
const CREATION_TIME = 60_000;

/** The gateway may not know an attempt yet, if the request that creates it is under way or has to be repeated. */
function canStillBeCreated({ redirect_url }: Attempt, age: number): boolean {
  return redirect_url !== null || age < CREATION_TIME;
}
