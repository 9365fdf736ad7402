import type { Selectable } from 'kysely';
import { SAMPLES } from 'shared-contracts/order/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { RefundResult, RefundTable } from '../database/order-tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { findOrder, lockOrder, tryMove } from '../order/order-store.ts';
import { queueMessage, refundedMessage } from './order-messages.ts';
import { type AttemptKey, paidAttempts, recordPaymentEvent } from './payment-attempt-store.ts';
import { endSamples } from './sample-refund.ts';

export type Refund = Selectable<RefundTable>;

/** Thrown when a refund exceeds what is left of the payment. */
export class RefundTooLargeError extends Error {
  override name = 'RefundTooLargeError';
  /** Paise that can still be refunded. */
  readonly left: number;

  constructor(left: number) {
    super('A refund is never larger than what was paid.');
    this.left = left;
  }
}

/** All refunds, the unsettled ones first, the oldest of them first. */
export async function listRefunds(db: ShopDatabase): Promise<Refund[]> {
  return await db
    .selectFrom('refund')
    .selectAll()
    .orderBy('settled_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .execute();
}

/** Unsettled refunds, which are the first ones of `listRefunds`. */
export async function openRefunds(db: ShopDatabase, limit: number): Promise<Refund[]> {
  return await db
    .selectFrom('refund')
    .selectAll()
    .where('state', 'in', ['due', 'sent', 'failed'])
    .orderBy('settled_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** The number of refunds in each state. `for operator` are the due ones that wait for the operator. */
export async function countRefunds(db: ShopDatabase): Promise<Record<string, number>> {
  const counts = await db
    .selectFrom('refund')
    .select((eb) => [
      'state',
      eb('next_try_at', 'is', null).as('waits'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(['state', 'waits'])
    .execute();
  return Object.fromEntries(
    counts.map(({ state, waits, count }) => [state === 'due' && waits ? 'for operator' : state, count]),
  );
}

/** Oldest first. */
export async function refundsOfOrder(db: ShopDatabase, order_id: string): Promise<Refund[]> {
  return await db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', order_id)
    .orderBy('created_at')
    .orderBy('refund_id')
    .execute();
}

/**
 * Adds a refund of money from one attempt.
 * @param isAutomatic whether the shop sends it by itself; otherwise the operator does, after a check
 */
export async function oweRefund(
  trx: ShopTransaction,
  {
    now,
    isAutomatic,
    ...refund
  }: AttemptKey & Pick<Refund, 'amount_paise' | 'reason'> & { now: Date; isAutomatic: boolean },
): Promise<void> {
  const { order_id, attempt_number } = refund;
  const earlier = (await refundsOfOrder(trx, order_id)).filter(
    (one) => one.attempt_number === attempt_number,
  );
  const at = now.toISOString();
  await trx
    .insertInto('refund')
    .values({
      ...refund,
      refund_id: `${order_id}-${attempt_number}-R${earlier.length > 0 ? earlier.length + 1 : ''}`,
      state: 'due',
      created_at: at,
      next_try_at: isAutomatic ? at : null,
      sent_at: null,
      settled_at: null,
    })
    .execute();
  await recordPaymentEvent(trx, refund, 'refund due', now);
}

/**
 * Adds refunds for a paid order: for all that is left, or for `amount_paise`. Failed refunds do not count, so that the
 * money can be sent again.
 * @returns the refunded paise; 0 if nothing is left.
 * @throws {RefundTooLargeError} when less than `amount_paise` is left.
 * @throws {SampleRefundError} for a part of the price of samples, and for samples whose coupon an order has.
 */
export async function refundOrder(
  trx: ShopTransaction,
  { order_id, amount_paise, reason, now }: RefundRequest,
): Promise<number> {
  await lockOrder(trx, order_id);
  const attempts = await moneyLeft(trx, order_id, (state) => state !== 'failed');
  const left = attempts.reduce((sum, attempt) => sum + attempt.left, 0);
  const owed = amount_paise ?? left;
  if (owed > left) throw new RefundTooLargeError(left);
  if ((await findOrder(trx, order_id))?.kind === SAMPLES)
    await endSamples(trx, order_id, { owed, left, now });
  let open = owed;
  for (const { attempt_number, left: ofAttempt } of attempts) {
    const part = Math.min(open, ofAttempt);
    if (part > 0)
      await oweRefund(trx, { order_id, attempt_number, amount_paise: part, reason, now, isAutomatic: true });
    open -= part;
  }
  return owed;
}

export interface RefundRequest {
  order_id: string;
  /** By default, all that is left. */
  amount_paise?: number;
  /** A sentence, which the customer reads, too. */
  reason: string;
  now: Date;
}

/** Returns the paid attempts, each with what is left after its refunds in the states that count. */
async function moneyLeft(
  trx: ShopDatabase,
  order_id: string,
  counts: (state: Refund['state']) => boolean,
): Promise<{ attempt_number: number; left: number }[]> {
  const refunds = (await refundsOfOrder(trx, order_id)).filter(({ state }) => counts(state));
  return (await paidAttempts(trx, order_id)).map(({ attempt_number, amount_paise }) => {
    const own = refunds.filter((refund) => refund.attempt_number === attempt_number);
    return { attempt_number, left: own.reduce((left, refund) => left - refund.amount_paise, amount_paise) };
  });
}

/** The paise of an order that can still be refunded. */
export async function leftToRefund(db: ShopDatabase, order_id: string): Promise<number> {
  const attempts = await moneyLeft(db, order_id, (state) => state !== 'failed');
  return attempts.reduce((sum, { left }) => sum + left, 0);
}

/** The refunds that the shop has to send or ask about now, the longest waiting first. */
export async function refundsToTry(db: ShopDatabase, now: Date, limit: number): Promise<string[]> {
  const due = await db
    .selectFrom('refund')
    .select('refund_id')
    .where('next_try_at', '<=', now.toISOString())
    .orderBy('next_try_at')
    .limit(limit)
    .execute();
  return due.map(({ refund_id }) => refund_id);
}

/**
 * Claims a refund for one try, so that no second provider and no operator sends it at the same time.
 * @param nextTryAt by the refund's age in milliseconds; stored before the gateway is called, so that it is tried again in any case
 * @returns undefined if it is settled, or is being tried.
 */
export async function claimRefund(
  db: ShopDatabase,
  refund_id: string,
  { now, nextTryAt }: { now: Date; nextTryAt: (age: number) => Date },
): Promise<Refund | undefined> {
  return await withTransaction(db, async (trx) => {
    const refund = await trx
      .selectFrom('refund')
      .selectAll()
      .where('refund_id', '=', refund_id)
      .where('state', 'in', ['due', 'sent'])
      .where((eb) => eb.or([eb('next_try_at', 'is', null), eb('next_try_at', '<=', now.toISOString())]))
      .executeTakeFirst();
    if (!refund) return undefined;
    const age = now.getTime() - Date.parse(refund.sent_at ?? refund.created_at);
    return await trx
      .updateTable('refund')
      .set({ times_tried: refund.times_tried + 1, next_try_at: nextTryAt(age).toISOString() })
      .where('refund_id', '=', refund_id)
      .where('times_tried', '=', refund.times_tried)
      .returningAll()
      .executeTakeFirst();
  });
}

/** Records the gateway's result for a refund, once. */
export async function recordRefund(
  db: ShopDatabase,
  refund_id: string,
  { state, now }: { state: RefundResult; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await withTransaction(db, async (trx) => {
    const recorded = await trx
      .updateTable('refund')
      .set((eb) => ({
        state,
        sent_at: state === 'failed' ? eb.ref('sent_at') : eb.fn.coalesce('sent_at', eb.val(at)),
        ...(state !== 'sent' && { settled_at: at, next_try_at: null }),
      }))
      .where('refund_id', '=', refund_id)
      .where('state', 'in', state === 'sent' ? ['due'] : ['due', 'sent'])
      .returning(['order_id', 'attempt_number', 'amount_paise'])
      .executeTakeFirst();
    if (!recorded) return;
    await lockOrder(trx, recorded.order_id);
    await recordPaymentEvent(trx, recorded, `refund ${state}`, now);
    if (state === 'done')
      await queueMessage(trx, refundedMessage(recorded.order_id, recorded.amount_paise), now);
    await endPaidBack(trx, recorded.order_id, now);
  });
}

/** Sets a cancelled or returned order to `refunded` once all of its money is paid back. */
export async function endPaidBack(trx: ShopTransaction, order_id: string, now: Date): Promise<void> {
  const attempts = await moneyLeft(trx, order_id, (state) => state === 'done');
  if (attempts.length > 0 && attempts.every(({ left }) => left === 0))
    await tryMove(trx, { order_id, to: 'refunded', by: 'payment', now });
}
