import { type Amount, amountAt, endOf } from './amounts.ts';
import { westernDigits } from './tokenize.ts';

/** A price range in a search term, in rupees, and its position in the term. */
export interface PriceWords {
  min?: number;
  max?: number;
  /** Set if the range is per square foot, not per piece. */
  isPerSquareFoot?: true;
  start: number;
  /** Exclusive. */
  end: number;
}

const BETWEEN = /(?:between|from)\s/iuy;
const TO = /\s{0,9}(?:-|–|to|and|se|से)/iuy;
const UP_TO_THIS = /\s{1,9}(?:tak|तक|ke\s{1,9}beech|के\s{1,9}बीच)(?![\p{L}\p{M}])/iuy;
const UNDER =
  /(?:under|below|within|upto|up\s{1,9}to|less\s{1,9}than|(?:not|no)\s{1,9}more\s{1,9}than|cheaper\s{1,9}than|at\s{1,9}most|max(?:imum)?|budget|[zj]yada\s{1,9}se\s{1,9}[zj]yada)(?![\p{L}\p{M}])|<=?|≤/iuy;
const AND_LESS =
  /\s{0,9}(?:(?:se|से)\s{1,9}(?:kam|कम|sast[aie]|सस्त[ािे]|neeche|नीचे)|(?:ke|के)\s{1,9}(?:andar|अंदर|neeche|नीचे)|tak|तक|(?:and|or)\s{1,9}(?:below|less|under)|(?:ಕ್ಕಿಂತ|kkinta|kinta)\s{1,9}(?:ಕಡಿಮೆ|kadime)|ಒಳಗೆ|olage|ವರೆಗೆ|varege)(?![\p{L}\p{M}])/iuy;
const ABOVE =
  /(?:above|over|more\s{1,9}than|(?:not|no)\s{1,9}less\s{1,9}than|at\s{1,9}least|starting(?:\s{1,9}(?:at|from))?|from|min(?:imum)?|kam\s{1,9}se\s{1,9}kam|कम\s{1,9}से\s{1,9}कम)(?![\p{L}\p{M}])|>=?|≥/iuy;
const AND_MORE =
  /\s{0,9}(?:\+|(?:se|से)\s{1,9}(?:[zj]yada|ज\u093c?्यादा|adhik|अधिक|upar|[ऊउ]पर)|(?:and|or)\s{1,9}(?:above|more)|(?:ಕ್ಕಿಂತ|kkinta|kinta)\s{1,9}(?:ಹೆಚ್ಚು|hecchu)|ಮೇಲೆ|mele)(?![\p{L}\p{M}])/iuy;
/** Words before a price that make it no range: approximations and negations. */
const NO_RANGE =
  /(?:around|about|approx(?:imately)?|near(?:ly)?|almost|not|lagbhag|kareeb|karib|लगभग|करीब|ಸುಮಾರು|sumaru|~)\.?\s{0,9}$/iu;

/** Where a price may begin. Numbers within ids and colour codes are excluded. */
const BEGINNING = /(?<![\p{L}\p{N}\p{M}#.-]|\d,)\S/gu;

/** In rupees. Nothing in the shop costs less, so `above 5` is not a price. */
const LOWEST = 100;

/**
 * SHOP-90: the price ranges in a term: `under 3k`, `2000-3000`, `5000 से कम`, `₹5,000`. A bare number does not count, because it may be a
 * code.
 */
export function priceWords(term: string): PriceWords[] {
  const typed = westernDigits(term);
  const prices: PriceWords[] = [];
  let readTo = 0;
  for (const { index } of typed.matchAll(BEGINNING)) {
    const price = index < readTo ? undefined : priceAt(typed, index);
    if (!price) continue;
    readTo = price.end;
    const { min = Infinity, max = Infinity, isPerSquareFoot } = price;
    const isOrdered = price.min === undefined || min <= max;
    const lowest = isPerSquareFoot ? 1 : LOWEST;
    if (NO_RANGE.test(typed.slice(0, index))) continue;
    if (isOrdered && min >= lowest && max >= lowest) prices.push(price);
  }
  return prices;
}

function priceAt(term: string, start: number): PriceWords | undefined {
  const low = amountAt(term, endOf(BETWEEN, term, start) ?? start);
  const high = low && amountAt(term, endOf(TO, term, low.end));
  if (low && high) {
    // In `2-3k`, the unit applies to both numbers.
    const shared = low.unit === 1 ? low.number * high.unit : low.rupees;
    const min = shared < high.rupees ? shared : low.rupees;
    const end = endOf(UP_TO_THIS, term, high.end) ?? high.end;
    return { min, max: high.rupees, ...measureOf(high), start, end };
  }
  const most = amountAt(term, endOf(UNDER, term, start));
  if (most) return { max: most.rupees, ...measureOf(most), start, end: most.end };
  const amount = amountAt(term, start);
  const lessEnd = endOf(AND_LESS, term, amount?.end);
  if (amount && lessEnd) return { max: amount.rupees, ...measureOf(amount), start, end: lessEnd };
  const least = amountAt(term, endOf(ABOVE, term, start));
  if (least) return { min: least.rupees, ...measureOf(least), start, end: least.end };
  const moreEnd = endOf(AND_MORE, term, amount?.end);
  if (amount && moreEnd) return { min: amount.rupees, ...measureOf(amount), start, end: moreEnd };
  return amount?.isMoney ? { max: amount.rupees, ...measureOf(amount), start, end: amount.end } : undefined;
}

function measureOf({ isPerSquareFoot }: Amount): { isPerSquareFoot?: true } {
  return isPerSquareFoot ? { isPerSquareFoot } : {};
}
