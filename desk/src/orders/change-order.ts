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
import type { StaffMember } from 'provider/staff/staff-store';
import type { Buyer } from 'shared-contracts/customer/buyer';
import { formatRupees } from 'shared-contracts/money';
import { recorded } from '../audit/recorded.ts';
import type { Desk } from '../context/desk.ts';
import type { End, Step } from './order-steps.ts';

/** DESK-20 */
export const NO_GSTIN = 'The shop makes invoices once it has its GST number: the operator sets SHOP_GSTIN.';

/** A change was refused and nothing has changed. The message is for the staff. */
export class ChangeRefused extends Error {
  override name = 'ChangeRefused';
}

interface Change {
  order_id: string;
  staff: StaffMember;
}

/** DESK-12: changes the status of an order, as the operator's command does. Records who did it, and the parcel of a shipped order. */
export async function moveOrder(
  desk: Desk,
  { order_id, staff, to, shipment }: Change & { to: Step | End; shipment?: Shipment },
): Promise<void> {
  await recorded(desk, staff, async (trx) => {
    await lockOrder(trx, order_id);
    const { status: before = '' } = (await findOrder(trx, order_id)) ?? {};
    const { invoices } = desk.settings;
    await advanceOrder(trx, { order_id, to, shipment, invoices, now: desk.now() });
    const move = { order_id, action: 'status', before, after: to };
    return shipment ? [move, parcelRecord(order_id, shipment)] : [move];
  });
}

/** DESK-13: corrects the parcel of an order that is on its way. The customer is notified if the old message is wrong. */
export async function changeShipment(
  desk: Desk,
  { order_id, staff, shipment }: Change & { shipment: Shipment },
): Promise<void> {
  const now = desk.now();
  await recorded(desk, staff, async (trx) => {
    await lockOrder(trx, order_id);
    const before = await readShipment(trx, order_id);
    await recordShipment(trx, { order_id, ...shipment, now });
    if (before?.number !== shipment.number || before.link !== shipment.link)
      await queueMessage(trx, shippedMessage(order_id, shipment), now);
    return [parcelRecord(order_id, shipment, before)];
  });
}

function parcelRecord(order_id: string, shipment: Shipment, before?: Shipment) {
  const text = ({ courier, number, link }: Shipment) => [courier, number, link].filter(Boolean).join(', ');
  return { order_id, action: 'parcel', before: before ? text(before) : '', after: text(shipment) };
}

/** DESK-20: makes the invoice of an order, for the firm that the staff has typed, if any. */
export async function invoice(
  desk: Desk,
  { order_id, staff, buyer, state }: Change & { buyer?: Buyer; state?: string | undefined },
): Promise<void> {
  const { invoices: settings } = desk.settings;
  if (!settings) throw new ChangeRefused(NO_GSTIN);
  await recorded(desk, staff, async (trx) => {
    const number = await invoiceOrder(trx, { order_id, settings, buyer, state, now: desk.now() });
    const after = [number, buyer?.firm, buyer?.gstin].filter(Boolean).join(', ');
    return [{ order_id, action: 'invoice', after }];
  });
}

/**
 * DESK-14: pays money back.
 * @param seen the refundable paise when the page was made, so that a form that is sent twice pays once
 */
export async function refund(
  desk: Desk,
  {
    order_id,
    staff,
    amount_paise,
    reason,
    seen,
  }: Change & { amount_paise?: number | undefined; reason: string; seen: number },
): Promise<void> {
  await recorded(desk, staff, async (trx) => {
    await lockOrder(trx, order_id);
    const left = await leftToRefund(trx, order_id);
    if (left !== seen)
      throw new ChangeRefused(
        'The refunds of this order have changed meanwhile. Look at them before you pay back more.',
      );
    const owed = await addRefund(trx, { order_id, amount_paise, reason, now: desk.now() });
    const before = `${formatRupees(rupees(left))} could be paid back`;
    return [{ order_id, action: 'refund', before, after: `${formatRupees(rupees(owed))}: ${reason}` }];
  });
}

/** Makes a change. @returns the reason for a refusal, for the staff; undefined if the change was made */
export async function refusalOf(change: () => Promise<void>): Promise<string | undefined> {
  try {
    await change();
  } catch (error) {
    if (error instanceof ChangeRefused || error instanceof OrderMoveError || error instanceof InvoiceError)
      return error.message;
    if (error instanceof SampleRefundError)
      return 'Samples are paid back as a whole, and only while no order has their coupon.';
    if (error instanceof RefundTooLargeError)
      return `Only ${formatRupees(rupees(error.left))} can be paid back.`;
    throw error;
  }
}
