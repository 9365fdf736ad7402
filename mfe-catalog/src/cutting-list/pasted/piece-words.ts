import type { Item } from './line-items.ts';

export const PIECES = /^(?:nos?|pcs?|pieces?|pce|qty|quantity|q|stk|st|stück|stueck|pièces?|ea|nag|नग|off)$/i;
/** Words that may stand before the number. `no` is not one of them: `no 3` is the third panel, `3 no` are three panels. */
const BEFORE_NUMBER = /^(?:nos|pcs?|pieces|qty|quantity|q|stk|stück)$/i;
export const SPELLED: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  zwei: 2,
  drei: 3,
  vier: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
  double: 2,
  दो: 2,
  तीन: 3,
  चार: 4,
};
/** Word → number of pieces in it; 0 if it is unknown. */
export const LOTS: Readonly<Record<string, number>> = {
  dozen: 12,
  doz: 12,
  dz: 12,
  dozens: 12,
  pair: 2,
  pairs: 2,
  jodi: 2,
  each: 2,
  both: 2,
  set: 0,
  sets: 0,
  half: 0,
  every: 0,
  per: 0,
  lot: 0,
};

export const AREA =
  /=?\s?\d{1,6}(?:\.\d{1,4})?\s?(?:sq\.?\s?(?:mtr|ft|feet|m)|sqm|sqft|sft|m²|m2)(?![a-z\d])/gi;
export const MONEY = /(?:(?<![a-z])rs\.?|₹|(?<![a-z])inr)\s?\d[\d,.]{0,12}(?:\/-)?/gi;
export const BOTH_SIDES =
  /(?<![a-z])(?:l\s?[&/+]\s?r|lh\s?[&/+]\s?rh|left\s?(?:[&/+]|and)\s?right|r\s?[&/+]\s?l|right\s?(?:[&/+]|and)\s?left)(?![a-z])/i;

/** `qty: 4` */
export function counterBefore(items: readonly Item[], at: number): number | undefined {
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const item = items[back];
    if (item?.kind === 'word') return BEFORE_NUMBER.test(item.text) ? back : undefined;
    if (!/^[:=.-]$/.test(item?.text ?? '')) return undefined;
  }
  return undefined;
}
