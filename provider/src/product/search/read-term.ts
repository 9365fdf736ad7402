import type { FilterMeaning, FilterWords } from './filter-words.ts';
import { type PriceWords, priceWords } from './price-words.ts';
import type { SearchIndex } from './search-index.ts';
import { type Token, tokens } from './tokenize.ts';

/** A piece of a term: words to search for, the name of a filter, or a price range. */
export type TermPiece = {
  start: number;
  /** Exclusive. */
  end: number;
} & (
  | { words: readonly string[] }
  | { words: readonly string[]; filter: FilterMeaning }
  | { price: PriceWords }
);

/** Words in English, Hindi and Kannada without a meaning for the search. Left out, unless a product contains them. */
const FILLERS = new Set(
  `a an and as at by for from in of on or the to with
  ka ke ki ko me mein par wala wale wali aur liye chahiye
  का के की को में पर वाला वाले वाली और लिए चाहिए
  ಮತ್ತು ಬೇಕು ಗೆ
  color colour design finish look shade texture rang रंग banna ಬಣ್ಣ bannada ಬಣ್ಣದ`.split(/\s+/),
);

/** A run of separators, or a run of other characters. */
const RUN = /[\s,;/]+|[^\s,;/]+/g;

/** The term without some of its pieces, and without words at its ends that have become meaningless, such as `and`. */
export function withoutPieces(term: string, pieces: readonly TermPiece[]): string {
  const cut = pieces.toSorted((one, other) => other.start - one.start);
  const rest = cut.reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, term);
  const runs = rest.match(RUN) ?? [];
  const isMeant = (run: string) => !/^[\s,;/]/.test(run) && !FILLERS.has(run.toLowerCase());
  const meant = runs.slice(Math.max(0, runs.findIndex(isMeant)), runs.findLastIndex(isMeant) + 1);
  return meant.join('').replace(/\s+/g, ' ');
}

/** Reads a term in the typed order. While it is being typed, its last word may be incomplete. */
export function readTerm(
  term: string,
  index: SearchIndex,
  filters: FilterWords,
  isTyping = false,
): TermPiece[] {
  const prices = priceWords(term);
  const priced = (token: Token) => prices.some(({ start, end }) => token.start < end && start < token.end);
  const typed = tokens(term).filter((token) => !priced(token));
  const read = typed.flatMap((token) => knownTokens(token, index, filters));
  const pieces = wordPieces(term, read, index, filters);
  const last = pieces.at(-1);
  const meant = pieces.filter((piece) => !isFiller(piece, index) || (isTyping && piece === last));
  return [...prices.map(pricePiece), ...meant].toSorted((one, other) => one.start - other.start);
}

function pricePiece(price: PriceWords): TermPiece {
  return { start: price.start, end: price.end, price };
}

function wordPieces(
  term: string,
  read: readonly Token[],
  index: SearchIndex,
  filters: FilterWords,
): TermPiece[] {
  const pieces: TermPiece[] = [];
  for (let at = 0; at < read.length; ) {
    const rest = read.slice(at).map(({ word }) => word);
    // A colour's name or a product's id is no filter: River Stone is no stone, and `S2-STONE` does not mean a type.
    const named = index.nameAt(rest) || (isInId(term, read[at]?.end ?? 0) ? 1 : 0);
    const filter = named ? undefined : filters.at(rest);
    const length = named || Math.max(filter?.length ?? 1, index.phraseAt(rest));
    const words = rest.slice(0, length);
    const place = { start: read[at]?.start ?? 0, end: read[at + length - 1]?.end ?? 0 };
    if (filter && filter.length === length) pieces.push({ ...place, words, filter });
    else if (named > 1)
      for (const token of read.slice(at, at + named)) pieces.push({ ...token, words: [token.word] });
    else pieces.push({ ...place, words });
    at += length;
  }
  return pieces;
}

/** Whether it belongs to an id such as `S125-KONKAN-BLUE`, with a hyphen, a letter and a digit. */
function isInId(term: string, end: number): boolean {
  const before = term.slice(0, end).split(/\s/).at(-1) ?? '';
  const [after = ''] = term.slice(end).split(/\s/, 1);
  const chunk = before + after;
  return chunk.includes('-') && /\d/.test(chunk) && /[a-z]/i.test(chunk);
}

function isFiller(piece: TermPiece, index: SearchIndex): boolean {
  if (!('words' in piece) || 'filter' in piece) return false;
  const [word = '', ...more] = piece.words;
  return more.length === 0 && FILLERS.has(word) && !index.has(word);
}

/**
 * The token, or if no product and no filter has its word: its singular, the two words that it is composed of (`teakwood`), or
 * the name of a filter one typo away.
 */
function knownTokens(token: Token, index: SearchIndex, filters: FilterWords): Token[] {
  const isWord = (word: string) => index.has(word) || index.isSynonym(word) || filters.has(word);
  const { word } = token;
  if (isWord(word) || index.hasPrefix(word)) return [token];
  const singular = singulars(word).find(isWord);
  if (singular) return [{ ...token, word: singular }];
  const compound = splits(token).find((parts) => parts.every((part) => isWord(part.word)));
  if (compound) return compound;
  const filter = index.spellings(word).find((spelling) => filters.at([spelling]));
  return [filter ? { ...token, word: filter } : token];
}

function singulars(word: string): string[] {
  return [/s$/, /es$/].filter((ending) => ending.test(word)).map((ending) => word.replace(ending, ''));
}

/** Minimum letters of a compound's part. With fewer, many typos would count as compounds. */
const MIN_COMPOUND_PART = 3;

/** All ways to split a word in two, the longest first part first. */
function splits({ word, start, end }: Token): Token[][] {
  const ways = Math.max(0, word.length - 2 * MIN_COMPOUND_PART + 1);
  return Array.from({ length: ways }, (_, way) => {
    const at = word.length - MIN_COMPOUND_PART - way;
    // Normalised letters may be shorter than in the term, for instance without accents.
    const between = end - start === word.length ? start + at : end;
    return [
      { word: word.slice(0, at), start, end: between },
      { word: word.slice(at), start: between === end ? start : between, end },
    ];
  });
}
