import type { ShopDatabase } from 'provider/database/database';
import { GatewayError, type PaymentGateway } from 'provider/gateway/payment-gateway';
import { findOrder } from 'provider/order/order-store';
import { addRefund, TypedRefund } from 'provider/payment/add-refund';
import { listRefunds, RefundTooLargeError } from 'provider/payment/refund-store';
import { SampleRefundError } from 'provider/payment/sample-refund';
import { pursueRefund } from 'provider/payment/send-refunds';
import { paise, rupees } from 'provider/price/rupees';
import { formatRupees } from 'shared-contracts/money';
import { indiaTime } from 'shared-contracts/operator/india-time';
import * as z from 'zod/mini';
import { tableLines } from './print-table.ts';
import { Refusal } from './refusal.ts';

export interface RefundOptions {
  /** Rupees; without it, all that is left. */
  amount?: string;
  /** One sentence, which the customer reads as well. */
  reason?: string;
}

/** `refund list`: all refunds, the unsettled ones first. */
export async function refundList(db: ShopDatabase): Promise<string[]> {
  const refunds = await listRefunds(db);
  if (refunds.length === 0) return ['No refunds.'];
  return tableLines([
    ['Refund', 'Amount', 'Since', 'State', 'Reason'],
    ...refunds.map(({ refund_id, amount_paise, created_at, state, next_try_at, reason }) => [
      refund_id,
      formatRupees(rupees(amount_paise)),
      indiaTime(created_at),
      state === 'due' && next_try_at === null ? 'due, waits for you' : state,
      reason,
    ]),
  ]);
}

/** `refund add <order> --reason <sentence> [--amount <rupees>]`: refunds an order in full or in part. The shop sends the refund. */
export async function refundAdd(
  db: ShopDatabase,
  order_id: string,
  { options, now }: { options: RefundOptions; now: Date },
): Promise<string[]> {
  const parsed = z.safeParse(TypedRefund, options);
  if (!parsed.success)
    throw new Refusal('PAY-76', `The value of ${String(parsed.error.issues[0]?.path[0])} is not valid.`);
  if (!(await findOrder(db, order_id))) throw new Refusal('PAY-76', `There is no order ${order_id}.`);
  const { amount, reason } = parsed.data;
  const amount_paise = amount === undefined ? undefined : paise(amount);
  try {
    await addRefund(db, { order_id, amount_paise, reason, now });
  } catch (error) {
    if (error instanceof SampleRefundError) throw new Refusal('SAMPLE-9', error.message);
    if (!(error instanceof RefundTooLargeError)) throw error;
    throw new Refusal(
      'PAY-76',
      `Only ${formatRupees(rupees(error.left))} of order ${order_id} can be paid back.`,
    );
  }
  return [`The refund of order ${order_id} is due. The shop sends it to the payment gateway.`];
}

/** `refund send <refund>`: makes the payment gateway pay a refund that waits for the operator. */
export async function refundSend(
  db: ShopDatabase,
  refund_id: string,
  services: { gateway: PaymentGateway; now: Date },
): Promise<string[]> {
  try {
    const report = await pursueRefund(db, refund_id, services);
    if (report === undefined) throw new Refusal('PAY-35', `No refund ${refund_id} waits to be sent.`);
    if (report === 'failed') throw new Refusal('PAY-35', `The payment gateway does not pay ${refund_id}.`);
  } catch (error) {
    if (error instanceof GatewayError)
      throw new Refusal('PAY-35', `The refund was not sent, and is tried again. ${error.message}`);
    throw error;
  }
  return [`The payment gateway has taken the refund ${refund_id}.`];
}
