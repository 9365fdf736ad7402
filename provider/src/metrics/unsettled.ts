import { formatRupees } from 'shared-contracts/money';
import type { ShopDatabase } from '../database/database.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import { unsettledAttempts } from '../payment/payment-attempt-store.ts';
import { openRefunds } from '../payment/refund-store.ts';
import type { Step, StepFaults } from '../payment/step-faults.ts';
import { rupees } from '../price/rupees.ts';

/** Most rows of each kind that are listed. The metrics have the full counts. */
const MOST = 20;
const MINUTE = 60_000;
/** Minutes after which a paid shopper begins to worry. */
const WORRY_AFTER = 10;
/** Minutes: the reconciler's longest pause between two questions about a payment of this age. */
const ASKED_WITHIN = 15;

export interface UnsettledServices {
  db: ShopDatabase;
  gateway: Pick<PaymentGateway, 'silentSince'>;
  now: () => Date;
}

/** Something that is not settled, with advice. */
export interface Unsettled {
  kind: 'payment' | 'refund' | 'confirmation';
  order: string;
  /** Formatted in rupees. Empty for a confirmation, and for a failed step. */
  amount: string;
  /** ISO 8601 */
  since: string;
  /** A sentence with its state, and what to do. */
  advice: string;
}

/** Payments without a result, and waiting refunds and confirmations, oldest first: at most 20 of each. Contains no personal data. */
export async function unsettled({ db, gateway, now }: UnsettledServices): Promise<Unsettled[]> {
  return [
    ...(await payments(db, now(), gateway.silentSince !== undefined)),
    ...(await refunds(db)),
    ...(await confirmations(db)),
  ];
}

/** Steps → kinds that edge servers of any release can read. */
const KINDS: Record<Step, Unsettled['kind']> = {
  'pay page': 'payment',
  question: 'payment',
  'time to pay': 'payment',
  refund: 'refund',
  confirmation: 'confirmation',
};

/** Steps that failed for an order, or for all orders; the longest waiting first. */
export function failedSteps(faults: Pick<StepFaults, 'list'>): Unsettled[] {
  return faults
    .list()
    .slice(0, MOST)
    .map(({ step, item, reason, since, times }) => ({
      kind: KINDS[step],
      order: item || 'all orders',
      amount: '',
      since,
      advice: `The step “${step}” failed ${times === 1 ? 'once' : `${times} times`}: ${reason} It is tried again, and holds up no other order. Look for “reconciler:” in provider.log.`,
    }));
}

async function payments(db: ShopDatabase, now: Date, isSilent: boolean): Promise<Unsettled[]> {
  const before = new Date(now.getTime() - WORRY_AFTER * MINUTE);
  const attempts = await unsettledAttempts(db, before, MOST);
  return attempts.map(({ order_id, amount_paise, created_at, ...attempt }) => ({
    kind: 'payment',
    order: order_id,
    amount: formatRupees(rupees(amount_paise)),
    since: created_at,
    advice: adviceOn(attempt, now, isSilent),
  }));
}

type AttemptState = { state: string; asked_at: string | null; redirect_url: string | null };

function adviceOn({ state, asked_at, redirect_url }: AttemptState, now: Date, isSilent: boolean): string {
  if (state === 'disputed')
    return 'The gateway reports another amount or id. Compare it with the gateway’s own list, then refund or cancel.';
  if (redirect_url === null) return 'The gateway never took it. It ends by itself when its time is over.';
  if (isSilent)
    return 'The gateway does not answer. Look for “gateway:” in provider.log, and at its status page. Who has paid is found when it answers.';
  if (asked_at === null || now.getTime() - Date.parse(asked_at) > ASKED_WITHIN * MINUTE)
    return 'The gateway is not asked. Look for “reconciler:” in provider.log.';
  return 'The gateway has no result yet, and is asked again. The shopper may still be paying.';
}

async function refunds(db: ShopDatabase): Promise<Unsettled[]> {
  const open = await openRefunds(db, MOST);
  return open.map(({ refund_id, order_id, amount_paise, created_at, state, next_try_at }) => ({
    kind: 'refund',
    order: order_id,
    amount: formatRupees(rupees(amount_paise)),
    since: created_at,
    advice: {
      due:
        next_try_at === null
          ? `It waits for you: node office/src/operator.ts refund send ${refund_id}`
          : 'It is sent to the gateway by itself.',
      sent: 'The gateway has it. Banks take up to seven days.',
      failed: 'The bank refused it. Call the customer and pay back in another way.',
    }[state as 'due' | 'sent' | 'failed'],
  }));
}

async function confirmations(db: ShopDatabase): Promise<Unsettled[]> {
  const given: { order_id: string; created_at: string }[] = [];
  for (const outbox of ['order_confirmation', 'order_message'] as const)
    given.push(
      ...(await db
        .selectFrom(outbox)
        .innerJoin('customer_order', 'customer_order.order_id', `${outbox}.order_id`)
        .select(['customer_order.order_id', 'customer_order.created_at'])
        .where('sent_at', 'is', null)
        .where('next_try_at', 'is', null)
        .orderBy('customer_order.created_at')
        .limit(MOST)
        .execute()),
    );
  return given.map(({ order_id, created_at }) => ({
    kind: 'confirmation',
    order: order_id,
    amount: '',
    since: created_at,
    advice: 'The message was tried ten times. Call the customer.',
  }));
}
