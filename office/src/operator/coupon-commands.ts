import type { ShopDatabase } from 'provider/database/database';
import { endOfDay, startOfDay } from 'provider/days/india-day';
import { addCoupon, endCoupon, listCoupons, type NewCoupon } from 'provider/price/coupon-store';
import { paise, rupees } from 'provider/price/rupees';
import { formatRupees } from 'shared-contracts/money';
import { indiaEnd, indiaStart } from 'shared-contracts/operator/india-time';
import * as z from 'zod/mini';
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

const MAX_RUPEES = 10_000_000;
const amount = z.coerce.number().check(z.positive(), z.maximum(MAX_RUPEES), z.multipleOf(0.01));
const date = z.iso.date();
const limit = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));
const Options = z.object({
  code: z.string().check(z.regex(/^[A-Z0-9-]{3,40}$/)),
  percent: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  amount: z.optional(amount),
  minimum: z.optional(amount),
  from: z.optional(date),
  until: z.optional(date),
  each: z.optional(limit),
  total: z.optional(limit),
});

export async function couponList(db: ShopDatabase, now: Date): Promise<string[]> {
  const coupons = await listCoupons(db);
  return tableLines([
    ['Code', 'Discount', 'From items worth', 'Valid from', 'Valid until', 'Used', 'Each customer', ''],
    ...coupons.map((coupon) => [
      coupon.code,
      coupon.percent === null ? formatRupees(rupees(coupon.amount_paise)) : `${coupon.percent}%`,
      formatRupees(rupees(coupon.minimum_subtotal_paise)),
      indiaStart(coupon.valid_from),
      coupon.valid_until ? indiaEnd(coupon.valid_until) : 'open',
      `${coupon.times_used} of ${coupon.limit_in_total ?? 'any number'}`,
      coupon.limit_per_customer === null ? 'any number' : String(coupon.limit_per_customer),
      coupon.valid_until && coupon.valid_until <= now.toISOString() ? 'ended' : '',
    ]),
  ]);
}

/**
 * `coupon add <code> --percent 5`, or `--amount 2000`. The last day is included, in India's time. `--each` limits the orders of
 * each customer, `--total` those of all.
 */
export async function couponAdd(
  db: ShopDatabase,
  typedCode: string,
  { options, now }: { options: CouponOptions; now: Date },
): Promise<string[]> {
  const parsed = z.safeParse(Options, { ...options, code: typedCode.trim().toUpperCase() });
  if (!parsed.success) {
    throw new Refusal('API-52', `The value of ${String(parsed.error.issues[0]?.path[0])} is not valid.`);
  }
  const { code, percent, amount: rupeesOff, minimum, from, until, each, total } = parsed.data;
  if ((percent === undefined) === (rupeesOff === undefined)) {
    throw new Refusal('API-52', 'A coupon needs either --percent or --amount.');
  }
  const coupon: NewCoupon = {
    code,
    percent: percent ?? null,
    amount_paise: rupeesOff === undefined ? null : paise(rupeesOff),
    minimum_subtotal_paise: paise(minimum ?? 0),
    valid_from: from ? startOfDay(from) : now.toISOString(),
    valid_until: until ? endOfDay(until) : null,
    limit_per_customer: each ?? null,
    limit_in_total: total ?? null,
  };
  if (coupon.valid_until !== null && coupon.valid_until <= coupon.valid_from) {
    throw new Refusal('API-52', 'The coupon would end before it begins.');
  }
  if (!(await addCoupon(db, coupon))) {
    throw new Refusal('API-52', `The code ${code} has been used before. Choose another one.`);
  }
  return [`The coupon ${code} has been added.`];
}

export async function couponEnd(db: ShopDatabase, typedCode: string, now: Date): Promise<string[]> {
  const code = typedCode.trim().toUpperCase();
  if (!(await endCoupon(db, code, now)))
    throw new Refusal('API-52', `No coupon ${code} is valid now or later.`);
  return [`The coupon ${code} has ended.`];
}
