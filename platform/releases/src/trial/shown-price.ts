import type { Locator } from 'playwright';

export const PRICE = /₹[\d,.]+/;

/** As it is written there; `none` without a price. */
export async function firstPrice(place: Locator): Promise<string> {
  return PRICE.exec((await place.textContent()) ?? '')?.[0] ?? 'none';
}
