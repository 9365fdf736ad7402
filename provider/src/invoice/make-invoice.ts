import type { Buyer } from 'shared-contracts/customer/buyer';
import type { OrderStatus } from '../database/order-tables.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { type GstState, stateNamed } from '../gst/gst-states.ts';
import { lockOrder } from '../order/order-store.ts';
import { placeOf } from '../pincode/pincode-table.ts';
import type { InvoiceSettings } from '../settings/invoice-settings.ts';
import { invoiceContent } from './invoice-content.ts';
import { papersOfOrder, writePaper } from './invoice-store.ts';

/** The reason why an order gets no invoice, in a sentence for the staff. */
export class InvoiceError extends Error {
  override name = 'InvoiceError';
}

/** The statuses of orders without a sale. */
const WITHOUT_INVOICE: readonly OrderStatus[] = ['payment pending', 'failed', 'cancelled', 'refunded'];

export function canBeInvoiced(status: OrderStatus): boolean {
  return !WITHOUT_INVOICE.includes(status);
}

export interface InvoiceRequest {
  order_id: string;
  settings: InvoiceSettings;
  /** The firm that the staff has typed. Overrides the customer's own. */
  buyer?: Buyer | undefined;
  /** The state to which the goods go, if the shop does not know the state in the address. */
  state?: string | undefined;
  now: Date;
}

/**
 * DESK-20: makes the invoice of a paid order, once.
 * @returns its number.
 * @throws {InvoiceError} for an order that has one, is not paid or is cancelled, and for a state that is unknown.
 */
export async function makeInvoice(
  trx: ShopTransaction,
  { order_id, settings, buyer, state = '', now }: InvoiceRequest,
): Promise<string> {
  await lockOrder(trx, order_id);
  const ofOrder = trx.selectFrom('customer_order').selectAll().where('order_id', '=', order_id);
  const order = await ofOrder.executeTakeFirst();
  if (!order) throw new InvoiceError(`There is no order ${order_id}.`);
  const { invoice } = await papersOfOrder(trx, order_id);
  if (invoice) throw new InvoiceError(`Order ${order_id} has the invoice ${invoice.number}.`);
  if (!canBeInvoiced(order.status))
    throw new InvoiceError(`Order ${order_id} is ${order.status} and gets no invoice.`);
  const place = placeOfSupply(order) ?? stateNamed(state);
  if (!place)
    throw new InvoiceError(
      `The shop does not know the state of order ${order_id}. Choose it at the desk, where you make the invoice.`,
    );
  const ofItems = trx.selectFrom('order_item').selectAll().where('order_id', '=', order_id);
  const items = await ofItems.orderBy('order_item_id').execute();
  const content = invoiceContent({ order, items, buyer: buyer ?? order, place }, settings);
  return await writePaper(trx, { content, refund_id: null, total_paise: order.total_paise, now });
}

/** The state to which an order goes: that of its pincode, else the one that was typed. */
export function placeOfSupply({ pincode, state }: { pincode: string; state: string }): GstState | undefined {
  return stateNamed(placeOf(pincode)?.state ?? state);
}
