import type { PriceRange } from 'shared-contracts/product/facets';

/** The scale of a price slider, in whole rupees. */
export type PriceScale = { min: number; max: number; step: number };

/** Enough for every price to be near a step, and few enough for the arrow keys. */
const MOST_STEPS = 120;

/** A scale of round numbers around the lowest and the highest price; undefined where there is nothing to choose. */
export function priceScale(lowest: number | null, highest: number | null): PriceScale | undefined {
  if (lowest === null || highest === null || highest <= lowest) return undefined;
  const step = roundStep((highest - lowest) / MOST_STEPS);
  return { min: Math.floor(lowest / step) * step, max: Math.ceil(highest / step) * step, step };
}

/** The next of 1, 2, 5, 10, 20, 50, … rupees. */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** Positions of the handles, each on the nearest step. A missing or distant price puts its handle at the end of the scale. */
export function handlePlaces({ min, max, step }: PriceScale, { price_min, price_max }: PriceRange) {
  const place = (price: number) =>
    Math.min(max, Math.max(min, min + Math.round((price - min) / step) * step));
  return { price_min: place(price_min ?? min), price_max: place(price_max ?? max) };
}

/** The range after a handle was moved. A handle stops at the other one; at the end of the scale it does not filter. */
export function movedHandle(
  scale: PriceScale,
  range: PriceRange,
  bound: keyof PriceRange,
  to: number,
): PriceRange {
  const places = handlePlaces(scale, range);
  if (bound === 'price_min') {
    const price = Math.min(to, places.price_max);
    return { ...range, price_min: price > scale.min ? price : undefined };
  }
  const price = Math.max(to, places.price_min);
  return { ...range, price_max: price < scale.max ? price : undefined };
}
