/** A price range that a search term names, in rupees, and where it stands in the term. */
export interface PriceWords {
  min?: number;
  max?: number;
  start: number;
  /** Exclusive. */
  end: number;
}

/** `3000`, `3,000`, `₹3000/-`, `Rs. 3k`, `3 hazaar`; no thickness and no size. */
const amount = (name: string) =>
  `(?:₹|rs\\.?|inr)?\\s*(?<${name}>\\d[\\d,]*(?:\\.\\d+)?)\\s*(?<${name}Unit>k|thousand|hazaa?r)?(?![\\p{L}\\d.])(?!\\s*(?:mm|cm|ft|inch|[x×*])(?!\\p{L}))(?:\\s*(?:\\/-|(?:rs|rupees?|rupaye)(?!\\p{L})))?`;

const PATTERNS = [
  `(?:between\\s+|from\\s+)?${amount('low')}\\s*(?:-|–|to|and|se)\\s*${amount('high')}(?:\\s+(?:tak|ke\\s+beech)(?!\\p{L}))?`,
  `(?:under|below|within|upto|up\\s+to|less\\s+than|cheaper\\s+than|max(?:imum)?|budget|<=?|≤)\\s*${amount('most')}`,
  `${amount('mostAfter')}\\s+(?:se\\s+kam|se\\s+sast[aie]|se\\s+neeche|ke\\s+andar|ke\\s+neeche|tak|(?:and|or)\\s+(?:below|less|under))(?!\\p{L})`,
  `(?:above|over|more\\s+than|starting(?:\\s+(?:at|from))?|from|min(?:imum)?|>=?|≥)\\s*${amount('least')}`,
  `${amount('leastAfter')}(?:\\+|\\s+(?:se\\s+(?:zyada|jyada|upar)|(?:and|or)\\s+(?:above|more)))(?!\\p{L})`,
];
// The number in an id or in a colour code is no price.
const PRICE = new RegExp(`(?<![\\p{L}\\p{N}#.-])(?:${PATTERNS.join('|')})`, 'giu');

/** Rupees: nothing in the shop costs less, so that `above 5` is not a price. */
const LOWEST = 100;

/** The price ranges in a term: `under 3k`, `2000-3000`, `5000 se kam`. */
export function priceWords(term: string): PriceWords[] {
  return [...term.matchAll(PRICE)].flatMap(({ 0: match, index: start, groups = {} }) => {
    const rupees = (name: string, unit = groups[`${name}Unit`]) => {
      const digits = groups[name];
      return digits ? Number(digits.replaceAll(',', '')) * (unit ? 1000 : 1) : undefined;
    };
    // In `2-3k` the unit belongs to both.
    const shared = rupees('low', groups['highUnit']);
    const low = shared !== undefined && shared < (rupees('high') ?? 0) ? shared : rupees('low');
    const min = low ?? rupees('least') ?? rupees('leastAfter');
    const max = rupees('high') ?? rupees('most') ?? rupees('mostAfter');
    const isPrice = (min ?? LOWEST) >= LOWEST && (max ?? LOWEST) >= LOWEST && (min ?? 0) <= (max ?? Infinity);
    return isPrice ? [{ min, max, start, end: start + match.trimEnd().length }] : [];
  });
}
