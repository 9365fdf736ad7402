import type { PaymentEventTable } from '../database/order-tables.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';
import type { AttemptKey } from './payment-id.ts';

/** Appends to the history of an order's payment. */
export async function recordPaymentEvent(
  trx: ShopTransaction,
  { now, ...event }: AttemptKey & Pick<PaymentEventTable, 'event'> & { now: Date },
): Promise<void> {
  await trx
    .insertInto('payment_event')
    .values({ ...event, at: now.toISOString() })
    .execute();
}
