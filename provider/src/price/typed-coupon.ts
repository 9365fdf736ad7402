import { formatRupees } from 'shared-contracts/money';
import { readWholeNumber } from 'shared-contracts/numbers';
import { indiaEnd, indiaStart } from 'shared-contracts/operator/india-time';
import * as z from 'zod/mini';
import { endOfDay, startOfDay } from '../days/india-day.ts';
import type { NewCoupon } from './coupon-store.ts';
import type { Coupon } from './price-summary.ts';
import { rupees } from './rupees.ts';
import { readRupees } from './typed-rupees.ts';

const amount = z.pipe(z.string(), z.pipe(z.transform(readRupees), z.number().check(z.positive())));
const whole = (most: number) =>
  z.pipe(z.string(), z.pipe(z.transform(readWholeNumber), z.number().check(z.minimum(1), z.maximum(most))));
const date = z.iso.date();
const TypedCoupon = z.object({
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,40}$/)),
  percent: z.optional(whole(100)),
  /** Rupees. */
  amount: z.optional(amount),
  minimum: z.optional(amount),
  from: z.optional(date),
  /** The last day, in India's time. */
  until: z.optional(date),
  /** Orders of one customer. */
  each: z.optional(whole(1_000_000)),
  /** Orders of all customers. */
  total: z.optional(whole(1_000_000)),
});

/** The error of a typed coupon, in a sentence. */
export class CouponError extends Error {
  override name = 'CouponError';
}

/** API-52: parses a coupon typed by the owner or the operator. @throws {CouponError} */
export function typedCoupon(typed: object, now: Date): NewCoupon {
  const parsed = z.safeParse(TypedCoupon, typed);
  if (!parsed.success)
    throw new CouponError(`The value of ${String(parsed.error.issues[0]?.path[0])} is not valid.`);
  const { code, percent, amount, minimum, from, until, each, total } = parsed.data;
  if ((percent === undefined) === (amount === undefined))
    throw new CouponError('A coupon needs either a percentage or an amount.');
  const coupon: NewCoupon = {
    code,
    percent: percent ?? null,
    amount_paise: amount ?? null,
    minimum_subtotal_paise: minimum ?? 0,
    valid_from: from ? startOfDay(from) : now.toISOString(),
    valid_until: until ? endOfDay(until) : null,
    limit_per_customer: each ?? null,
    limit_in_total: total ?? null,
  };
  if (coupon.valid_until !== null && coupon.valid_until <= coupon.valid_from)
    throw new CouponError('The coupon would end before it begins.');
  return coupon;
}

export const COUPON_HEAD = [
  'Code',
  'Discount',
  'From items worth',
  'Valid from',
  'Valid until',
  'Used',
  'Each customer',
  '',
];

/** One cell for each of `COUPON_HEAD`. */
export function couponRow(coupon: NewCoupon & Partial<Pick<Coupon, 'times_used'>>, now: Date): string[] {
  return [
    coupon.code,
    coupon.percent === null ? formatRupees(rupees(coupon.amount_paise)) : `${coupon.percent}%`,
    formatRupees(rupees(coupon.minimum_subtotal_paise)),
    indiaStart(coupon.valid_from),
    coupon.valid_until ? indiaEnd(coupon.valid_until) : 'open',
    `${coupon.times_used ?? 0} of ${coupon.limit_in_total ?? 'any number'}`,
    coupon.limit_per_customer === null ? 'any number' : String(coupon.limit_per_customer),
    coupon.valid_until && coupon.valid_until <= now.toISOString() ? 'ended' : '',
  ];
}
