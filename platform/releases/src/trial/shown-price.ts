import type { Locator } from 'playwright';
import { POLICY } from '../policy.ts';

/** The amounts of the prices in a text, unchanged. */
export function amountsIn(text: string): string[] {
  const [, ...after] = text.split(POLICY.currency);
  return after.flatMap((each) => /^[\d,.]+/.exec(each) ?? []);
}

/** The first price in a text, unchanged. */
export function priceIn(text: string): string | undefined {
  const [amount] = amountsIn(text);
  return amount && POLICY.currency + amount;
}

/** The number of an amount, in the currency's unit. */
export function numberOf(amount: string): number {
  return Number(amount.replaceAll(',', '').replace(/\.$/, ''));
}

/** The result for a place without a price. */
export const NO_PRICE = 'none';

/** The first price in a place, unchanged. */
export async function firstPrice(place: Locator): Promise<string> {
  return priceIn((await place.textContent()) ?? '') ?? NO_PRICE;
}
