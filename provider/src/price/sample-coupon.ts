import type { ShopDatabase } from '../database/database.ts';
import type { CustomerOrderTable } from '../database/order-tables.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { dayOf, endOfDay } from '../days/india-day.ts';
import { addCoupon, readCoupon } from './coupon-store.ts';

/** SAMPLE-8: validity in whole days, after the day on which the samples were paid. */
const SAMPLE_COUPON_DAYS = 90;

const DAY = 24 * 60 * 60 * 1000;

export function sampleCouponCode(order_id: string): string {
  return `SAMPLE-${order_id}`;
}

/** SAMPLE-8: gives the customer a coupon worth the price of the paid samples, once for each order. */
export async function grantSampleCoupon(
  trx: ShopTransaction,
  {
    order_id,
    customer_id,
    total_paise,
  }: Pick<CustomerOrderTable, 'order_id' | 'customer_id' | 'total_paise'>,
  now: Date,
): Promise<void> {
  await addCoupon(trx, {
    code: sampleCouponCode(order_id),
    customer_id,
    percent: null,
    amount_paise: total_paise,
    minimum_subtotal_paise: 0,
    valid_from: now.toISOString(),
    valid_until: lastMomentAfter(now),
    limit_per_customer: 1,
    limit_in_total: null,
  });
}

/** The end of the last day in India on which the coupon of samples that are paid now is valid. */
function lastMomentAfter(now: Date): string {
  const lastDay = dayOf(new Date(now.getTime() + SAMPLE_COUPON_DAYS * DAY).toISOString());
  return new Date(Date.parse(endOfDay(lastDay)) - 1).toISOString();
}

/** The coupon that came with an order of samples, in paise; undefined before they are paid. */
export async function readSampleCoupon(
  db: ShopDatabase,
  order_id: string,
  now: Date,
): Promise<
  { code: string; amount_paise: number; valid_until: string; state: 'open' | 'used' | 'ended' } | undefined
> {
  const coupon = await readCoupon(db, sampleCouponCode(order_id));
  if (!coupon?.valid_until || coupon.amount_paise === null) return undefined;
  const { code, amount_paise, valid_until, times_used } = coupon;
  const isOver = valid_until <= now.toISOString();
  return { code, amount_paise, valid_until, state: times_used > 0 ? 'used' : isOver ? 'ended' : 'open' };
}
