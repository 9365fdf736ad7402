import { formatRupees } from 'shared-contracts/money';
import { visibleText } from 'shared-contracts/operator/visible-text';
import type { OrderMessageTable, OrderStatus } from '../database/order-tables.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';
import type { Shipment } from '../order/shipment-store.ts';
import { rupees } from '../price/rupees.ts';

type OrderMessage = Pick<OrderMessageTable, 'order_id' | 'kind' | 'text'>;

/** ORD-36: the message to a customer about an order's new status; undefined if there is none, or another one covers it. */
export function messageOf(
  order_id: string,
  to: OrderStatus,
  { shipment, owed }: { shipment: Shipment | undefined; owed: number },
): OrderMessage | undefined {
  const order = `Your order ${order_id}`;
  if (to === 'shipped') return shippedMessage(order_id, shipment);
  if (to === 'out for delivery') return { order_id, kind: to, text: `${order} is out for delivery.` };
  if (to === 'delivered') return { order_id, kind: to, text: `${order} is delivered. Thank you!` };
  if (to !== 'cancelled') return undefined;
  const money = owed > 0 ? ` ${formatRupees(rupees(owed))} goes back to you.` : '';
  return { order_id, kind: to, text: `${order} is cancelled.${money}` };
}

export function shippedMessage(order_id: string, shipment: Shipment | undefined): OrderMessage {
  const way = `Your order ${order_id} is on its way`;
  if (!shipment) return { order_id, kind: 'shipped', text: `${way}.` };
  const { courier, number, link } = shipment;
  const parcel = `${way} with ${visibleText(courier)}, number ${visibleText(number)}`;
  return { order_id, kind: 'shipped', text: link === null ? `${parcel}.` : `${parcel}: ${link}` };
}

export function refundedMessage(order_id: string, amount_paise: number): OrderMessage {
  const amount = formatRupees(rupees(amount_paise));
  return { order_id, kind: 'refunded', text: `${amount} of your order ${order_id} is paid back to you.` };
}

/** Queues a message in the transaction of the change that it reports, so that neither exists without the other. */
export async function queueMessage(trx: ShopTransaction, message: OrderMessage, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('order_message')
    .values({ ...message, created_at: at, next_try_at: at, sent_at: null })
    .execute();
}
