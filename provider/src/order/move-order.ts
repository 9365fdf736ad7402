import type { Insertable } from 'kysely';
import type { OrderActor, OrderEventTable, OrderStatus } from '../database/order-tables.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { nextSteps, transitionsTo } from './order-status.ts';

interface Move {
  order_id: string;
  to: OrderStatus;
  by: OrderActor;
  now: Date;
}

/** A change of status that does not exist, with a sentence for the operator. */
export class OrderMoveError extends Error {
  override name = 'OrderMoveError';
}

/**
 * Changes the status of an order and records it. The current status is a condition of the update, so that of concurrent
 * moves one succeeds.
 * @throws {OrderMoveError} when the order does not exist, or its status does not lead to `to`.
 */
export async function moveOrder(trx: ShopTransaction, move: Move): Promise<void> {
  if (!(await tryMove(trx, move))) throw await refusal(trx, move);
}

/** Like `moveOrder`, but changes nothing and returns false where `moveOrder` throws. */
export async function tryMove(trx: ShopTransaction, { order_id, to, by, now }: Move): Promise<boolean> {
  for (const { from, payment_status } of transitionsTo(to, by)) {
    const moved = await trx
      .updateTable('customer_order')
      .set({ status: to, ...(payment_status && { payment_status }) })
      .where('order_id', '=', order_id)
      .where('status', '=', from)
      .returning(['order_id', 'status', 'payment_status'])
      .executeTakeFirst();
    if (!moved) continue;
    await recordStatus(trx, { ...moved, actor: by, at: now.toISOString() });
    return true;
  }
  return false;
}

/** Appends to the order's history. */
export async function recordStatus(trx: ShopTransaction, event: Insertable<OrderEventTable>): Promise<void> {
  await trx.insertInto('order_event').values(event).execute();
}

async function refusal(trx: ShopTransaction, { order_id, to }: Move): Promise<OrderMoveError> {
  const order = await trx
    .selectFrom('customer_order')
    .select('status')
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!order) return new OrderMoveError(`There is no order ${order_id}.`);
  const steps = nextSteps(order.status);
  const rest =
    steps.length > 0 ? `Next it can be ${steps.join(' or ')}.` : 'Its status cannot be changed by hand.';
  return new OrderMoveError(`Order ${order_id} is ${order.status} and cannot become ${to}. ${rest}`);
}
