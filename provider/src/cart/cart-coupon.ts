import { formatRupees } from 'shared-contracts/money';
import type { ShopDatabase } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { type AddOn, findCoupon, hasUsedUp, priceCart } from '../price/price-store.ts';
import { rupees } from '../price/rupees.ts';
import { changeCart } from './cart-store.ts';

const INVALID = 'Invalid or expired coupon code.';
const USED_UP = 'You have already used this coupon code.';

/**
 * API-15, PRICE-8: stores a coupon with the cart, where it stays while the cart changes; an empty code clears it.
 * @param addOn counts towards the coupon's minimum, like an add-on in the cart
 * @throws {HttpError} 400 for a code that is unknown, expired or used up, or whose minimum the cart does not reach.
 */
export async function applyCoupon(
  db: ShopDatabase,
  customer_id: number,
  code: string,
  now: Date,
  addOn?: AddOn,
): Promise<void> {
  await changeCart(db, customer_id, async (trx) => {
    const coupon = code.trim() === '' ? undefined : await findCoupon(trx, code, now);
    if (code.trim() !== '' && !coupon) throw new HttpError(400, INVALID);
    if (coupon && (await hasUsedUp(trx, customer_id, coupon))) throw new HttpError(400, USED_UP);
    await trx
      .updateTable('cart')
      .set({ coupon_code: coupon?.code ?? null })
      .where('customer_id', '=', customer_id)
      .execute();
    // Checked after the update, so that the sum the shopper will see decides whether the cart is large enough.
    if (coupon && (await priceCart(trx, customer_id, now, addOn)).coupon_code === null)
      throw new HttpError(400, tooSmall(coupon.minimum_subtotal_paise));
  });
}

/** PRICE-24: the coupon that the cart keeps although it does not apply to it at the moment; null if there is none. */
export async function couponProblem(
  db: ShopDatabase,
  customer_id: number,
  now: Date,
): Promise<{ coupon_code: string; message: string } | null> {
  const cart = await db
    .selectFrom('cart')
    .select('coupon_code')
    .where('customer_id', '=', customer_id)
    .executeTakeFirst();
  if (!cart?.coupon_code) return null;
  const { coupon_code } = cart;
  const coupon = await findCoupon(db, coupon_code, now);
  if (!coupon) return { coupon_code, message: INVALID };
  const isUsedUp = await hasUsedUp(db, customer_id, coupon);
  return { coupon_code, message: isUsedUp ? USED_UP : tooSmall(coupon.minimum_subtotal_paise) };
}

function tooSmall(minimum: number): string {
  return `This coupon code is for items worth ${formatRupees(rupees(minimum))} or more.`;
}
