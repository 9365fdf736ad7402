import type { ShopTransaction } from '../database/with-transaction.ts';
import { slidingWindow } from './rate-limit-rules.ts';
import { attemptsSince, type RateLimit } from './rate-limit-store.ts';

const HOUR = 60 * 60 * 1000;

/** API-97. A shopper places one or two; paying a restored order needs no new one. */
const ORDERS_PER_HOUR = 20;
/** API-98. */
const WRONG_COUPONS_PER_HOUR = 10;
/** API-98. This many wrong codes of a customer do not count for the address. */
const OWN_WRONG_COUPONS = 3;
/** API-98. High, because a mobile network shows many shoppers under one address. */
const WRONG_COUPONS_PER_HOUR_BY_ADDRESS = 60;

export function orderLimits(customer_id: number): RateLimit[] {
  return [
    {
      kind: 'order of customer',
      subject: String(customer_id),
      rules: [slidingWindow(ORDERS_PER_HOUR, HOUR)],
      message: 'You have placed many orders in the last hour. Please wait a while, or call us.',
    },
  ];
}

/** Limits by customer come first. The address's limit affects only customers who have guessed several times themselves. */
export async function wrongCouponLimits(
  trx: ShopTransaction,
  { customer_id, origin }: { customer_id: number; origin: string },
  now: Date,
): Promise<RateLimit[]> {
  const message = 'Too many wrong coupon codes. Please wait a while and try again.';
  const own: RateLimit = {
    kind: 'wrong coupon of customer',
    subject: String(customer_id),
    rules: [slidingWindow(WRONG_COUPONS_PER_HOUR, HOUR)],
    message,
  };
  const guesses = await attemptsSince(trx, own, new Date(now.getTime() - HOUR));
  if (guesses < OWN_WRONG_COUPONS) return [own];
  return [
    own,
    {
      kind: 'wrong coupon by address',
      subject: origin,
      rules: [slidingWindow(WRONG_COUPONS_PER_HOUR_BY_ADDRESS, HOUR)],
      message,
    },
  ];
}
