import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { restoreOrder } from 'shared-contracts/order/endpoints';
import { SAMPLES } from 'shared-contracts/order/rules';
import { readCart } from '../cart/cart-items.ts';
import { refillCart } from '../cart/cart-store.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { closeOrder, findOrder, type OrderKey, orderedItems } from '../order/order-store.ts';
import { releaseCoupon } from '../price/coupon-store.ts';
import type { PaymentServices } from './ask-gateway.ts';
import { attemptsOf } from './payment-attempt-store.ts';
import { failOverdueOrder } from './settle-attempt.ts';
import { askAboutPending } from './start-payment.ts';

const PAID = 'This order has been paid, so its items cannot be put back into the cart.';
const SAMPLES_PAID = 'These samples have been paid, so they cannot be chosen again.';

/**
 * Puts the items of an unpaid or cancelled order back into the cart, once: repeating it changes nothing. It closes the order,
 * so that neither its items nor its coupon are used twice, and a payment that is still under way is refunded when it arrives. Samples do
 * not change the cart (SAMPLE-7).
 * @throws {HttpError} 404 for an order that is not the customer's; 409 for one that is paid.
 */
export async function restoreItems(
  services: PaymentServices,
  key: OrderKey,
): Promise<EndpointWireResponse<typeof restoreOrder>> {
  const { db, now } = services;
  const { order_id, customer_id } = key;
  const [latest] = await attemptsOf(db, key);
  await askAboutPending(services, latest, { evenIfJustAsked: true });
  await withTransaction(db, async (trx) => {
    if (!(await closeOrder(trx, order_id, now()))) return;
    // Locks the cart before the coupon, in the same order as `createOrder`.
    if (latest.kind !== SAMPLES) await refillCart(trx, customer_id, await orderedItems(trx, key));
    await failOverdueOrder(trx, order_id, now());
    await releaseCoupon(trx, order_id, now());
  });
  if (!(await findOrder(db, order_id))?.restored_at)
    throw new HttpError(409, latest.kind === SAMPLES ? SAMPLES_PAID : PAID);
  return await readCart(db, customer_id);
}
