import type { PriceRange } from 'shared-contracts/product/facets';

/** The ends of a price range in an address. Anything but whole rupees above 0 counts as absent. */
export function parsePriceRange(parameters: URLSearchParams): PriceRange {
  return lowestFirst({
    price_min: priceOf(parameters.get('price_min') ?? ''),
    price_max: priceOf(parameters.get('price_max') ?? ''),
  });
}

export function priceOf(text: string): number | undefined {
  return /^\d{1,8}$/.test(text) ? Number(text) || undefined : undefined;
}

/** A range from high to low means the same as from low to high, and gets the same address. */
export function lowestFirst({ price_min, price_max }: PriceRange): PriceRange {
  const isReversed = price_min !== undefined && price_max !== undefined && price_min > price_max;
  return isReversed ? { price_min: price_max, price_max: price_min } : { price_min, price_max };
}

export function hasPriceRange({ price_min, price_max }: PriceRange): boolean {
  return price_min !== undefined || price_max !== undefined;
}
