import { settleAttempt } from 'provider/payment/settle-attempt';
import { listChanges } from 'provider/staff/audit-store';
import { getOrder } from 'shared-contracts/order/endpoints';
import { deskUnderTest } from './desk-under-test.ts';

/** A desk, with functions that make, change and read the orders of one customer. */
export async function deskWithOrders(environment?: NodeJS.ProcessEnv) {
  const under = await deskUnderTest(environment);
  const { order, shop } = under;
  const paid = async () => {
    const order_id = await order();
    await settleAttempt(shop.db, { order_id, attempt_number: 1 }, { state: 'paid', now: shop.now() });
    return order_id;
  };
  const set = (order_id: string, values: Record<string, string>) =>
    shop.db.updateTable('customer_order').set(values).where('order_id', '=', order_id).execute();
  const statusOf = async (order_id: string) =>
    (await under.call(getOrder, { query: { order_id } })).body.Status;
  const changes = async () =>
    (await listChanges(shop.db, { limit: 50 }))
      .filter(({ who }) => who !== 'operator')
      .map(({ who, action, order_id, before, after }) => [who, action, order_id, before, after]);
  return { ...under, paid, set, statusOf, changes };
}
