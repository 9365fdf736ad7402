import { formatRupees } from 'shared-contracts/money';
import type { ShopDatabase } from '../database/database.ts';
import { GatewayError, type PaymentGateway } from '../gateway/payment-gateway.ts';
import { listRefunds, sendRefund } from '../order/refunds.ts';
import { rupees } from '../price/rupees.ts';
import { StartupError } from '../settings/startup-error.ts';
import { tableLines } from './print-table.ts';

/** `refund list`: money that was taken and bought nothing, what is due first. */
export async function refundList(db: ShopDatabase): Promise<string[]> {
  const refunds = await listRefunds(db);
  if (refunds.length === 0) return ['No refunds.'];
  return tableLines([
    ['Refund', 'Amount', 'Since', 'Sent', 'Reason'],
    ...refunds.map(({ refund_id, amount_paise, created_at, sent_at, reason }) => [
      refund_id,
      formatRupees(rupees(amount_paise)),
      created_at,
      sent_at ?? 'due',
      reason,
    ]),
  ]);
}

/** `refund send <refund>`: has the payment gateway pay it. */
export async function refundSend(
  db: ShopDatabase,
  refund_id: string,
  services: { gateway: PaymentGateway; now: Date },
): Promise<string[]> {
  try {
    if (!(await sendRefund(db, refund_id, services)))
      throw new StartupError(`No refund ${refund_id} is due.`);
  } catch (error) {
    if (error instanceof GatewayError) throw new StartupError(`The refund was not sent. ${error.message}`);
    throw error;
  }
  return [`The payment gateway has taken the refund ${refund_id}.`];
}
