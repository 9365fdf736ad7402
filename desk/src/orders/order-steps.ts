import type { OrderStatus } from 'provider/database/order-tables';
import { SAMPLES } from 'shared-contracts/order/rules';

/** The steps of an order up to its delivery, with their button labels. Packers may take them (DESK-1). */
export const STEPS = {
  confirmed: 'Confirm',
  packed: 'Mark packed',
  shipped: 'Ship',
  'out for delivery': 'Mark out for delivery',
  delivered: 'Mark delivered',
} as const satisfies Partial<Record<OrderStatus, string>>;
export type Step = keyof typeof STEPS;

/** DESK-13: the statuses in which the parcel can be corrected. */
export const ON_THE_ROAD: readonly OrderStatus[] = ['shipped', 'out for delivery'];

/** Steps that need a reason, and lead to a refund. For owners only (DESK-1). */
export const ENDS = { cancelled: 'Cancel the order', returned: 'Mark returned' } as const;
export type End = keyof typeof ENDS;

export function isStep(word: string | null | undefined): word is Step {
  return word !== null && word !== undefined && Object.hasOwn(STEPS, word);
}

export function isEnd(word: string | null | undefined): word is End {
  return word !== null && word !== undefined && Object.hasOwn(ENDS, word);
}

export function kindOf({ kind }: { kind?: string | undefined }): string {
  return kind === SAMPLES ? 'Samples' : '';
}
