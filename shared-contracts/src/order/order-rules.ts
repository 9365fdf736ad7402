import { isSameName } from '../product/same-name.ts';

/** The status of an order whose payment is not decided yet. It is a filter value too (ORD-2). */
export const PAYMENT_PENDING = 'payment pending';

/** CHECK-7. */
export const DEFAULT_PAYMENT_MODE = 'PHONEPE';

/** In the order of an order's life (ORD-2). Providers send them in any letter case. */
export const ORDER_STATUSES = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out for delivery',
  'delivered',
  'cancelled',
  'returned',
  'failed',
  'refunded',
] as const;

/** The `kind` of an order of samples. All other orders have none (SAMPLE-1). */
export const SAMPLES = 'samples';

/** SAMPLE-1: the most samples in a parcel. */
export const MAX_SAMPLES = 5;

export function isOfSamples({ kind }: { kind?: string | null | undefined }): boolean {
  return kind === SAMPLES;
}

/** Orders in a list that is requested without pages: the newest (API-105). */
export const ORDER_LIST_LIMIT = 200;

export const ORDER_STATUS_FILTERS = [PAYMENT_PENDING, ...ORDER_STATUSES] as const;

/** Whether two statuses are equal, without regard to letter case and outer spaces (ORD-2). */
export function isSameStatus(one: string, other: string): boolean {
  return isSameName(one.trim(), other.trim());
}
