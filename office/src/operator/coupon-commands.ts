import type { ShopDatabase } from 'provider/database/database';
import { addCoupon, endCoupon, listCoupons, type NewCoupon } from 'provider/price/coupon-store';
import { COUPON_HEAD, CouponError, couponRow, typedCoupon } from 'provider/price/typed-coupon';
import { tableLines } from './print-table.ts';
import { Refusal } from './refusal.ts';

export interface CouponOptions {
  percent?: string;
  /** Rupees. */
  amount?: string;
  /** Rupees. */
  minimum?: string;
  from?: string;
  until?: string;
  /** Orders of one customer. */
  each?: string;
  /** Orders of all customers. */
  total?: string;
}

export async function couponList(db: ShopDatabase, now: Date): Promise<string[]> {
  const coupons = await listCoupons(db);
  return tableLines([COUPON_HEAD, ...coupons.map((coupon) => couponRow(coupon, now))]);
}

/**
 * `coupon add <code> --percent 5`, or `--amount 2000`. The last day is included, in India's time. `--each` limits the orders of
 * each customer, `--total` those of all.
 */
export async function couponAdd(
  db: ShopDatabase,
  code: string,
  { options, now }: { options: CouponOptions; now: Date },
): Promise<string[]> {
  const coupon = couponOf({ ...options, code }, now);
  if (!(await addCoupon(db, coupon)))
    throw new Refusal('API-52', `The code ${coupon.code} has been used before. Choose another one.`);
  return [`The coupon ${coupon.code} has been added.`];
}

function couponOf(typed: CouponOptions & { code: string }, now: Date): NewCoupon {
  try {
    return typedCoupon(typed, now);
  } catch (error) {
    throw error instanceof CouponError ? new Refusal('API-52', error.message) : error;
  }
}

export async function couponEnd(db: ShopDatabase, typedCode: string, now: Date): Promise<string[]> {
  const code = typedCode.trim().toUpperCase();
  if (!(await endCoupon(db, code, now)))
    throw new Refusal('API-52', `No coupon ${code} is valid now or later.`);
  return [`The coupon ${code} has ended.`];
}
