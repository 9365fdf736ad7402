/** A word of a text as the search compares it, and where it stands in the text. */
export interface Token {
  word: string;
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * A size (`8 × 4 ft`) or a thickness (`1.5 mm`). A text is only read as a size where both sides are numbers. All repetitions have
 * a limit: beside lookarounds, nothing else is proven to take linear time (decision 141).
 */
const SIZE =
  /(?<![\p{L}\p{N}\p{M}.])(?:(\d{1,9}(?:\.\d{1,9})?)\s{0,9}(?:[x×*]|by)\s{0,9}(\d{1,9}(?:\.\d{1,9})?)(?:\s{0,9}(?:mm|ft|feet|foot)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}])|\d{1,9}(?:\.\d{1,9})?\s{1,9}mm\b)/giu;
const WORD = /[\p{L}\p{N}\p{M}.]+/gu;
/** Dots are part of a word between its letters only. */
const PLAIN_WORD = /[\p{L}\p{N}]+(?:\.+[\p{L}\p{N}]+)*/gu;

/**
 * Splits a text into words: lower case without accents, `1.5 mm` as `1.5mm`, `4 x 8 ft` as `8x4`, and colour codes without
 * the #.
 */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let readTo = 0;
  for (const { 0: match, 1: one, 2: other, index: start } of text.matchAll(SIZE)) {
    const word = one && other ? sizeOf(Number(one), Number(other)) : match.toLowerCase().replace(/\s/g, '');
    const end = start + match.length;
    found.push(...wordsBetween(text, readTo, start), { word, start, end });
    readTo = end;
  }
  return [...found, ...wordsBetween(text, readTo, text.length)];
}

function wordsBetween(text: string, from: number, to: number): Token[] {
  return [...text.slice(from, to).matchAll(WORD)].flatMap(({ 0: match, index }) => {
    const place = { start: from + index, end: from + index + match.length };
    return plainWords(match).map((word) => ({ word, ...place }));
  });
}

export function tokenize(text: string): string[] {
  return tokens(text).map(({ word }) => word);
}

/** The longer side first, as the trade writes it. */
function sizeOf(one: number, other: number): string {
  return `${Math.max(one, other)}x${Math.min(one, other)}`;
}

function plainWords(match: string): string[] {
  return match.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').match(PLAIN_WORD) ?? [];
}
