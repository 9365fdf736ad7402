import type { Product } from 'shared-contracts/product';
import { finishOf } from 'shared-contracts/product/finish';
import type { Measure } from './measures.ts';

/** A sheet or board as it is delivered. */
export type PieceToCut = {
  length: Measure;
  width: Measure;
  /** Whether the product states this size. Otherwise it is the usual size. */
  isStated: boolean;
  /** The decor runs along the length, so that no panel may be turned. */
  hasGrain: boolean;
};

/** 8 × 4 ft, as the trade rounds it. */
const USUAL = { length: 24_400, width: 12_200 };

/** Tenths of a millimetre, rounded as the trade does: 8 ft, or 96 in, are 2440 mm. */
const UNITS: readonly [RegExp, number][] = [
  [/^mm$/i, 10],
  [/^cms?$/i, 100],
  [/^(?:m|mtrs?)$/i, 10_000],
  [/^(?:ft|feet|foot|['’′])$/i, 3_050],
  [/^(?:ins?|inch|inches|["”″])$/i, 3_050 / 12],
];
const MILLIMETRES = 10;

/** `2440 x 1220 mm`, `8' x 4'`, `2440mm x 1220mm x 18mm`: two or three numbers, of which the last has a unit. */
const SIZE =
  /(?<![\d.])(\d{1,4}(?:\.\d{1,2})?)\s{0,2}([a-z]{1,6}|['’′"”″])?\s{0,2}(?:[×x*]|by)\s{0,2}(\d{1,4}(?:\.\d{1,2})?)\s{0,2}(mm|cms?|mtrs?|m|ft|feet|foot|inches|inch|ins?|['’′"”″])?(?:\s{0,2}[×x*]\s{0,2}(\d{1,4}(?:\.\d{1,2})?)\s{0,2}(mm|cms?|mtrs?|m|ft|feet|foot|inches|inch|ins?|['’′"”″]))?(?![a-z\d])/gi;

/** Limits for the sides of a sheet or board. Sizes outside of them are something else in the product's text. */
const [SHORTEST, LONGEST] = [3_000, 60_000];

/** The size in the product's `info`, preferably in millimetres, else the usual size (CUT-2). Two different sizes count as none. */
export function pieceToCut(product?: Product): PieceToCut {
  const hasGrain = product !== undefined && hasDirection(product);
  const stated = [...(product?.info ?? '').matchAll(SIZE)].flatMap((match) => sizeOf(match.slice(1)) ?? []);
  const exact = stated.filter(({ unit }) => unit === MILLIMETRES);
  const [size, ...others] = exact.length > 0 ? exact : stated;
  if (!size || others.some(({ length, width }) => length !== size.length || width !== size.width)) {
    return { ...USUAL, isStated: false, hasGrain };
  }
  return { length: size.length, width: size.width, isStated: true, hasGrain };
}

/** The longer side is the length; of three numbers the smallest is the thickness. */
function sizeOf(parts: readonly (string | undefined)[]) {
  const [one, oneUnit, other, otherUnit, third, thirdUnit] = parts;
  const last = factorOf(thirdUnit ?? otherUnit);
  if (last === undefined) return undefined;
  const units = [oneUnit, otherUnit, thirdUnit].map((unit) => (unit ? factorOf(unit) : last));
  if (units.includes(undefined)) return undefined;
  const sides = [one, other, third]
    .flatMap((number, at) => (number ? Math.round(Number(number) * (units[at] ?? last)) : []))
    .sort((a, b) => b - a);
  const [length = 0, width = 0] = sides;
  return width >= SHORTEST && length <= LONGEST ? { length, width, unit: last } : undefined;
}

const factorOf = (unit: string | undefined) => UNITS.find(([name]) => unit && name.test(unit))?.[1];

/** Whether a turned panel would look like another colour: wood, ridges and brushed metal have a direction (CUT-3). */
function hasDirection(product: Product): boolean {
  const finish = finishOf(product);
  return finish === 'Fluted' || finish === 'Metallic' || /\b(?:wood|grain|veneer)\b/i.test(product.type);
}
