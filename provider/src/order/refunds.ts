import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../database/database.ts';
import type { RefundTable } from '../database/order-tables.ts';
import { withTransaction } from '../database/with-transaction.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import { recordPaymentEvent } from './payment-attempts.ts';
import { paymentId } from './payment-id.ts';

export type Refund = Selectable<RefundTable>;

/** Those that are due first, oldest first. */
export async function listRefunds(db: ShopDatabase): Promise<Refund[]> {
  return await db
    .selectFrom('refund')
    .selectAll()
    .orderBy('sent_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .execute();
}

/**
 * Has the gateway pay a refund that is due. It is marked as sent afterwards: the gateway pays a refund's id once, so repeating it
 * after a failure is safe.
 * @returns false when no refund with this id is due.
 * @throws {GatewayError} when the gateway has not taken it.
 */
export async function sendRefund(
  db: ShopDatabase,
  refund_id: string,
  { gateway, now }: { gateway: PaymentGateway; now: Date },
): Promise<boolean> {
  const due = await db
    .selectFrom('refund')
    .selectAll()
    .where('refund_id', '=', refund_id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!due) return false;
  await gateway.refund({ refund_id, payment_id: paymentId(due), amount_paise: due.amount_paise });
  await withTransaction(db, async (trx) => {
    const sent = await trx
      .updateTable('refund')
      .set({ sent_at: now.toISOString() })
      .where('refund_id', '=', refund_id)
      .where('sent_at', 'is', null)
      .returning(['order_id', 'attempt_number'])
      .executeTakeFirst();
    if (sent) await recordPaymentEvent(trx, { ...sent, event: 'refund sent', now });
  });
  return true;
}
