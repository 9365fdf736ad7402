import { setTimeout as pause } from 'node:timers/promises';
import type { LogLine } from '../http/request-log.ts';
import { failOverdueOrder } from '../order/payment-attempts.ts';
import { type AttemptKey, paymentId } from '../order/payment-id.ts';
import { askGateway } from './ask-gateway.ts';
import { type ConfirmationServices, sendConfirmations } from './confirmations.ts';
import type { PaymentServices } from './payment-services.ts';
import { sendRefunds } from './send-refunds.ts';

export type ReconcilerServices = PaymentServices & ConfirmationServices;

/** Attempts and orders in one round, so that a long list does not hold up the others. */
const BATCH = 100;
/** Of a round's attempts, those that have waited longest, so that new ones never keep them from their turn. */
const LONGEST_WAITING = 20;
/** Questions to the gateway at the same time. */
const LANES = 5;

/**
 * One round: asks the gateway about each attempt that is due, fails the orders whose time to pay is over, and sends the
 * refunds and confirmations that are waiting. What is due is in the database, so a round after a restart finds what was missed.
 */
export async function reconcile(services: ReconcilerServices): Promise<void> {
  await askAboutDue(services);
  await failOverdue(services);
  await sendRefunds(services);
  await sendConfirmations(services);
}

async function askAboutDue(services: ReconcilerServices): Promise<void> {
  const due = await attemptsToAsk(services);
  const lane = async () => {
    for (let attempt = due.shift(); attempt; attempt = due.shift()) {
      // Without a response, the attempt is due again after its next pause.
      await askGateway(services, attempt).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/**
 * A turn for each customer before a second one for any, so that one with many unpaid orders does not hold up the others. The
 * attempts whose shoppers were there last come first: they are the ones that are being paid.
 */
export async function attemptsToAsk({ db, now }: PaymentServices): Promise<AttemptKey[]> {
  const turns = db.with('due', (query) =>
    query
      .selectFrom('payment_attempt')
      .innerJoin('customer_order', 'customer_order.order_id', 'payment_attempt.order_id')
      .select((eb) => [
        'payment_attempt.order_id',
        'attempt_number',
        'seen_at',
        'next_ask_at',
        eb.fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('customer_id').orderBy('seen_at', 'desc'))
          .as('turn'),
      ])
      .where('next_ask_at', '<=', now().toISOString()),
  );
  const inTurn = turns.selectFrom('due').select(['order_id', 'attempt_number']).orderBy('turn');
  const waiting = await inTurn.orderBy('next_ask_at').limit(LONGEST_WAITING).execute();
  const seen = await inTurn.orderBy('seen_at', 'desc').orderBy('next_ask_at').limit(BATCH).execute();
  const ids = new Set(waiting.map(paymentId));
  return [...waiting, ...seen.filter((attempt) => !ids.has(paymentId(attempt)))].slice(0, BATCH);
}

async function failOverdue({ db, now }: ReconcilerServices): Promise<void> {
  const overdue = await db
    .selectFrom('customer_order')
    .select('order_id')
    .where('status', '=', 'payment pending')
    .where('pay_until', '<=', now().toISOString())
    .limit(BATCH)
    .execute();
  for (const { order_id } of overdue) await failOverdueOrder(db, order_id, now());
}

/** Runs a round every `interval` milliseconds until it is stopped. */
export class Reconciler {
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(services: ReconcilerServices, { interval, log }: { interval: number; log: LogLine }) {
    this.#running = this.#run(services, interval, log);
  }

  /** Resolves when the round under way is over. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(services: ReconcilerServices, interval: number, log: LogLine): Promise<void> {
    const { signal } = this.#stopping;
    while (interval > 0 && !signal.aborted) {
      await reconcile(services).catch((error: unknown) => {
        log(`reconciler: ${error instanceof Error ? error.message : error}`);
      });
      await pause(interval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
