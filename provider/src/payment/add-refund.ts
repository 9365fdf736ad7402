import * as z from 'zod/mini';
import type { ShopDatabase } from '../database/database.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { creditRefunds } from './credit-refunds.ts';
import { type RefundRequest, RefundTooLargeError, refundOrder } from './refund-store.ts';

/** Rupees. The gateway accepts no smaller refund. */
const LEAST = 1;
/** Refuses ambiguous amounts such as `1e3`, `0x10` or `1,000`. */
const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;
const typedNumber = z.pipe(
  z.string().check(z.regex(AMOUNT)),
  z.transform((text: string) => Number(text)),
);

/** PAY-76: the operator's input. The amount in rupees, by default all that is left, and a sentence that the customer reads as well. */
export const TypedRefund = z.object({
  amount: z.optional(z.pipe(typedNumber, z.number().check(z.minimum(LEAST)))),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});

/**
 * Adds a refund by hand, in full or in part, with its credit note. The shop sends it.
 * @returns the refunded paise
 * @throws {RefundTooLargeError} also if nothing is left.
 * @throws {SampleRefundError} as `refundOrder` does.
 */
export async function addRefund(db: ShopDatabase, request: RefundRequest): Promise<number> {
  const owed = await withTransaction(db, async (trx) => {
    const paise = await refundOrder(trx, request);
    await creditRefunds(trx, request.order_id, request.now);
    return paise;
  });
  if (owed === 0) throw new RefundTooLargeError(0);
  return owed;
}
