/** A word of a text as the search compares it, and where it stands in the text. */
export interface Token {
  word: string;
  start: number;
  /** Exclusive. */
  end: number;
}

/** A size (`8 × 4 ft`), a thickness (`1.5 mm`) or a word. A text is only read as a size where both sides are numbers. */
const TOKEN =
  /(?<![\p{L}\p{N}.])(\d+(?:\.\d+)?)\s*(?:[x×*]|by)\s*(\d+(?:\.\d+)?)(?:\s*(?:mm|ft|feet|foot)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}])|\d+(?:\.\d+)?\s+mm\b|[\p{L}\p{N}\p{M}.]+/giu;

/**
 * Splits a text into words: lower case without accents, `1.5 mm` as `1.5mm`, `4 x 8 ft` as `8x4`, and colour codes without
 * the #.
 */
export function tokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: match, 1: one, 2: other, index: start }) => {
    const place = { start, end: start + match.length };
    if (one && other) return { word: sizeOf(Number(one), Number(other)), ...place };
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
  return match
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d)\s+(?=mm$)/, '')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean);
}
