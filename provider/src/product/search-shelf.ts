import type { UnderstoodWords } from 'shared-contracts/product';
import type { PriceWords } from './search/price-words.ts';
import { readTerm, type TermPiece, withoutPieces } from './search/read-term.ts';
import type { Shelf } from './shelf/shelf.ts';

export interface SearchResult {
  /** Best match first. */
  places: number[];
  /** The typed words that were ignored, because nothing matched them together with the others. */
  ignoredWords: string[];
  /** The term without the ignored words. */
  usedTerm: string;
  /** The words that were read as filters, in the typed order. */
  understood: UnderstoodWords[];
}

/** One requirement of a term: a single piece, or several pieces that are names of the same field. */
interface Requirement {
  pieces: readonly TermPiece[];
  /** Requirements are applied from the lowest order up, so in a conflict the highest is ignored. */
  order: number;
}

/** Priorities in a conflict: decor before finish, finish before form, and the price last. */
const ORDER = {
  word: 0,
  shade: 1,
  type: 2,
  otherFacet: 3,
  category: 4,
  material: 5,
  class: 6,
  application: 7,
};
const PREFIX_ORDER = 8;
const MISSPELT_ORDER = 9;
const PRICE_ORDER = 10;

/**
 * API-7, API-35 and API-36: finds the products that match a term. Names of filters, and prices, are applied as filters; other
 * words are searched. A requirement that would leave no product is ignored. A blank term matches all products.
 * @param isTyping whether the last word may be the beginning of another, as for suggestions
 */
export function searchShelf(shelf: Shelf, term: string, isTyping = false): SearchResult {
  if (!term.trim()) return { places: shelf.matching({}), ignoredWords: [], usedTerm: term, understood: [] };
  const requirements = requirementsOf(readTerm(term, shelf.search, shelf.filterWords, isTyping), shelf);
  const search = new RunningSearch(shelf);
  const met = new Set<TermPiece>();
  const filtering = new Set<TermPiece>();
  for (const { pieces } of requirements) {
    const isFilter = search.filter(pieces);
    for (const piece of pieces) {
      if (isFilter) filtering.add(piece);
      if (isFilter || search.find(piece)) met.add(piece);
    }
  }
  const all = requirements.flatMap(({ pieces }) => pieces).toSorted((one, other) => one.start - other.start);
  // If nothing matched at all, the result is empty.
  if (met.size === 0) return { places: [], ignoredWords: [], usedTerm: term, understood: [] };
  const ignored = all.filter(
    (piece) => !met.has(piece) && !all.some((other) => met.has(other) && overlap(piece, other)),
  );
  return {
    places: shelf.search.ranked(search.places, search.scores, term),
    ignoredWords: ignored.map(({ start, end }) => term.slice(start, end)),
    usedTerm: withoutPieces(term, ignored),
    understood: understoodAs(
      all.filter((piece) => filtering.has(piece)),
      term,
      shelf,
    ),
  };
}

/** The products that meet the requirements so far, with their scores. */
class RunningSearch {
  readonly #shelf: Shelf;
  places: readonly number[];
  readonly scores: Float64Array;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
    this.places = shelf.matching({});
    this.scores = new Float64Array(this.places.length);
  }

  /** Keeps the products that match any of the filters. Changes nothing if none would be left, or there are no filters. */
  filter(pieces: readonly TermPiece[]): boolean {
    const marks = new Uint8Array(this.scores.length);
    for (const piece of pieces) for (const place of this.#filtered(piece)) marks[place] = 1;
    if (!this.#narrow((place) => marks[place] === 1)) return false;
    // Within a shade, a colour whose name contains the word comes first.
    for (const piece of pieces) if ('words' in piece) this.#addScores(this.#shelf.search.score(piece.words));
    return true;
  }

  /** Keeps the products that contain the words. Changes nothing if none would be left, or for a price. */
  find(piece: TermPiece): boolean {
    if (!('words' in piece)) return false;
    const scores = this.#shelf.search.score(piece.words);
    if (!this.#narrow((place) => (scores[place] ?? 0) > 0)) return false;
    this.#addScores(scores);
    return true;
  }

  #filtered(piece: TermPiece): readonly number[] {
    if ('price' in piece) {
      const { min: price_min, max: price_max } = piecePrice(piece.price, this.#shelf) ?? {};
      return (price_min ?? price_max) === undefined ? [] : this.#shelf.matching({ price_min, price_max });
    }
    return 'filter' in piece ? this.#shelf.named(piece.filter.field, piece.filter.names) : [];
  }

  #narrow(matches: (place: number) => boolean): boolean {
    const kept = this.places.filter(matches);
    if (kept.length > 0) this.places = kept;
    return kept.length > 0;
  }

  #addScores(scores: Float64Array): void {
    for (const place of this.places) this.scores[place] = (this.scores[place] ?? 0) + (scores[place] ?? 0);
  }
}

function requirementsOf(pieces: readonly TermPiece[], shelf: Shelf): Requirement[] {
  const byField = Map.groupBy(pieces, (piece) => ('filter' in piece ? piece.filter.field : piece));
  return [...byField.values()]
    .map((same) => ({ pieces: same, order: Math.min(...same.map((piece) => orderOf(piece, shelf))) }))
    .toSorted((one, other) => one.order - other.order);
}

function orderOf(piece: TermPiece, { search }: Shelf): number {
  if ('price' in piece) return PRICE_ORDER;
  if ('filter' in piece) {
    const { field } = piece.filter;
    return field in ORDER ? ORDER[field as keyof typeof ORDER] : ORDER.otherFacet;
  }
  if (search.isMisspelt(piece.words)) return MISSPELT_ORDER;
  const isWhole =
    piece.words.length > 1 || search.has(piece.words[0] ?? '') || search.phraseAt(piece.words) > 0;
  return isWhole ? ORDER.word : PREFIX_ORDER;
}

/** SHOP-91: a price range per piece. Undefined for a price per square foot, if sizes differ or are not stated. */
function piecePrice(price: PriceWords, shelf: Shelf): { min?: number; max?: number } | undefined {
  const { min, max, isPerSquareFoot } = price;
  if (!isPerSquareFoot) return { min, max };
  const { squareFeet } = shelf.search;
  if (squareFeet === undefined) return undefined;
  return { min: min && Math.floor(min * squareFeet), max: max && Math.ceil(max * squareFeet) };
}

/** Merges pieces with the same meaning, such as `navy` and `blue`. */
function understoodAs(pieces: readonly TermPiece[], term: string, shelf: Shelf): UnderstoodWords[] {
  const filters = pieces.map((piece) => {
    if ('price' in piece) return { field: 'price', names: [], ...piecePrice(piece.price, shelf) };
    return 'filter' in piece ? { field: piece.filter.field, names: [...piece.filter.names] } : undefined;
  });
  const byMeaning = Map.groupBy(pieces.keys(), (at) => JSON.stringify(filters[at]));
  return [...byMeaning.values()].flatMap((places) => {
    const [filter] = places.map((at) => filters[at]);
    const same = pieces.filter((_, at) => places.includes(at));
    return filter ? [{ ...filter, rest: withoutPieces(term, same) }] : [];
  });
}

function overlap(one: TermPiece, other: TermPiece): boolean {
  return one.start < other.end && other.start < one.end;
}
