import type { ShopDatabase } from '../database/database.ts';
import type { OrderStatus } from '../database/order-tables.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { releaseCoupon } from '../price/coupon-uses.ts';
import { moveOrder, OrderMoveError } from './move-order.ts';
import { stepToCustomer } from './order-status.ts';
import { endPaidBack, refundOrder } from './refund-store.ts';

export interface ListedOrder {
  order_id: string;
  customer_id: number;
  created_at: string;
  status: OrderStatus;
  payment_status: string;
  total_paise: number;
}

/** The newest orders of all customers, or those with one status. */
export async function listOrders(
  db: ShopDatabase,
  { status, limit }: { status?: OrderStatus; limit: number },
): Promise<ListedOrder[]> {
  let query = db
    .selectFrom('customer_order')
    .select(['order_id', 'customer_id', 'created_at', 'status', 'payment_status', 'total_paise']);
  if (status) query = query.where('status', '=', status);
  return await query.orderBy('created_at', 'desc').orderBy('order_id', 'desc').limit(limit).execute();
}

/** The customer and the status of an order; undefined when it does not exist. */
export async function findOrder(
  db: ShopDatabase,
  order_id: string,
): Promise<Pick<ListedOrder, 'customer_id' | 'status'> | undefined> {
  return await db
    .selectFrom('customer_order')
    .select(['customer_id', 'status'])
    .where('order_id', '=', order_id)
    .executeTakeFirst();
}

/**
 * Moves an order to a status, or by default to the next one on its way to the customer. One that is cancelled is refunded as a
 * whole, and gives its coupon back.
 * @returns the new status.
 * @throws {OrderMoveError} when its status does not lead there.
 */
export async function advanceOrder(
  db: ShopDatabase,
  { order_id, to, now }: { order_id: string; to?: OrderStatus; now: Date },
): Promise<OrderStatus> {
  const order = await findOrder(db, order_id);
  if (!order) throw new OrderMoveError(`There is no order ${order_id}.`);
  const target = to ?? stepToCustomer(order.status);
  if (!target) {
    throw new OrderMoveError(`Order ${order_id} is ${order.status}. Name the status that it should have.`);
  }
  await withTransaction(db, async (trx) => {
    await moveOrder(trx, { order_id, to: target, by: 'operator', now });
    if (target === 'cancelled') {
      await releaseCoupon(trx, order_id, now);
      await refundOrder(trx, { order_id, reason: 'The order was cancelled.', now });
    }
    await endPaidBack(trx, order_id, now);
  });
  return target;
}
