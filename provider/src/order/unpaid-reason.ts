import { PAYMENT_PENDING } from 'shared-contracts/order/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { OrderStatus, PaymentAttemptTable } from '../database/order-tables.ts';

interface Order {
  order_id: string;
  status: OrderStatus;
  restored_at: string | null;
}

interface UnpaidReason {
  unpaid_because: 'declined' | 'restored' | 'left';
}

/** Why orders are not paid (ORD-25), by their ids; of those alone that are not, and whose payment is not open. */
export async function unpaidReasons(
  db: ShopDatabase,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, UnpaidReason>> {
  const unpaid = orders.filter(({ status }) => status === PAYMENT_PENDING || status === 'failed');
  if (unpaid.length === 0) return new Map();
  const ids = unpaid.map(({ order_id }) => order_id);
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['order_id', 'state'])
    .where('order_id', 'in', ids)
    .orderBy('attempt_number')
    .execute();
  const lastStates = new Map(attempts.map(({ order_id, state }) => [order_id, state]));
  return new Map(
    unpaid.flatMap((order) => {
      const unpaid_because = reasonOf(order, lastStates.get(order.order_id));
      return unpaid_because ? [[order.order_id, { unpaid_because }]] : [];
    }),
  );
}

function reasonOf(
  { status, restored_at }: Order,
  lastState: PaymentAttemptTable['state'] | undefined,
): UnpaidReason['unpaid_because'] | undefined {
  if (restored_at) return 'restored';
  if (lastState === 'failed') return 'declined';
  // The money of a disputed payment was taken, and is due back.
  return status === 'failed' && lastState !== 'disputed' ? 'left' : undefined;
}
