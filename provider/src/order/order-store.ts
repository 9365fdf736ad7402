import type { Insertable, Selectable } from 'kysely';
import { PAYMENT_PENDING } from 'shared-contracts/order/rules';
import type { ShopDatabase } from '../database/database.ts';
import type {
  CustomerOrderTable,
  OrderActor,
  OrderEventTable,
  OrderItemTable,
  OrderStatus,
} from '../database/order-tables.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { nextSteps, transitionsTo } from './order-status.ts';

export interface OrderKey {
  customer_id: number;
  order_id: string;
}

interface Move {
  order_id: string;
  to: OrderStatus;
  by: OrderActor;
  now: Date;
}

/** An impossible change of status, with a sentence for the operator. */
export class OrderMoveError extends Error {
  override name = 'OrderMoveError';
}

type FoundOrder = Pick<
  Selectable<CustomerOrderTable>,
  'order_id' | 'customer_id' | 'kind' | 'status' | 'restored_at' | 'total_paise' | 'firm' | 'gstin'
>;

/** An order of any customer. */
export async function findOrder(db: ShopDatabase, order_id: string): Promise<FoundOrder | undefined> {
  return await db
    .selectFrom('customer_order')
    .select(['order_id', 'customer_id', 'kind', 'status', 'restored_at', 'total_paise', 'firm', 'gstin'])
    .where('order_id', '=', order_id)
    .executeTakeFirst();
}

/**
 * Locks an order until the transaction ends. Every change of its payment, refunds or status begins with this lock, so that
 * such changes run one after the other, even if they change different rows.
 */
export async function lockOrder(trx: ShopTransaction, order_id: string): Promise<void> {
  await trx
    .selectFrom('customer_order')
    .select('order_id')
    .where('order_id', '=', order_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns the ordered items with the add-on. Empty for an order that does not exist, or is another customer's. */
export async function orderedItems(
  db: ShopDatabase,
  { customer_id, order_id }: OrderKey,
): Promise<Pick<OrderItemTable, 'product_id' | 'colour_name' | 'category' | 'quantity'>[]> {
  return await db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.order_id', 'order_item.order_id')
    .select(['product_id', 'colour_name', 'category', 'quantity'])
    .where('order_item.order_id', '=', order_id)
    .where('customer_order.customer_id', '=', customer_id)
    .orderBy('order_item_id')
    .execute();
}

/** The history of an order's statuses, oldest first. */
export async function readTimeline(
  db: ShopDatabase,
  order_id: string,
): Promise<Pick<OrderEventTable, 'status' | 'at'>[]> {
  return await db
    .selectFrom('order_event')
    .select(['status', 'at'])
    .where('order_id', '=', order_id)
    .orderBy('order_event_id')
    .execute();
}

export async function overdueOrders(db: ShopDatabase, now: Date, limit: number): Promise<string[]> {
  const orders = await overdue(db, now).limit(limit).execute();
  return orders.map(({ order_id }) => order_id);
}

export async function isOverdue(db: ShopDatabase, order_id: string, now: Date): Promise<boolean> {
  return (await overdue(db, now).where('order_id', '=', order_id).executeTakeFirst()) !== undefined;
}

export async function countOrders(db: ShopDatabase): Promise<Record<string, number>> {
  const counts = await db
    .selectFrom('customer_order')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(counts.map(({ status, count }) => [status, count]));
}

function overdue(db: ShopDatabase, now: Date) {
  return db
    .selectFrom('customer_order')
    .select('order_id')
    .where('status', '=', PAYMENT_PENDING)
    .where('pay_until', '<=', now.toISOString());
}

const RESTORABLE: readonly OrderStatus[] = [PAYMENT_PENDING, 'failed', 'cancelled'];

/**
 * Marks the items of an unpaid or cancelled order as restored to the cart, and ends its time to pay.
 * @returns false if the order is paid, or was marked before.
 */
export async function closeOrder(trx: ShopTransaction, order_id: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const closed = await trx
    .updateTable('customer_order')
    .set((eb) => ({
      restored_at: at,
      pay_until: eb.case().when('status', '=', PAYMENT_PENDING).then(at).else(eb.ref('pay_until')).end(),
    }))
    .where('order_id', '=', order_id)
    .where('status', 'in', RESTORABLE)
    .where('restored_at', 'is', null)
    .returning('order_id')
    .executeTakeFirst();
  return closed !== undefined;
}

/**
 * Changes the status of an order and records it. The update requires the current status, so that only one of several concurrent
 * moves succeeds.
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

export async function recordStatus(trx: ShopTransaction, event: Insertable<OrderEventTable>): Promise<void> {
  await trx.insertInto('order_event').values(event).execute();
}

async function refusal(trx: ShopTransaction, { order_id, to }: Move): Promise<OrderMoveError> {
  const order = await findOrder(trx, order_id);
  if (!order) return new OrderMoveError(`There is no order ${order_id}.`);
  const steps = nextSteps(order.status);
  const rest =
    steps.length > 0 ? `Next it can be ${steps.join(' or ')}.` : 'Its status cannot be changed by hand.';
  return new OrderMoveError(`Order ${order_id} is ${order.status} and cannot become ${to}. ${rest}`);
}
