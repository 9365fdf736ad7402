import type { Locator } from 'playwright';
import { POLICY } from '../policy.ts';

/** The first price of a text, as it is written. */
export function priceIn(text: string): string | undefined {
  const [, ...after] = text.split(POLICY.currency);
  const [amount] = after.flatMap((each) => /^[\d,.]+/.exec(each) ?? []);
  return amount && POLICY.currency + amount;
}

/** The first price, as it is written; `none` without one. */
export async function firstPrice(place: Locator): Promise<string> {
  return priceIn((await place.textContent()) ?? '') ?? 'none';
}
