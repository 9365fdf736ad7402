import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { restoreOrder } from 'shared-contracts/order/endpoints';
import { PAYMENT_PENDING } from 'shared-contracts/order/rules';
import { readCart } from '../cart/cart-items.ts';
import { refillCart } from '../cart/refill-cart.ts';
import type { OrderStatus } from '../database/order-tables.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { failOverdueOrder } from '../order/payment-attempts.ts';
import { type OrderKey, readOrder } from '../order/read-orders.ts';
import { releaseCoupon } from '../price/coupon-uses.ts';
import type { PaymentServices } from './payment-services.ts';
import { askAboutPending } from './start-payment.ts';

const RESTORABLE: readonly OrderStatus[] = [PAYMENT_PENDING, 'failed', 'cancelled'];

/**
 * Puts the items of an unpaid or cancelled order back into the cart, once: repeating it changes nothing. It closes the order,
 * so that neither its items nor its coupon are used twice: a payment that is under way is paid back when it arrives.
 * @throws {HttpError} 404 for an order that is not the customer's; 409 for one that is paid.
 */
export async function restoreItems(
  services: PaymentServices,
  key: OrderKey,
): Promise<EndpointWireResponse<typeof restoreOrder>> {
  const { db, now } = services;
  const { order_id, customer_id } = key;
  await readOrder(db, key);
  await askAboutPending(services, order_id, { evenIfJustAsked: true });
  await withTransaction(db, async (trx) => {
    const restored = await trx
      .updateTable('customer_order')
      .set({ restored_at: now().toISOString() })
      .where('order_id', '=', order_id)
      .where('status', 'in', RESTORABLE)
      .where('restored_at', 'is', null)
      .returning('status')
      .executeTakeFirst();
    if (!restored) return;
    if (restored.status === PAYMENT_PENDING) {
      await trx
        .updateTable('customer_order')
        .set({ pay_until: now().toISOString() })
        .where('order_id', '=', order_id)
        .execute();
      await failOverdueOrder(trx, order_id, now());
    }
    await releaseCoupon(trx, order_id, now());
    const items = await trx
      .selectFrom('order_item')
      .select(['product_id', 'quantity'])
      .where('order_id', '=', order_id)
      .orderBy('order_item_id')
      .execute();
    await refillCart(trx, customer_id, items);
  });
  const { restored_at } = await db
    .selectFrom('customer_order')
    .select('restored_at')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  if (!restored_at)
    throw new HttpError(409, 'This order has been paid, so its items cannot be put back into the cart.');
  return await readCart(db, customer_id);
}
