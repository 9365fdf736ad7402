import { FieldWords, type SearchedProduct } from './field-weights.ts';
import { type FilterMeaning, FilterWords } from './filter-words.ts';
import { InvertedIndex, type Scores } from './inverted-index.ts';
import type { Phrase, Synonyms, TermPart } from './synonyms.ts';
import { squareFeetOf, tokenize } from './tokenize.ts';

/** Factor of a word's weight for a match by its synonym. */
const SYNONYM_SHARE = 0.5;
/** Added if the term is a product's whole name or id. */
const EXACT_BONUS = 100;

/**
 * An in-memory full-text index of the products. A product is identified by its place in catalogue order, from 0.
 * Record 027 compares it with libraries.
 */
export class SearchIndex {
  readonly #synonyms: Synonyms;
  readonly #postings = new InvertedIndex();
  readonly #words = new FieldWords();
  readonly #ids: string[] = [];
  /** Each product's name as words. */
  readonly #names: string[] = [];
  readonly #nameSet = new Set<string>();
  #longestName = 0;
  readonly #categories = new Set<string>();
  readonly #infos = new Set<string>();

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
  }

  /** Adds the next product in catalogue order. The order decides between equal scores. */
  add(product: SearchedProduct): void {
    const place = this.#ids.push(product.product_id) - 1;
    const name = tokenize(product.colour_name);
    this.#names.push(name.join(' '));
    this.#nameSet.add(name.join(' '));
    this.#longestName = Math.max(this.#longestName, name.length);
    this.#categories.add(product.category);
    this.#infos.add(product.info);
    for (const [word, weight] of this.#words.weighted(product)) this.#postings.add(word, place, weight);
  }

  /** In catalogue order. */
  get categories(): { name: string }[] {
    return [...this.#categories].map((name) => ({ name }));
  }

  /** The area of a piece in square feet, if all products state the same one. */
  get squareFeet(): number | undefined {
    const areas = new Set([...this.#infos].map(squareFeetOf));
    return areas.size === 1 ? [...areas][0] : undefined;
  }

  /** Finds the names of these filters, and their synonyms, in terms. */
  filterWords(fields: readonly FilterMeaning[]): FilterWords {
    return new FilterWords(fields, this.#synonyms);
  }

  has(word: string): boolean {
    return this.#postings.has(word);
  }

  hasPrefix(prefix: string): boolean {
    return this.#postings.hasPrefix(prefix);
  }

  isSynonym(word: string): boolean {
    return this.#synonyms.has(word);
  }

  /** The number of words in the longest phrase with synonyms at the start; 0 if there is none. */
  phraseAt(words: readonly string[]): number {
    return this.#synonyms.phraseAt(words);
  }

  /** The number of words in a colour's name at the start; 0 if there is none, and for a name of one word. */
  nameAt(words: readonly string[]): number {
    for (let length = Math.min(this.#longestName, words.length); length > 1; length -= 1) {
      if (this.#nameSet.has(words.slice(0, length).join(' '))) return length;
    }
    return 0;
  }

  /** Words of products and synonyms that are one typo away. */
  spellings(word: string): string[] {
    return this.#postings.spellings(word, this.#synonyms.words());
  }

  /** Whether a word occurs in no product and no synonym, so that only words one typo away can match. */
  isMisspelt(words: readonly string[]): boolean {
    const [word = '', ...more] = words;
    return more.length === 0 && this.#synonyms.phraseAt(words) === 0 && !this.#postings.hasPrefix(word);
  }

  /** The parts of a term, each with its synonyms. A word that no product contains is replaced by words one typo away. */
  partsOf(words: readonly string[]): TermPart[] {
    return this.#synonyms.parts(words).map((part) => {
      const [[word, ...more] = [], ...synonyms] = part;
      const isKnown =
        word === undefined || more.length > 0 || synonyms.length > 0 || this.#postings.hasPrefix(word);
      return isKnown ? part : this.#corrected(word);
    });
  }

  /** The score of each product for all of the words. */
  score(words: readonly string[]): Scores {
    const [first, ...others] = this.partsOf(words).map((part) => this.#scorePart(part));
    return others.reduce(addMatching, first ?? this.#noScores());
  }

  /** The places by score, best first. A product whose whole name or id is the term comes before all others. */
  ranked(places: readonly number[], scores: Scores, term: string): number[] {
    const isExact = this.#exactMatch(term);
    const placesByScore = new Map<number, number[]>();
    for (const place of places) {
      const sum = (scores[place] ?? 0) + (isExact(place) ? EXACT_BONUS : 0);
      const equal = placesByScore.get(sum);
      if (equal) equal.push(place);
      else placesByScore.set(sum, [place]);
    }
    // There are few distinct scores and many products, so grouping is faster than sorting.
    return [...placesByScore].toSorted(([one], [other]) => other - one).flatMap(([, equal]) => equal);
  }

  #corrected(word: string): TermPart {
    return this.spellings(word).flatMap((spelling) => this.#synonyms.parts([spelling]).flat());
  }

  #exactMatch(term: string): (place: number) => boolean {
    const name = tokenize(term).join(' ');
    const typed = term.trim().toLowerCase();
    // Compares the lengths first, which is cheap, because a large catalogue has many ids.
    const isTyped = (id: string) => id.length === typed.length && id.toLowerCase() === typed;
    return (place) => this.#names[place] === name || isTyped(this.#ids[place] ?? '');
  }

  #noScores(): Scores {
    return new Float64Array(this.#ids.length);
  }

  #scorePart([typed = [], ...synonyms]: TermPart): Scores {
    const best = this.#scorePhrase(typed, (into, word) => this.#postings.scorePrefix(into, word));
    for (const phrase of synonyms) {
      // Synonyms that occur in no product are skipped, because scoring visits every product.
      if (!phrase.every((word) => this.#postings.has(word))) continue;
      const scores = this.#scorePhrase(phrase, (into, word) => this.#postings.scoreWord(into, word));
      keepBest(best, scores, SYNONYM_SHARE);
    }
    return best;
  }

  #scorePhrase(phrase: Phrase, score: (into: Scores, word: string) => void): Scores {
    const [first, ...others] = phrase.map((word) => {
      const scores = this.#noScores();
      score(scores, word);
      return scores;
    });
    return others.reduce(addMatching, first ?? this.#noScores());
  }
}

function addMatching(one: Scores, other: Scores): Scores {
  return one.map((score, place) => {
    const more = other[place] ?? 0;
    return score > 0 && more > 0 ? score + more : 0;
  });
}

function keepBest(best: Scores, scores: Scores, share: number): void {
  scores.forEach((score, place) => {
    best[place] = Math.max(best[place] ?? 0, score * share);
  });
}
