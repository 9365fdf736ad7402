import { setTimeout as pause } from 'node:timers/promises';
import { overdueOrders } from '../order/order-store.ts';
import { askGateway, type PaymentServices } from './ask-gateway.ts';
import { type ConfirmationServices, sendConfirmations } from './confirmations.ts';
import { attemptsToAsk } from './payment-attempt-store.ts';
import { sendRefunds } from './send-refunds.ts';
import { failOverdueOrder } from './settle-attempt.ts';

export type ReconcilerServices = PaymentServices & ConfirmationServices;

/** Most attempts and orders per round, so that a long list does not delay the other steps. */
const BATCH = 100;
/** Attempts per round taken by waiting time, so that new ones never keep them from their turn. */
const LONGEST_WAITING = 20;
/** Concurrent questions to the gateway. */
const LANES = 5;

/**
 * One round: asks the gateway about each attempt that is due, fails the orders whose time to pay is over, and sends the
 * waiting refunds and confirmations. What is due is in the database, so a round after a restart finds what was missed.
 * An error of one order affects neither the same step of another order nor another step (PAY-80). Failing items are fetched in
 * addition to a batch, so that they never displace items that would succeed.
 */
export async function reconcile(services: ReconcilerServices): Promise<void> {
  const { faults } = services;
  await faults.contain('question', '', () => askAboutDue(services));
  await faults.contain('time to pay', '', () => failOverdue(services));
  await faults.contain('refund', '', () => sendRefunds(services));
  await faults.contain('confirmation', '', () => sendConfirmations(services));
}

async function askAboutDue(services: ReconcilerServices): Promise<void> {
  const { db, faults, now } = services;
  const failing = faults.count().question;
  const due = await attemptsToAsk(db, {
    now: now(),
    limit: BATCH + failing,
    longestWaiting: LONGEST_WAITING + failing,
  });
  const lane = async () => {
    for (let attempt = due.shift(); attempt; attempt = due.shift()) {
      const { order_id } = attempt;
      // If the gateway does not respond, the attempt is due again after its next pause.
      await faults.contain('question', order_id, () => askGateway(services, attempt));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function failOverdue({ db, faults, now }: ReconcilerServices): Promise<void> {
  for (const order_id of await overdueOrders(db, now(), BATCH + faults.count()['time to pay']))
    await faults.contain('time to pay', order_id, () => failOverdueOrder(db, order_id, now()));
}

/** Runs a round every `interval` milliseconds until it is stopped. */
export class Reconciler {
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(services: ReconcilerServices, interval: number) {
    this.#running = this.#run(services, interval);
  }

  /** Resolves when the current round is over. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(services: ReconcilerServices, interval: number): Promise<void> {
    const { signal } = this.#stopping;
    while (interval > 0 && !signal.aborted) {
      await reconcile(services);
      await pause(interval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
