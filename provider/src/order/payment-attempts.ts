import { PAYMENT_PENDING } from 'shared-contracts/order/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { AttemptResult } from '../database/order-tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { releaseCoupon, retakeCoupon } from '../price/coupon-uses.ts';
import { tryMove } from './move-order.ts';
import { recordPaymentEvent } from './payment-events.ts';
import type { AttemptKey } from './payment-id.ts';
import { oweRefund } from './refund-store.ts';

/** Milliseconds after which the gateway is asked for the first time, unless a shopper or a webhook asks earlier. */
const FIRST_ASK = 5_000;

/**
 * Begins the next attempt to pay an order.
 * @returns its number, from 1.
 * @throws {HttpError} 409 while an earlier attempt is pending or disputed, and for an order that is not waiting for its payment.
 */
export async function openAttempt(
  trx: ShopTransaction,
  { order_id, payment_mode, now }: { order_id: string; payment_mode: string; now: Date },
): Promise<number> {
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
    .expression((eb) =>
      eb
        .selectFrom('customer_order')
        .select([
          'customer_order.order_id',
          eb
            .selectFrom('payment_attempt as earlier')
            .select((one) =>
              one(one.fn.coalesce(one.fn.max('earlier.attempt_number'), one.lit(0)), '+', 1).as('number'),
            )
            .where('earlier.order_id', '=', order_id)
            .as('attempt_number'),
          eb.val(payment_mode).as('payment_mode'),
          'customer_order.total_paise',
          eb.val('pending').as('state'),
          eb.val(now.toISOString()).as('created_at'),
          eb.val(now.toISOString()).as('seen_at'),
          eb.val(new Date(now.getTime() + FIRST_ASK).toISOString()).as('next_ask_at'),
        ])
        .where('customer_order.order_id', '=', order_id)
        .where('customer_order.status', '=', PAYMENT_PENDING)
        .where('customer_order.pay_until', '>', now.toISOString())
        .where(({ not, exists }) =>
          not(
            exists(
              eb
                .selectFrom('payment_attempt as disputed')
                .select('disputed.order_id')
                .where('disputed.order_id', '=', order_id)
                .where('disputed.state', '=', 'disputed'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('attempt_number')
    .executeTakeFirst();
  if (!opened) throw new HttpError(409, 'This order cannot be paid for at the moment.');
  await recordPaymentEvent(trx, { order_id, ...opened, event: 'begun', now });
  return opened.attempt_number;
}

/**
 * Records the result of an attempt as the gateway names it. A success places the order, also one that has already failed
 * (API-29); where the order cannot be placed any more, the money goes back. Repeating a result changes nothing.
 */
export async function settleAttempt(
  db: ShopDatabase,
  { order_id, attempt_number }: AttemptKey,
  { state, now }: { state: AttemptResult; now: Date },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const settled = await trx
      .updateTable('payment_attempt')
      .set({ state, settled_at: now.toISOString(), next_ask_at: null })
      .where('order_id', '=', order_id)
      .where('attempt_number', '=', attempt_number)
      .where('state', 'in', state === 'paid' ? ['pending', 'failed', 'expired'] : ['pending'])
      .returning('amount_paise')
      .executeTakeFirst();
    if (!settled) return;
    await recordPaymentEvent(trx, { order_id, attempt_number, event: state, now });
    if (state !== 'paid') return await freeCoupon(trx, order_id, now);
    const reason = await placeOrder(trx, order_id, now);
    if (reason === undefined) return;
    const { amount_paise } = settled;
    await oweRefund(trx, { order_id, attempt_number, amount_paise, reason, now, isAutomatic: true });
  });
}

/**
 * Places an order that has been paid, with a confirmation for it and for no other.
 * @returns why it cannot be placed: the money is not wanted, and the customer reads the sentence.
 */
async function placeOrder(trx: ShopTransaction, order_id: string, now: Date): Promise<string | undefined> {
  const { status, restored_at } = await trx
    .selectFrom('customer_order')
    .select(['status', 'restored_at'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  if (restored_at !== null)
    return 'This payment came after the items of the order were put back into the cart.';
  if (status === 'failed' && !(await retakeCoupon(trx, order_id)))
    return 'This payment came after the time to pay, and the coupon of the order has been used for another one.';
  if (!(await tryMove(trx, { order_id, to: 'placed', by: 'payment', now })))
    return 'The order was paid twice, or had been cancelled.';
  await queueConfirmation(trx, order_id, now);
  return undefined;
}

/** The coupon belongs to an order as long as that can be paid: until it has failed, and no payment of it is undecided. */
async function freeCoupon(trx: ShopTransaction, order_id: string, now: Date): Promise<void> {
  const held = await trx
    .selectFrom('customer_order')
    .leftJoin('payment_attempt', (join) =>
      join
        .onRef('payment_attempt.order_id', '=', 'customer_order.order_id')
        .on('payment_attempt.state', '=', 'pending'),
    )
    .select(['status', 'attempt_number'])
    .where('customer_order.order_id', '=', order_id)
    .executeTakeFirst();
  if (held?.status === 'failed' && held.attempt_number === null) await releaseCoupon(trx, order_id, now);
}

/**
 * The gateway reports that something else was paid than was asked for. That never places the order, and allows no further
 * attempt: the money is due back, after the operator has looked at it.
 */
export async function disputeAttempt(
  db: ShopDatabase,
  { order_id, attempt_number }: AttemptKey,
  { amount_paise, now }: { amount_paise: number; now: Date },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const disputed = await trx
      .updateTable('payment_attempt')
      .set({ state: 'disputed', settled_at: now.toISOString(), next_ask_at: null })
      .where('order_id', '=', order_id)
      .where('attempt_number', '=', attempt_number)
      .where('state', 'in', ['pending', 'failed', 'expired'])
      .returning('order_id')
      .executeTakeFirst();
    if (!disputed) return;
    await recordPaymentEvent(trx, { order_id, attempt_number, event: 'disputed', now });
    await freeCoupon(trx, order_id, now);
    const reason = 'The payment service reports a payment of another amount or id.';
    await oweRefund(trx, { order_id, attempt_number, amount_paise, reason, now, isAutomatic: false });
  });
}

/** Fails an order whose time to pay is over. One that is paid, or has time left, stays as it is. */
export async function failOverdueOrder(db: ShopDatabase, order_id: string, now: Date): Promise<void> {
  await withTransaction(db, async (trx) => {
    const overdue = await trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('order_id', '=', order_id)
      .where('pay_until', '<=', now.toISOString())
      .executeTakeFirst();
    if (overdue && (await tryMove(trx, { order_id, to: 'failed', by: 'payment', now })))
      await freeCoupon(trx, order_id, now);
  });
}

async function queueConfirmation(trx: ShopTransaction, order_id: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('order_confirmation')
    .values({ order_id, created_at: at, next_try_at: at, sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
