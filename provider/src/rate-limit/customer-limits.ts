import { slidingWindow } from './rate-limit-rules.ts';
import type { RateLimit } from './rate-limit-store.ts';

const HOUR = 60 * 60 * 1000;

/** API-97. A shopper makes one or two; a restored order is paid again without a new one. */
const ORDERS_PER_HOUR = 20;
/** API-98. */
const WRONG_COUPONS_PER_HOUR = 10;
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

export function wrongCouponLimits(customer_id: number, origin: string): RateLimit[] {
  const message = 'Too many wrong coupon codes. Please wait a while and try again.';
  return [
    {
      kind: 'wrong coupon of customer',
      subject: String(customer_id),
      rules: [slidingWindow(WRONG_COUPONS_PER_HOUR, HOUR)],
      message,
    },
    {
      kind: 'wrong coupon by address',
      subject: origin,
      rules: [slidingWindow(WRONG_COUPONS_PER_HOUR_BY_ADDRESS, HOUR)],
      message,
    },
  ];
}
