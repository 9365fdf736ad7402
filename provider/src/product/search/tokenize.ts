import { plainDigits } from 'shared-contracts/numbers';

/** A normalised word of a text, with its position in the text. */
export interface Token {
  word: string;
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * A size (`8 × 4 ft`) or a thickness (`1.5 mm`). It counts as a size only if both sides are numbers. All repetitions are
 * limited, because a pattern with lookarounds is otherwise not proven to be linear (decision 141).
 */
const SIZE =
  /(?<![\p{L}\p{N}\p{M}.])(?:(\d{1,9}(?:\.\d{1,9})?)\s{0,9}(?:[x×*]|by)\s{0,9}(\d{1,9}(?:\.\d{1,9})?)(?:\s{0,9}(?:mm|ft|feet|foot)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}])|\d{1,9}(?:\.\d{1,9})?\s{1,9}mm\b)/giu;
/** Includes the joiners that Indian keyboards insert into words. */
const WORD = /[\p{L}\p{N}\p{M}.\u200c\u200d]+/gu;
/** Dots belong to a word only between its letters. */
const PLAIN_WORD = /[\p{L}\p{N}\p{M}]+(?:\.+[\p{L}\p{N}\p{M}]+)*/gu;
/**
 * Accents, joiners, and the dots below letters of Hindi and Kannada, which people may type or leave out. The vowel signs
 * of Indian scripts are marks as well, but stay: without them, बिल and बेल would be the same word.
 */
const ACCENT = /[\u0300-\u036f\u093c\u0cbc\u200c\u200d]/gu;
/** Digits of the scripts from Devanagari to Malayalam. Each is one UTF-16 unit long, like its western digit. */
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/gu;

/** `१२` as `12`. The text keeps its length. */
export function westernDigits(text: string): string {
  return text.replace(INDIAN_DIGIT, plainDigits);
}

/**
 * SHOP-89: splits a text into words: lower case without accents, `1.5 mm` as `1.5mm`, `4 x 8 ft` as `8x4`, and colour codes without
 * the #.
 */
export function tokens(typed: string): Token[] {
  const text = westernDigits(typed);
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

/** Limits for the sides of a piece: at most so many feet, and at least so many millimetres. */
const [MOST_FEET, LEAST_MILLIMETRES] = [20, 300];
const MILLIMETRES_OF_A_FOOT = 305;

/** The area of a piece in square feet, if its text states one size: 32 for `8 × 4 ft` and `2440 × 1220 mm`. */
export function squareFeetOf(text: string): number | undefined {
  const sizes = tokenize(text).flatMap((word) => {
    const [long = 0, short = 0] = /^\d+(?:\.\d+)?x\d/.test(word) ? word.split('x').map(Number) : [];
    if (long > 0 && long <= MOST_FEET) return [long * short];
    return short >= LEAST_MILLIMETRES ? [(long * short) / MILLIMETRES_OF_A_FOOT ** 2] : [];
  });
  const areas = new Set(sizes.map(Math.round));
  return areas.size === 1 ? sizes[0] : undefined;
}

/** The longer side first, as the trade writes it. */
function sizeOf(one: number, other: number): string {
  return `${Math.max(one, other)}x${Math.min(one, other)}`;
}

function plainWords(match: string): string[] {
  return match.toLowerCase().normalize('NFKD').replace(ACCENT, '').match(PLAIN_WORD) ?? [];
}
