import { PAYMENT_PENDING } from 'shared-contracts/order/rules';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { tryMove } from './move-order.ts';

interface Attempt {
  order_id: string;
  attempt_number: number;
}

/**
 * Begins the next attempt to pay an order.
 * @returns its number, from 1.
 * @throws {HttpError} 409 while an earlier attempt is pending, and for an order that is not waiting for its payment.
 */
export async function openAttempt(
  trx: ShopTransaction,
  { order_id, payment_mode, now }: { order_id: string; payment_mode: string; now: Date },
): Promise<number> {
  const opened = await trx
    .insertInto('payment_attempt')
    .columns(['order_id', 'attempt_number', 'payment_mode', 'amount_paise', 'state', 'created_at'])
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
        ])
        .where('customer_order.order_id', '=', order_id)
        .where('customer_order.status', '=', PAYMENT_PENDING)
        .where('customer_order.pay_until', '>', now.toISOString()),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('attempt_number')
    .executeTakeFirst();
  if (!opened) throw new HttpError(409, 'This order cannot be paid now.');
  return opened.attempt_number;
}

/**
 * Records the result of an attempt as the gateway names it. A success places the order, also one that has already failed
 * (API-29). Repeating a result changes nothing.
 */
export async function settleAttempt(
  db: ShopDatabase,
  { order_id, attempt_number }: Attempt,
  { state, now }: { state: 'paid' | 'failed' | 'expired'; now: Date },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const settled = await trx
      .updateTable('payment_attempt')
      .set({ state, settled_at: now.toISOString() })
      .where('order_id', '=', order_id)
      .where('attempt_number', '=', attempt_number)
      .where('state', 'in', state === 'paid' ? ['pending', 'failed', 'expired'] : ['pending'])
      .returning('order_id')
      .executeTakeFirst();
    if (settled && state === 'paid') await tryMove(trx, { order_id, to: 'placed', by: 'payment', now });
  });
}

/** Fails an order whose time to pay is over. An order that is paid, or has time left, stays as it is. */
export async function failOverdueOrder(db: ShopDatabase, order_id: string, now: Date): Promise<void> {
  await withTransaction(db, async (trx) => {
    const overdue = await trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('order_id', '=', order_id)
      .where('pay_until', '<=', now.toISOString())
      .executeTakeFirst();
    if (overdue) await tryMove(trx, { order_id, to: 'failed', by: 'payment', now });
  });
}
