import type { ShopTransaction } from '../database/with-transaction.ts';
import { withdrawCoupon } from '../price/coupon-store.ts';
import { sampleCouponCode } from '../price/sample-coupon.ts';

/** Samples can be refunded only in full, and only while no order uses their coupon (SAMPLE-9). */
export class SampleRefundError extends Error {
  override name = 'SampleRefundError';
}

/**
 * SAMPLE-9: the price of samples is given back once: as money, which ends their coupon, or as the discount of the order that uses it.
 * @param amounts paise: the amount to refund, and what is left of the price
 * @throws {SampleRefundError} for a part of the price, and while an order has the coupon.
 */
export async function endSamples(
  trx: ShopTransaction,
  order_id: string,
  { owed, left, now }: { owed: number; left: number; now: Date },
): Promise<void> {
  if (owed !== left) throw new SampleRefundError('Samples are paid back as a whole: leave --amount out.');
  if (!(await withdrawCoupon(trx, sampleCouponCode(order_id), now)))
    throw new SampleRefundError(
      `An order has the coupon of the samples ${order_id}, so their price has gone back already.`,
    );
}
