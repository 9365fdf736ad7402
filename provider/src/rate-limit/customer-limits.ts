import { slidingWindow } from './rate-limit-rules.ts';
import type { RateLimit } from './rate-limit-store.ts';

const HOUR = 60 * 60 * 1000;

/** API-97. A shopper makes one or two; a restored order is paid again without a new one. */
const ORDERS_PER_HOUR = 20;
export function orderLimits(customer_id: number): RateLimit[] {
  return [
    {
      kind: 'order of customer',
      subject: String(customer_id),
      rules: [slidingWindow(ORDERS_PER_HOUR, HOUR)],
      message: 'You have made many orders in the last hour. Please wait a while, or call us.',
    },
  ];
}
