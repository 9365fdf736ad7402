import type { Locator } from 'playwright';
import { POLICY } from '../policy.ts';

/** The first price of a text, as it is written. */
export function priceIn(text: string): string | undefined {
  const [, ...after] = text.split(POLICY.currency);
  const [amount] = after.flatMap((each) => /^[\d,.]+/.exec(each) ?? []);
  return amount && POLICY.currency + amount;
}

/** What is read of a place without a price. */
export const NO_PRICE = 'none';

/** The first price, as it is written. */
export async function firstPrice(place: Locator): Promise<string> {
  return priceIn((await place.textContent()) ?? '') ?? NO_PRICE;
}
