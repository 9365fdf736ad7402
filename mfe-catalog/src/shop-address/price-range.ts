import { readWholeNumber } from 'shared-contracts/numbers';
import type { PriceRange } from 'shared-contracts/product/facets';

/** Reads the ends of a price range from an address. Anything but whole rupees above 0 counts as absent. */
export function parsePriceRange(parameters: URLSearchParams): PriceRange {
  return lowestFirst({
    price_min: priceOf(parameters.get('price_min') ?? ''),
    price_max: priceOf(parameters.get('price_max') ?? ''),
  });
}

/** In rupees. Higher prices in an address are ignored. */
const HIGHEST = 99_999_999;

/** Reads whole rupees as typed, perhaps with ₹ and commas. Undefined for 0, which is no limit, and for anything that is no price. */
export function priceOf(text: string): number | undefined {
  return isPrice(text) ? readPrice(text) || undefined : undefined;
}

/** Whether a text is a price or 0 (SHOP-30). */
export function isPrice(text: string): boolean {
  const price = readPrice(text);
  return price !== undefined && price <= HIGHEST;
}

function readPrice(text: string): number | undefined {
  return readWholeNumber(text.replace(/^\s?(?:₹|rs\.?(?=[\s\d]))/i, ''));
}

/** A range from high to low means the same as from low to high, and gets the same address. */
export function lowestFirst({ price_min, price_max }: PriceRange): PriceRange {
  const isReversed = price_min !== undefined && price_max !== undefined && price_min > price_max;
  return isReversed ? { price_min: price_max, price_max: price_min } : { price_min, price_max };
}

export function hasPriceRange({ price_min, price_max }: PriceRange): boolean {
  return price_min !== undefined || price_max !== undefined;
}
