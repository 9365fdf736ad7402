import type { ShopDatabase } from '../database/database.ts';
import { GatewayError, type PaymentGateway, type RefundReport } from '../gateway/payment-gateway.ts';
import type { PaymentServices } from './ask-gateway.ts';
import { growingPause } from './ask-schedule.ts';
import { paymentId } from './payment-attempt-store.ts';
import { claimRefund, type Refund, recordRefund, refundsToTry } from './refund-store.ts';

const BATCH = 20;
/** Milliseconds between two tries: the refund's age, within these limits. Banks take days. */
export const PAUSES = { least: 5_000, most: 6 * 60 * 60 * 1000 };

/** Sends each refund that is due, and asks about those that the gateway has accepted. */
export async function sendRefunds({ db, gateway, faults, now }: PaymentServices): Promise<void> {
  for (const refund_id of await refundsToTry(db, now(), BATCH + faults.count().refund)) {
    // If the gateway does not respond, the refund is tried again after its next pause.
    await faults.contain('refund', refund_id, () => pursueRefund(db, refund_id, { gateway, now: now() }));
  }
}

/**
 * Takes one refund a step further. Only the first try sends it without asking. Before any later try, the gateway is asked whether it has the
 * refund, because the previous response may have been lost.
 * @returns the gateway's report; undefined if there is nothing to do now.
 * @throws {GatewayError} when the gateway does not respond; the refund is tried again later.
 */
export async function pursueRefund(
  db: ShopDatabase,
  refund_id: string,
  { gateway, now }: { gateway: PaymentGateway; now: Date },
): Promise<RefundReport | undefined> {
  const nextTryAt = (age: number) => new Date(now.getTime() + growingPause(age, PAUSES));
  const refund = await claimRefund(db, refund_id, { now, nextTryAt });
  if (!refund) return undefined;
  const isNew = refund.state === 'due' && refund.times_tried === 1;
  const known = isNew ? 'unknown' : await gateway.refundStatus(refund_id);
  const report = known === 'unknown' && refund.state === 'due' ? await send(gateway, refund) : known;
  if (report !== 'unknown') await recordRefund(db, refund_id, { state: report, now });
  return report;
}

async function send(gateway: PaymentGateway, refund: Refund): Promise<RefundReport> {
  const { refund_id, amount_paise } = refund;
  try {
    return await gateway.refund({ refund_id, payment_id: paymentId(refund), amount_paise });
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused') return 'failed';
    throw error;
  }
}
