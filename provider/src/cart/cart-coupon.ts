import { formatRupees } from 'shared-contracts/money';
import type { ShopDatabase } from '../database/database.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { findCoupon, priceCart } from '../price/price-store.ts';
import { rupees } from '../price/rupees.ts';
import { lockCart } from './cart-lock.ts';

/**
 * Keeps a coupon with the cart, also when the cart changes later; an empty code clears it.
 * @throws {HttpError} 400 for a code that is unknown, over, or wants a larger cart.
 */
export async function applyCoupon(
  db: ShopDatabase,
  customer_id: number,
  code: string,
  now: Date,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const coupon = code.trim() === '' ? undefined : await findCoupon(trx, code, now);
    if (code.trim() !== '' && !coupon) throw invalidCoupon();
    await lockCart(trx, customer_id);
    await trx
      .updateTable('cart')
      .set({ coupon_code: coupon?.code ?? null })
      .where('customer_id', '=', customer_id)
      .execute();
    // Asked after it is set: the same sum that the shopper will see says whether the cart is large enough.
    if (coupon && (await priceCart(trx, customer_id, now)).coupon_code === null)
      throw tooSmall(coupon.minimum_subtotal_paise);
  });
}

function invalidCoupon(): HttpError {
  return new HttpError(400, 'Invalid or expired coupon code.');
}

function tooSmall(minimum: number): HttpError {
  return new HttpError(400, `This coupon code is for items worth ${formatRupees(rupees(minimum))} or more.`);
}
