import type { Locator } from 'playwright';
import { POLICY } from '../policy.ts';

/** The amounts of the prices of a text, as they are written. */
export function amountsIn(text: string): string[] {
  const [, ...after] = text.split(POLICY.currency);
  return after.flatMap((each) => /^[\d,.]+/.exec(each) ?? []);
}

/** The first price of a text, as it is written. */
export function priceIn(text: string): string | undefined {
  const [amount] = amountsIn(text);
  return amount && POLICY.currency + amount;
}

/** In the currency's unit. */
export function numberOf(amount: string): number {
  return Number(amount.replaceAll(',', '').replace(/\.$/, ''));
}

/** What is read of a place without a price. */
export const NO_PRICE = 'none';

/** The first price, as it is written. */
export async function firstPrice(place: Locator): Promise<string> {
  return priceIn((await place.textContent()) ?? '') ?? NO_PRICE;
}
