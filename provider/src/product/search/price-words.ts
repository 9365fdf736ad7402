/** A price range that a search term names, in rupees, and where it stands in the term. */
export interface PriceWords {
  min?: number;
  max?: number;
  start: number;
  /** Exclusive. */
  end: number;
}

/** `3000`, `3,000`, `₹3000/-`, `Rs. 3k`, `3 hazaar`; no thickness and no size. */
const AMOUNT =
  /\s{0,9}(?:₹|rs\.?|inr)?\s{0,9}(\d[\d,]{0,15}(?:\.\d{1,9})?)(?:\s{0,9}(k|thousand|hazaa?r))?(?![\p{L}\d.])(?!\s{0,9}(?:mm|cm|ft|inch|[x×*])(?!\p{L}))(?:\s{0,9}(?:\/-|(?:rs|rupees?|rupaye)(?!\p{L})))?/iuy;

const BETWEEN = /between\s|from\s/iuy;
const TO = /\s{0,9}(?:-|–|to|and|se)/iuy;
const UP_TO_THIS = /\s{1,9}(?:tak|ke\s{1,9}beech)(?!\p{L})/iuy;
const UNDER =
  /under|below|within|upto|up\s{1,9}to|less\s{1,9}than|cheaper\s{1,9}than|max(?:imum)?|budget|<=?|≤/iuy;
const AND_LESS =
  /\s{1,9}(?:se\s{1,9}kam|se\s{1,9}sast[aie]|se\s{1,9}neeche|ke\s{1,9}andar|ke\s{1,9}neeche|tak|(?:and|or)\s{1,9}(?:below|less|under))(?!\p{L})/iuy;
const ABOVE = /above|over|more\s{1,9}than|starting(?:\s{1,9}(?:at|from))?|from|min(?:imum)?|>=?|≥/iuy;
const AND_MORE =
  /(?:\s{0,9}\+|\s{1,9}(?:se\s{1,9}(?:zyada|jyada|upar)|(?:and|or)\s{1,9}(?:above|more)))(?!\p{L})/iuy;

/** The number in an id or in a colour code is no price. */
const BEGINNING = /(?<![\p{L}\p{N}#.-])\S/gu;

/** Rupees: nothing in the shop costs less, so that `above 5` is not a price. */
const LOWEST = 100;

/** The price ranges in a term: `under 3k`, `2000-3000`, `5000 se kam`. */
export function priceWords(term: string): PriceWords[] {
  const prices: PriceWords[] = [];
  let readTo = 0;
  for (const { index } of term.matchAll(BEGINNING)) {
    const price = index < readTo ? undefined : priceAt(term, index);
    if (!price) continue;
    readTo = price.end;
    const { min = LOWEST, max = Infinity } = price;
    if (min >= LOWEST && max >= LOWEST && min <= max) prices.push(price);
  }
  return prices;
}

function priceAt(term: string, start: number): PriceWords | undefined {
  const low = amountAt(term, endOf(BETWEEN, term, start) ?? start);
  const high = low && amountAt(term, endOf(TO, term, low.end));
  if (low && high) {
    // In `2-3k` the unit belongs to both.
    const shared = low.rupees * (high.isThousands && !low.isThousands ? THOUSAND : 1);
    const min = shared < high.rupees ? shared : low.rupees;
    return { min, max: high.rupees, start, end: endOf(UP_TO_THIS, term, high.end) ?? high.end };
  }
  const most = amountAt(term, endOf(UNDER, term, start));
  if (most) return { max: most.rupees, start, end: most.end };
  const amount = amountAt(term, start);
  const lessEnd = endOf(AND_LESS, term, amount?.end);
  if (amount && lessEnd) return { max: amount.rupees, start, end: lessEnd };
  const least = amountAt(term, endOf(ABOVE, term, start));
  if (least) return { min: least.rupees, start, end: least.end };
  const moreEnd = endOf(AND_MORE, term, amount?.end);
  return amount && moreEnd ? { min: amount.rupees, start, end: moreEnd } : undefined;
}

const THOUSAND = 1000;

interface Amount {
  rupees: number;
  isThousands: boolean;
  /** Exclusive. */
  end: number;
}

function amountAt(term: string, start: number | undefined): Amount | undefined {
  const [text, digits = '', unit] = matchAt(AMOUNT, term, start) ?? [];
  if (start === undefined || text === undefined) return undefined;
  const rupees = Number(digits.replaceAll(',', '')) * (unit ? THOUSAND : 1);
  return { rupees, isThousands: unit !== undefined, end: start + text.length };
}

function endOf(pattern: RegExp, term: string, start: number | undefined): number | undefined {
  const match = matchAt(pattern, term, start);
  return match && match.index + match[0].length;
}

/** @param pattern a sticky one */
function matchAt(pattern: RegExp, term: string, start: number | undefined): RegExpExecArray | undefined {
  if (start === undefined) return undefined;
  pattern.lastIndex = start;
  return pattern.exec(term) ?? undefined;
}
