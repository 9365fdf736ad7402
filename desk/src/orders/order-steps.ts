import type { OrderStatus } from 'provider/database/order-tables';
import { SAMPLES } from 'shared-contracts/order/rules';

/** The way of an order to the customer, with what each step is called on a button. Packers may make them (DESK-1). */
export const STEPS = {
  confirmed: 'Confirm',
  packed: 'Mark packed',
  shipped: 'Ship',
  'out for delivery': 'Mark out for delivery',
  delivered: 'Mark delivered',
} as const satisfies Partial<Record<OrderStatus, string>>;
export type Step = keyof typeof STEPS;

/** DESK-13: while an order is in one of these, its parcel can be corrected. */
export const ON_THE_ROAD: readonly OrderStatus[] = ['shipped', 'out for delivery'];

/** What needs a reason, and moves money or leads to it: an owner's (DESK-1). */
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
