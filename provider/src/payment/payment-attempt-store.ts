// Over 250 lines because all SQL of the attempts to pay an order is here, so that no other file knows their columns.

import { type Selectable, sql } from 'kysely';
import { PAYMENT_PENDING } from 'shared-contracts/order/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { CustomerOrderTable, PaymentAttemptTable, PaymentEventTable } from '../database/order-tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { lockOrder, type OrderKey } from '../order/order-store.ts';

export type Attempt = Selectable<PaymentAttemptTable>;
type State = Attempt['state'];

export type AttemptKey = Pick<Attempt, 'order_id' | 'attempt_number'>;

type OrderAttempt = Attempt &
  Pick<
    Selectable<CustomerOrderTable>,
    'kind' | 'status' | 'payment_status' | 'pay_until' | 'restored_at' | 'pincode'
  >;

/** The id of an attempt at the gateway (API-29). */
export function paymentId({ order_id, attempt_number }: AttemptKey): string {
  return `${order_id}-${attempt_number}`;
}

/** The attempt with an id of the gateway; undefined if the id cannot be this shop's. */
export function attemptOfPayment(payment_id: string): AttemptKey | undefined {
  const [, order_id, number] = /^(.{1,60})-(\d{1,6})$/.exec(payment_id) ?? [];
  return order_id && number ? { order_id, attempt_number: Number(number) } : undefined;
}

/** The states that a success may follow, however late. */
const UNPAID: readonly State[] = ['pending', 'failed', 'expired'];
/** Milliseconds after which the gateway is first asked, unless a shopper or a webhook triggers it earlier. */
const FIRST_ASK = 5_000;

/**
 * Begins the next attempt to pay an order.
 * @throws {HttpError} 409 while an earlier attempt is pending or disputed, and for an order that is not waiting for its payment.
 */
