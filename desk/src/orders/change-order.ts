import type { ShopTransaction } from 'provider/database/with-transaction';
import { withTransaction } from 'provider/database/with-transaction';
import { InvoiceError } from 'provider/invoice/make-invoice';
import { findOrder, lockOrder, OrderMoveError } from 'provider/order/order-store';
import { readShipment, recordShipment, type Shipment } from 'provider/order/shipment-store';
import { addRefund } from 'provider/payment/add-refund';
import { advanceOrder } from 'provider/payment/advance-order';
import { invoiceOrder } from 'provider/payment/credit-refunds';
import { queueMessage, shippedMessage } from 'provider/payment/order-messages';
import { leftToRefund, RefundTooLargeError } from 'provider/payment/refund-store';
import { SampleRefundError } from 'provider/payment/sample-refund';
import { rupees } from 'provider/price/rupees';
import { recordChange } from 'provider/staff/audit-store';
import type { StaffMember } from 'provider/staff/staff-store';
import type { Buyer } from 'shared-contracts/customer/buyer';
import { formatRupees } from 'shared-contracts/money';
import type { Desk } from '../context/desk.ts';
import type { End, Step } from './order-steps.ts';

/** DESK-20 */
export const NO_GSTIN = 'The shop makes invoices once it has its GST number: the operator sets SHOP_GSTIN.';

/** Why an order is as before, in a sentence for the staff. */
export class ChangeRefused extends Error {
  override name = 'ChangeRefused';
}

interface Change {
  order_id: string;
  staff: StaffMember;
}

/** DESK-12: moves an order, by the verb of the operator's command, and records who did it, and the parcel of one that is shipped. */
export async function moveOrder(
  { db, now, settings }: Desk,
  { order_id, staff, to, shipment }: Change & { to: Step | End; shipment?: Shipment },
): Promise<void> {
  await refusing(() =>
    withTransaction(db, async (trx) => {
      await lockOrder(trx, order_id);
      const before = await findOrder(trx, order_id);
      await advanceOrder(trx, { order_id, to, shipment, invoices: settings.invoices, now: now() });
      const who = String(staff.phone);
      await recordChange(trx, {
        who,
        order_id,
        action: 'status',
        before: before?.status ?? '',
        after: to,
        now: now(),
      });
      if (shipment) await recordParcel(trx, { order_id, who, shipment, now: now() });
    }),
  );
}

/** DESK-13: corrects the parcel of an order that is on its way. The customer is told where the old message leads astray. */
export async function changeShipment(
  { db, now }: Desk,
  { order_id, staff, shipment }: Change & { shipment: Shipment },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await lockOrder(trx, order_id);
    const before = await readShipment(trx, order_id);
    await recordShipment(trx, { order_id, ...shipment, now: now() });
    if (before?.number !== shipment.number || before.link !== shipment.link)
      await queueMessage(trx, shippedMessage(order_id, shipment), now());
    await recordParcel(trx, { order_id, who: String(staff.phone), before, shipment, now: now() });
  });
}

async function recordParcel(
  trx: ShopTransaction,
  {
    before,
    shipment,
    ...change
  }: { order_id: string; who: string; before?: Shipment | undefined; shipment: Shipment; now: Date },
): Promise<void> {
  await recordChange(trx, {
    ...change,
    action: 'parcel',
    before: before ? parcelText(before) : '',
    after: parcelText(shipment),
  });
}

/** DESK-20: makes the invoice of an order, for the firm that staff have typed, if any. */
export async function invoice(
  { db, now, settings }: Desk,
  { order_id, staff, buyer, state }: Change & { buyer?: Buyer; state?: string | undefined },
): Promise<void> {
  const { invoices } = settings;
  if (!invoices) throw new ChangeRefused(NO_GSTIN);
  await refusing(() =>
    withTransaction(db, async (trx) => {
      const number = await invoiceOrder(trx, { order_id, settings: invoices, buyer, state, now: now() });
      await recordChange(trx, {
        ...{ who: String(staff.phone), order_id, now: now(), action: 'invoice' },
        ...{ before: '', after: [number, buyer?.firm, buyer?.gstin].filter(Boolean).join(', ') },
      });
    }),
  );
}

function parcelText({ courier, number, link }: Shipment): string {
  return [courier, number, link].filter(Boolean).join(', ');
}

/**
 * DESK-14: pays money back.
 * @param seen the paise that could be paid back when the page was made: a form that is sent twice pays once
 */
export async function refund(
  { db, now }: Desk,
  {
    order_id,
    staff,
    amount_paise,
    reason,
    seen,
  }: Change & { amount_paise?: number | undefined; reason: string; seen: number },
): Promise<void> {
  await refusing(() =>
    withTransaction(db, async (trx) => {
      await lockOrder(trx, order_id);
      const left = await leftToRefund(trx, order_id);
      if (left !== seen)
        throw new ChangeRefused(
          'The refunds of this order have changed meanwhile. Look at them before you pay back more.',
        );
      const owed = await addRefund(trx, { order_id, amount_paise, reason, now: now() });
      await recordChange(trx, {
        ...{ who: String(staff.phone), order_id, now: now(), action: 'refund' },
        before: `${formatRupees(rupees(left))} could be paid back`,
        after: `${formatRupees(rupees(owed))}: ${reason}`,
      });
    }),
  );
}

async function refusing(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (error instanceof OrderMoveError || error instanceof InvoiceError)
      throw new ChangeRefused(error.message);
    if (error instanceof SampleRefundError)
      throw new ChangeRefused('Samples are paid back as a whole, and only while no order has their coupon.');
    if (error instanceof RefundTooLargeError)
      throw new ChangeRefused(`Only ${formatRupees(rupees(error.left))} can be paid back.`);
    throw error;
  }
}
