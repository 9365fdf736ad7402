import { SAMPLES } from 'shared-contracts/order/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { AttemptResult } from '../database/order-tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { findOrder, isOverdue, lockOrder, tryMove } from '../order/order-store.ts';
import { releaseCoupon, retakeCoupon } from '../price/coupon-store.ts';
import { grantSampleCoupon } from '../price/sample-coupon.ts';
import { queueConfirmation } from './confirmations.ts';
import { type AttemptKey, endAttempt, hasPendingAttempt } from './payment-attempt-store.ts';
import { oweRefund } from './refund-store.ts';

/**
 * Records the result of an attempt reported by the gateway. A success places the order, even one that has already failed
 * (API-29). If the order can no longer be placed, the money is refunded. Repeating a result changes nothing.
 */
export async function settleAttempt(
  db: ShopDatabase,
  { order_id, attempt_number }: AttemptKey,
  { state, now }: { state: AttemptResult; now: Date },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await lockOrder(trx, order_id);
    const amount_paise = await endAttempt(trx, { order_id, attempt_number }, { state, now });
    if (amount_paise === undefined) return;
    if (state !== 'paid') return await freeCoupon(trx, order_id, now);
    const reason = await placeOrder(trx, order_id, now);
    if (reason === undefined) return;
    await oweRefund(trx, { order_id, attempt_number, amount_paise, reason, now, isAutomatic: true });
  });
}

/**
 * Places a paid order, with its confirmation, and the coupon for samples.
 * @returns the reason why it cannot be placed, in which case the payment is refunded; the customer reads this sentence.
 */
async function placeOrder(trx: ShopTransaction, order_id: string, now: Date): Promise<string | undefined> {
  const order = await findOrder(trx, order_id);
  if (order?.restored_at)
    return 'This payment came after the items of the order were put back into the cart.';
  if (order?.status === 'failed' && !(await retakeCoupon(trx, order_id)))
    return 'This payment came after the time to pay, and the coupon of the order has been used for another one.';
  if (!(await tryMove(trx, { order_id, to: 'placed', by: 'payment', now })))
    return 'The order was paid twice, or had been cancelled.';
  if (order?.kind === SAMPLES) await grantSampleCoupon(trx, order, now);
  await queueConfirmation(trx, order_id, now);
  return undefined;
}

/** Releases the coupon of an order that can no longer be paid: it has failed, and none of its payments is pending. */
async function freeCoupon(trx: ShopTransaction, order_id: string, now: Date): Promise<void> {
  const hasFailed = (await findOrder(trx, order_id))?.status === 'failed';
  if (hasFailed && !(await hasPendingAttempt(trx, order_id))) await releaseCoupon(trx, order_id, now);
}

/**
 * Records that the gateway reports another amount or id than requested. This never places the order, and allows no further
 * attempt. The money is refunded after a check by the operator.
 */
export async function disputeAttempt(
  db: ShopDatabase,
  { order_id, attempt_number }: AttemptKey,
  { amount_paise, now }: { amount_paise: number; now: Date },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await lockOrder(trx, order_id);
    const disputed = await endAttempt(trx, { order_id, attempt_number }, { state: 'disputed', now });
    if (disputed === undefined) return;
    await freeCoupon(trx, order_id, now);
    const reason = 'The payment service reports a payment of another amount or id.';
    await oweRefund(trx, { order_id, attempt_number, amount_paise, reason, now, isAutomatic: false });
  });
}

/** Fails an order after its time to pay. Has no effect on an order that is paid, or has time left. */
export async function failOverdueOrder(db: ShopDatabase, order_id: string, now: Date): Promise<void> {
  await withTransaction(db, async (trx) => {
    await lockOrder(trx, order_id);
    const hasFailed =
      (await isOverdue(trx, order_id, now)) &&
      (await tryMove(trx, { order_id, to: 'failed', by: 'payment', now }));
    if (hasFailed) await freeCoupon(trx, order_id, now);
  });
}
