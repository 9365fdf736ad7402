import type { Policy } from './policy.ts';
import { PRIVACY } from './privacy-policy.ts';
import { RETURNS } from './return-and-refund-policy.ts';
import { SHIPPING } from './shipping-policy.ts';
import { TERMS } from './terms-and-conditions.ts';

/** INFO-9, in the order of the page. */
export const POLICIES: readonly Policy[] = [PRIVACY, TERMS, RETURNS, SHIPPING];
