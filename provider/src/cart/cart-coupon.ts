import { formatRupees } from 'shared-contracts/money';
import type { ShopDatabase } from '../database/database.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { findCoupon, hasUsedUp } from '../price/coupon-store.ts';
import { type AddOn, couponOfCart, priceCart } from '../price/price-store.ts';
import { type Coupon, LEAST_PAYABLE, type PriceSummary } from '../price/price-summary.ts';
import { rupees } from '../price/rupees.ts';
import { wrongCouponLimits } from '../rate-limit/customer-limits.ts';
import { countAttempt, uncountAttempts } from '../rate-limit/rate-limit-store.ts';
import { changeCart } from './cart-store.ts';

const INVALID = 'Invalid or expired coupon code.';
const USED_UP = 'You have already used this coupon code.';

interface CouponTry {
  customer_id: number;
  /** Network address. */
  origin: string;
  code: string;
  /** The packaging to come. Counts towards the coupon's minimum, like an add-on in the cart. */
  addOn: AddOn | undefined;
}

/**
 * API-15, PRICE-8: stores a coupon with the cart, where it stays while the cart changes; an empty code clears it.
 * @throws {HttpError} 400 for a code that is unknown, expired or used up, or whose minimum the cart does not reach; 429 after too many
 * codes that do not exist (API-98).
 */
export async function applyCoupon(db: ShopDatabase, sent: CouponTry, now: Date): Promise<void> {
  if (sent.code.trim() === '' || (await hasCoupon(db, sent))) return await keepCoupon(db, sent, now);
  // First counted as wrong, in a transaction of its own: this limits concurrent guesses, and an error does not roll it back.
  const counted = await withTransaction(db, async (trx) =>
    countAttempt(trx, await wrongCouponLimits(trx, sent, now), now),
  );
  const uncount = () => withTransaction(db, (trx) => uncountAttempts(trx, counted));
  try {
    await keepCoupon(db, sent, now);
    await uncount();
  } catch (error) {
    if (!(error instanceof UnknownCoupon)) await uncount();
    throw error;
  }
}

class UnknownCoupon extends HttpError {}

async function hasCoupon(db: ShopDatabase, { customer_id, code }: CouponTry): Promise<boolean> {
  return (await couponOfCart(db, customer_id))?.toUpperCase() === code.trim().toUpperCase();
}

async function keepCoupon(
  db: ShopDatabase,
  { customer_id, code, addOn }: CouponTry,
  now: Date,
): Promise<void> {
  await changeCart(db, customer_id, async (trx) => {
    const coupon = code.trim() === '' ? undefined : await findCoupon(trx, { code, customer_id }, now);
    if (code.trim() !== '' && !coupon) throw new UnknownCoupon(400, INVALID);
    if (coupon && (await hasUsedUp(trx, customer_id, coupon))) throw new HttpError(400, USED_UP);
    await trx
      .updateTable('cart')
      .set({ coupon_code: coupon?.code ?? null })
      .where('customer_id', '=', customer_id)
      .execute();
    // Checked after the update, against the price with the coupon that the shopper will see.
    if (!coupon) return;
    const price = await priceCart(trx, customer_id, now, addOn);
    if (price.coupon_code === null) throw new HttpError(400, obstacle(coupon, price));
  });
}

/**
 * PRICE-24: the cart's coupon, if it does not apply at the moment, and why; null otherwise.
 * @param price of the cart, in paise
 */
export async function couponProblem(
  db: ShopDatabase,
  { customer_id, price }: { customer_id: number; price: PriceSummary },
  now: Date,
): Promise<{ coupon_code: string; message: string } | null> {
  const coupon_code = await couponOfCart(db, customer_id);
  if (!coupon_code) return null;
  const coupon = await findCoupon(db, { code: coupon_code, customer_id }, now);
  if (!coupon) return { coupon_code, message: INVALID };
  const isUsedUp = await hasUsedUp(db, customer_id, coupon);
  return { coupon_code, message: isUsedUp ? USED_UP : obstacle(coupon, price) };
}

function obstacle({ minimum_subtotal_paise: minimum }: Coupon, { subtotal }: PriceSummary): string {
  if (subtotal < minimum)
    return `This coupon code needs items worth ${formatRupees(rupees(minimum))} or more in your cart.`;
  return `With this coupon code less than ${formatRupees(rupees(LEAST_PAYABLE))} would be left to pay, which cannot be paid online. Please add an item, or order without the code.`;
}