export async function openAttempt(
  trx: ShopTransaction,
  { order_id, payment_mode, now }: { order_id: string; payment_mode: string; now: Date },
): Promise<Attempt> {
  const at = now.toISOString();
  await lockOrder(trx, order_id);
  const opened = await trx
    .insertInto('payment_attempt')
    .columns([
      'order_id',
      'attempt_number',
      'payment_mode',
      'amount_paise',
      'state',
      'created_at',
      'seen_at',
      'next_ask_at',
    ])
    .expression((eb) => {
      const earlier = eb.selectFrom('payment_attempt as earlier').where('earlier.order_id', '=', order_id);
      return eb
        .selectFrom('customer_order')
        .select([
          'customer_order.order_id',
          earlier
            .select((one) =>
              one(one.fn.coalesce(one.fn.max('earlier.attempt_number'), one.lit(0)), '+', 1).as('number'),
            )
            .as('attempt_number'),
          eb.val(payment_mode).as('payment_mode'),
          'customer_order.total_paise',
          eb.val('pending').as('state'),
          eb.val(at).as('created_at'),
          eb.val(at).as('seen_at'),
          eb.val(new Date(now.getTime() + FIRST_ASK).toISOString()).as('next_ask_at'),
        ])
        .where('customer_order.order_id', '=', order_id)
        .where('customer_order.status', '=', PAYMENT_PENDING)
        .where('customer_order.pay_until', '>', at)
        .where(({ not, exists }) =>
          not(exists(earlier.select('earlier.order_id').where('earlier.state', '=', 'disputed'))),
        );
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!opened) throw new HttpError(409, 'This order cannot be paid for at the moment.');
  await recordPaymentEvent(trx, opened, 'begun', now);
  return opened;
}

/**
 * The attempts to pay an order, newest first. Every order has one: `orderCart` and `orderSamplesOnce` open the first.
 * @throws {HttpError} 404 for an order that does not exist or is another customer's (API-26).
 */
export async function attemptsOf(
  db: ShopDatabase,
  { order_id, customer_id }: OrderKey,
): Promise<[OrderAttempt, ...OrderAttempt[]]> {
  const [latest, ...earlier] = await db
    .selectFrom('payment_attempt')
    .innerJoin('customer_order', 'customer_order.order_id', 'payment_attempt.order_id')
    .selectAll('payment_attempt')
    .select(['kind', 'status', 'payment_status', 'pay_until', 'restored_at', 'pincode'])
    .where('payment_attempt.order_id', '=', order_id)
    .where('customer_id', '=', customer_id)
    .orderBy('attempt_number', 'desc')
    .execute();
  if (!latest) throw new HttpError(404, 'This order does not exist.');
  return [latest, ...earlier];
}

export type LatestState = Pick<OrderAttempt, 'order_id' | 'status' | 'restored_at'> & { state: State | null };

/** The state of orders and of their attempts, oldest attempt first: the last entry of an order counts. */
export async function latestStates(db: ShopDatabase, order_ids: readonly string[]): Promise<LatestState[]> {
  return await db
    .selectFrom('customer_order')
    .leftJoin('payment_attempt', 'payment_attempt.order_id', 'customer_order.order_id')
    .select(['customer_order.order_id', 'status', 'restored_at', 'payment_attempt.state'])
    .where('customer_order.order_id', 'in', order_ids)
    .orderBy('attempt_number')
    .execute();
}

/** The attempts of an order that were paid. */
export async function paidAttempts(
  db: ShopDatabase,
  order_id: string,
): Promise<Pick<Attempt, 'attempt_number' | 'amount_paise'>[]> {
  return await db
    .selectFrom('payment_attempt')
    .select(['attempt_number', 'amount_paise'])
    .where('order_id', '=', order_id)
    .where('state', '=', 'paid')
    .orderBy('attempt_number')
    .execute();
}

export async function hasPendingAttempt(db: ShopDatabase, order_id: string): Promise<boolean> {
  const pending = await db
    .selectFrom('payment_attempt')
    .select('order_id')
    .where('order_id', '=', order_id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return pending !== undefined;
}

export async function countPendingAttempts(db: ShopDatabase, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payment_attempt')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    // A literal, so that SQLite can use the partial index of pending attempts.
    .where('state', '=', sql.lit('pending'))
    .where('created_at', '<', before.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Disputed attempts, and attempts without a result from before a given time, oldest first. */
export async function unsettledAttempts(
  db: ShopDatabase,
  before: Date,
  limit: number,
): Promise<
  Pick<Attempt, 'order_id' | 'amount_paise' | 'created_at' | 'state' | 'asked_at' | 'redirect_url'>[]
> {
  return await db
    .selectFrom('payment_attempt')
    .select(['order_id', 'amount_paise', 'created_at', 'state', 'asked_at', 'redirect_url'])
    // Repeats the condition of the index word for word, because SQLite uses the partial index only then.
    .where(sql<boolean>`state in ('pending', 'disputed')`)
    .where((eb) =>
      eb.or([eb('state', '=', sql.lit('disputed')), eb('created_at', '<', before.toISOString())]),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/**
 * The attempts that the gateway is to be asked about now. Each customer gets a turn before anyone gets a second one, so that a customer with
 * many unpaid orders does not delay the others. Attempts whose shopper was there most recently come first, because they are being paid.
 * @param longestWaiting number of attempts taken by waiting time, so that new ones never keep them from their turn
 */
export async function attemptsToAsk(
  db: ShopDatabase,
  { now, limit, longestWaiting }: { now: Date; limit: number; longestWaiting: number },
): Promise<AttemptKey[]> {
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
      .where('next_ask_at', '<=', now.toISOString()),
  );
  const inTurn = turns.selectFrom('due').select(['order_id', 'attempt_number']).orderBy('turn');
  const waiting = await inTurn.orderBy('next_ask_at').limit(longestWaiting).execute();
  const seen = await inTurn.orderBy('seen_at', 'desc').orderBy('next_ask_at').limit(limit).execute();
  const ids = new Set(waiting.map(paymentId));
  return [...waiting, ...seen.filter((attempt) => !ids.has(paymentId(attempt)))].slice(0, limit);
}

/**
 * Claims an attempt for one question to the gateway.
 * @param minPause milliseconds since the last question
 * @param isShopper whether a shopper's request asks: the attempt counts as recently seen, and is soon asked about again
 * @param nextAsk stored before the gateway is asked, so that the next question is due even if this one hangs or the provider is killed
 * @returns undefined if it was asked about within the pause, or there is nothing left to ask.
 */
export async function claimAttempt(
  db: ShopDatabase,
  key: AttemptKey,
  {
    now,
    minPause,
    isShopper,
    nextAsk,
  }: { now: Date; minPause: number; isShopper: boolean; nextAsk: (attempt: Attempt) => Date | undefined },
): Promise<Attempt | undefined> {
  const at = now.toISOString();
  const askedBefore = new Date(now.getTime() - minPause).toISOString();
  return await withTransaction(db, async (trx) => {
    const claimed = await update(trx, key)
      .set((eb) => ({
        asked_at: at,
        times_asked: eb('times_asked', '+', 1),
        ...(isShopper && { seen_at: at }),
      }))
      .where('state', 'in', UNPAID)
      .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', askedBefore)]))
      .returningAll()
      .executeTakeFirst();
    if (claimed) {
      const next_ask_at = nextAsk(claimed)?.toISOString() ?? null;
      await update(trx, key).set({ next_ask_at }).execute();
    }
    return claimed;
  });
}

/** Stops asking about an attempt that has a result, and that a webhook has made due again. */
export async function stopAsking(db: ShopDatabase, key: AttemptKey): Promise<void> {
  await withTransaction(db, (trx) => update(trx, key).set({ next_ask_at: null }).execute());
}

/** Makes an unpaid attempt due at once. Attempts whose shopper or webhook came back are asked about first (PAY-79). */
export async function askSoon(db: ShopDatabase, key: AttemptKey, now: Date): Promise<void> {
  const at = now.toISOString();
  await withTransaction(db, (trx) =>
    update(trx, key).set({ next_ask_at: at, seen_at: at }).where('state', 'in', UNPAID).execute(),
  );
}

/** Stores the gateway's page. If two requests registered the attempt at the same time, both get the page that was stored first. */
export async function storePage(
  db: ShopDatabase,
  key: AttemptKey,
  { page, now }: { page: string; now: Date },
): Promise<string> {
  return await withTransaction(db, async (trx) => {
    const stored = await update(trx, key)
      .set({ redirect_url: page })
      .where('redirect_url', 'is', null)
      .returning('redirect_url')
      .executeTakeFirst();
    if (stored) {
      await recordPaymentEvent(trx, key, 'opened', now);
      return page;
    }
    const { redirect_url } = await trx
      .selectFrom('payment_attempt')
      .select('redirect_url')
      .where((eb) => eb.and(keyOf(key)))
      .executeTakeFirstOrThrow();
    return redirect_url ?? page;
  });
}

/**
 * Records the result of an attempt, once.
 * @returns the paise that it was to pay; undefined if it can no longer have this result.
 */
export async function endAttempt(
  trx: ShopTransaction,
  key: AttemptKey,
  { state, now }: { state: Exclude<State, 'pending'>; now: Date },
): Promise<number | undefined> {
  const ended = await update(trx, key)
    .set({ state, settled_at: now.toISOString(), next_ask_at: null })
    .where('state', 'in', state === 'paid' || state === 'disputed' ? UNPAID : ['pending'])
    .returning('amount_paise')
    .executeTakeFirst();
  if (ended) await recordPaymentEvent(trx, key, state, now);
  return ended?.amount_paise;
}

export async function recordPaymentEvent(
  trx: ShopTransaction,
  attempt: AttemptKey,
  event: PaymentEventTable['event'],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('payment_event')
    .values({ ...keyOf(attempt), event, at: now.toISOString() })
    .execute();
}

function update(db: ShopDatabase, attempt: AttemptKey) {
  return db.updateTable('payment_attempt').where((eb) => eb.and(keyOf(attempt)));
}

/** Returns only the key, even of a whole row. */
function keyOf({ order_id, attempt_number }: AttemptKey): AttemptKey {
  return { order_id, attempt_number };
}
