import type { ShopDatabase } from '../database/database.ts';
import type { OrderStatus } from '../database/order-tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { papersOfOrder } from '../invoice/invoice-store.ts';
import { InvoiceError, type InvoiceRequest } from '../invoice/make-invoice.ts';
import { stepToCustomer } from '../order/order-status.ts';
import { findOrder, moveOrder, OrderMoveError } from '../order/order-store.ts';
import { recordShipment, type Shipment } from '../order/shipment-store.ts';
import { releaseCoupon } from '../price/coupon-store.ts';
import type { InvoiceSettings } from '../settings/invoice-settings.ts';
import { creditRefunds, invoiceOrder } from './credit-refunds.ts';
import { messageOf, queueMessage } from './order-messages.ts';
import { endPaidBack, refundOrder } from './refund-store.ts';
import { SampleRefundError } from './sample-refund.ts';

interface Advance {
  order_id: string;
  to?: OrderStatus | undefined;
  /** The parcel, for an order that is shipped. */
  shipment?: Shipment | undefined;
  /** If set, shipping an order makes its invoice. */
  invoices?: InvoiceSettings | undefined;
  now: Date;
}

/**
 * Moves an order to a status, by default to the usual next one, and queues the message about it. A cancelled order is refunded in full, and
 * its coupon is released; samples are refunded only while no order uses the coupon that came with them.
 * @returns the new status.
 * @throws {OrderMoveError} when its status does not lead there, or when it would be shipped without its invoice.
 */
export async function advanceOrder(
  db: ShopDatabase,
  { order_id, to, shipment, invoices, now }: Advance,
): Promise<OrderStatus> {
  const order = await findOrder(db, order_id);
  if (!order) throw new OrderMoveError(`There is no order ${order_id}.`);
  const target = to ?? stepToCustomer(order.status);
  if (!target) {
    throw new OrderMoveError(`Order ${order_id} is ${order.status}. Name the status that it should have.`);
  }
  await withTransaction(db, async (trx) => {
    let owed = 0;
    await moveOrder(trx, { order_id, to: target, by: 'operator', now });
    if (target === 'cancelled') {
      await releaseCoupon(trx, order_id, now);
      owed = await refundCancelled(trx, order_id, now);
    }
    if (target === 'shipped' && shipment) await recordShipment(trx, { order_id, ...shipment, now });
    const message = messageOf(order_id, target, { shipment, owed });
    if (message) await queueMessage(trx, message, now);
    await endPaidBack(trx, order_id, now);
    if (target === 'shipped' && invoices) await ensureInvoice(trx, { order_id, settings: invoices, now });
    if (target === 'cancelled') await creditRefunds(trx, order_id, now);
  });
  return target;
}

/** Refunds a cancelled order. Samples whose coupon is used get no refund (SAMPLE-9). @returns the refunded paise */
async function refundCancelled(trx: ShopTransaction, order_id: string, now: Date): Promise<number> {
  try {
    return await refundOrder(trx, { order_id, reason: 'The order was cancelled.', now });
  } catch (error) {
    if (!(error instanceof SampleRefundError)) throw error;
    return 0;
  }
}

/** DESK-20: goods are shipped with their invoice. */
async function ensureInvoice(trx: ShopTransaction, invoiced: InvoiceRequest): Promise<void> {
  if ((await papersOfOrder(trx, invoiced.order_id)).invoice) return;
  try {
    await invoiceOrder(trx, invoiced);
  } catch (error) {
    throw error instanceof InvoiceError ? new OrderMoveError(error.message) : error;
  }
}
