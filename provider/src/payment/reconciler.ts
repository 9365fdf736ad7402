import { setTimeout as pause } from 'node:timers/promises';
import type { LogLine } from '../http/request-log.ts';
import { overdueOrders } from '../order/order-store.ts';
import { askGateway, type PaymentServices } from './ask-gateway.ts';
import { type ConfirmationServices, sendConfirmations } from './confirmations.ts';
import { attemptsToAsk } from './payment-attempt-store.ts';
import { sendRefunds } from './send-refunds.ts';
import { failOverdueOrder } from './settle-attempt.ts';

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
  const { db, now } = services;
  const due = await attemptsToAsk(db, { now: now(), limit: BATCH, longestWaiting: LONGEST_WAITING });
  const lane = async () => {
    for (let attempt = due.shift(); attempt; attempt = due.shift()) {
      // Without a response, the attempt is due again after its next pause.
      await askGateway(services, attempt).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function failOverdue({ db, now }: ReconcilerServices): Promise<void> {
  for (const order_id of await overdueOrders(db, now(), BATCH)) await failOverdueOrder(db, order_id, now());
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
