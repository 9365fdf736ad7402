/** An amount in a search term, in rupees, and how it is written. */
export interface Amount {
  rupees: number;
  /** The number without its unit. In `2-3k`, the unit applies to both numbers. */
  number: number;
  /** 1000 for `k`, 100,000 for `lakh`, 1 without a unit. */
  unit: number;
  /** Whether the text marks it as money: `₹5,000` and `5 hazar`, not `5000`. */
  isMoney: boolean;
  /** Whether it is a price per square foot, not per piece. */
  isPerSquareFoot: boolean;
  /** Exclusive. */
  end: number;
}

const CURRENCY = /\s{0,9}(?:₹|rs\.?|inr|रु\.?|ರೂ\.?)/iuy;
const SPACE = /\s{0,9}/uy;
/** `3000`, `3,000` and `1,00,000`. Not `2,5`, which some people read as two and a half. */
const NUMBER = /(?:\d{1,3}(?:,\d{2,3}){0,4},\d{3}|\d{1,9})(?:\.\d{1,9})?(?![.,]?\d)/uy;
const THOUSAND =
  /\s{0,9}(?:k|thousand|ha[zj]aa?r|ह(?:ज\u093c?|\u095b)ार|s[aā]vira|ಸಾವಿರ(?:ದ)?)(?![\p{L}\p{M}\d])/iuy;
const LAKH = /\s{0,9}(?:lakhs?|lacs?|लाख|laksha|ಲಕ್ಷ)(?![\p{L}\p{M}\d])/iuy;
const RUPEES =
  /\s{0,9}(?:\/-|(?:rs|inr|rupees?|rupay[ae]|रुपये|रुपए|रु|ರೂ|ರೂಪಾಯಿ|roopayi)(?![\p{L}\p{M}]))(?:\.(?!\d))?/iuy;
const SQUARE_FOOT =
  /\s{0,9}(?:(?:\/|per|प्रति|ಪ್ರತಿ)\s{0,9}(?:sq\.?\s{0,9}(?:ft|feet|foot)|sft|square\s{1,9}(?:ft|feet|foot)|वर्ग\s{1,9}फ[ुी]ट|ಚದರ\s{1,9}ಅಡಿ)|psf)(?![\p{L}\p{M}])\.?/iuy;
const PIECE = /\s{0,9}(?:\/|per|प्रति|ಪ್ರತಿ)\s{0,9}(?:sheet|board|piece|pc|panel|शीट|ಶೀಟ್)(?![\p{L}\p{M}])/iuy;
/** What after a number rules out an amount: more of a word, a thickness, a size, a price per another unit. */
const NO_AMOUNT =
  /(?!ಕ್ಕಿಂತ)[\p{L}\p{M}]|\s{0,9}(?:mm|cm|m|ft|feet|inch|in(?=\s{0,9}(?:$|[x×*]))|sq|sqft|sft|square|kg|pieces?|pcs|nos|[x×*])(?![\p{L}\p{M}])|\s{0,9}(?:\/|per|प्रति|ಪ್ರತಿ)\s{0,9}\p{L}/iuy;
/** Numbers that are a purity before `k`: `22k gold`. */
const CARATS: ReadonlySet<number> = new Set([9, 10, 14, 18, 22, 24]);

/** Reads `3000`, `₹3,000/-`, `Rs. 3k`, `2.5 lakh`, `3 हज़ार` or `90 per sq ft`, but no thickness, size or number of pieces. */
export function amountAt(typed: string, start: number | undefined): Amount | undefined {
  if (start === undefined) return undefined;
  const currencyEnd = endOf(CURRENCY, typed, start);
  const numberStart = endOf(SPACE, typed, currencyEnd ?? start) ?? start;
  const numberEnd = endOf(NUMBER, typed, numberStart);
  if (numberEnd === undefined) return undefined;
  const number = Number(typed.slice(numberStart, numberEnd).replaceAll(',', ''));
  const thousandEnd = endOf(THOUSAND, typed, numberEnd);
  const lakhEnd = thousandEnd === undefined ? endOf(LAKH, typed, numberEnd) : undefined;
  const unit = thousandEnd === undefined ? (lakhEnd === undefined ? 1 : 100_000) : 1000;
  const unitEnd = thousandEnd ?? lakhEnd ?? numberEnd;
  const rupeesEnd = endOf(RUPEES, typed, unitEnd);
  const footEnd = endOf(SQUARE_FOOT, typed, rupeesEnd ?? unitEnd);
  const end = footEnd ?? endOf(PIECE, typed, rupeesEnd ?? unitEnd) ?? rupeesEnd ?? unitEnd;
  if (endOf(NO_AMOUNT, typed, end) !== undefined) return undefined;
  const isCurrency = currencyEnd !== undefined || rupeesEnd !== undefined;
  const isCarat = unit === 1000 && CARATS.has(number);
  const isPerSquareFoot = footEnd !== undefined;
  const isMoney = isCurrency || isPerSquareFoot || (unit > 1 && !isCarat);
  return { rupees: number * unit, number, unit, isMoney, isPerSquareFoot, end };
}

/** @param pattern a sticky regular expression */
export function endOf(pattern: RegExp, term: string, start: number | undefined): number | undefined {
  if (start === undefined) return undefined;
  pattern.lastIndex = start;
  const match = pattern.exec(term);
  return match ? match.index + match[0].length : undefined;
}
