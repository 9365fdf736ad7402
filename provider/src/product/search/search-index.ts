import { isOneTypoApart } from './one-typo-apart.ts';
import { searchWords } from './search-words.ts';
import { type SearchedProduct, weighedWords } from './searched-fields.ts';
import type { Phrase, Synonyms, TermPart } from './synonyms.ts';

/** By the product's place, how well it matches: 0 is not at all. */
type Scores = Float64Array;

/** Where a word stands, and how much it counts there. */
interface Posting {
  places: number[];
  weights: number[];
}

/** api.md: one typo is forgiven in a word of 5 letters or more. */
const FORGIVING_LENGTH = 5;
const BEGINNING = 0.6;
const SYNONYM = 0.5;
const WHOLE_NAME_BONUS = 100;

/** The words of all products in memory. Products are spoken of by their places in catalogue order, from 0. */
export class SearchIndex {
  readonly #synonyms: Synonyms;
  readonly #postings = new Map<string, Posting>();
  /** Of each product, as words. */
  readonly #names: string[] = [];
  readonly #categories = new Set<string>();

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
  }

  /** The next product in catalogue order, which decides between equal matches. */
  add(product: SearchedProduct): void {
    const place = this.#names.push(searchWords(product.colour_name).join(' ')) - 1;
    this.#categories.add(product.category);
    for (const [word, weight] of weighedWords(product)) {
      const posting = this.#postings.get(word) ?? { places: [], weights: [] };
      posting.places.push(place);
      posting.weights.push(weight);
      this.#postings.set(word, posting);
    }
  }

  /** In catalogue order. */
  get categories(): readonly string[] {
    return [...this.#categories];
  }

  /** The places of those that match every part of the term, the best match first. A term without a word matches all. */
  rank(term: string): number[] {
    const words = searchWords(term);
    const [first, ...others] = this.#termParts(words).map((part) => this.#scorePart(part));
    const scores = others.reduce(addMatching, first ?? this.#noScores().fill(1));
    const name = words.join(' ');
    const placesByScore = new Map<number, number[]>();
    for (const [place, score] of scores.entries()) {
      if (score === 0) continue;
      const sum = score + (this.#names[place] === name ? WHOLE_NAME_BONUS : 0);
      const equal = placesByScore.get(sum);
      if (equal) equal.push(place);
      else placesByScore.set(sum, [place]);
    }
    // Few scores, many products: sorting these is quick.
    return [...placesByScore].toSorted(([one], [other]) => other - one).flatMap(([, places]) => places);
  }

  #noScores(): Scores {
    return new Float64Array(this.#names.length);
  }

  #termParts(words: readonly string[]): TermPart[] {
    if (words.every((word) => this.#knows(word))) return this.#synonyms.parts(words);
    return words.map((word) => {
      const spellings = this.#knows(word) ? [word] : this.#spellings(word);
      return spellings.flatMap((spelling) => this.#synonyms.parts([spelling]).flat());
    });
  }

  #knows(word: string): boolean {
    if (this.#synonyms.knows(word) || this.#postings.has(word)) return true;
    for (const known of this.#postings.keys()) {
      if (known.startsWith(word)) return true;
    }
    return false;
  }

  /** Known words that are one typo away; only for letters: another number is another thing. */
  #spellings(word: string): string[] {
    if (!/^\p{L}+$/u.test(word)) return [];
    return [...new Set([...this.#postings.keys(), ...this.#synonyms.words()])].filter(
      (known) => Math.max(known.length, word.length) >= FORGIVING_LENGTH && isOneTypoApart(known, word),
    );
  }

  #scorePart([typed, ...synonyms]: TermPart): Scores {
    const best = this.#noScores();
    if (typed)
      keepBest(
        best,
        this.#scorePhrase(typed, (word) => this.#scoreBeginning(word)),
        1,
      );
    for (const phrase of synonyms) {
      keepBest(
        best,
        this.#scorePhrase(phrase, (word) => this.#scoreWord(word)),
        SYNONYM,
      );
    }
    return best;
  }

  #scorePhrase(phrase: Phrase, scoreWord: (word: string) => Scores): Scores {
    const [first, ...rest] = phrase;
    if (first === undefined) return this.#noScores();
    return rest.reduce((scores, word) => addMatching(scores, scoreWord(word)), scoreWord(first));
  }

  #scoreWord(word: string): Scores {
    const scores = this.#noScores();
    this.#keepPosting(scores, word, 1);
    return scores;
  }

  /** A whole word counts more than the beginning of one. */
  #scoreBeginning(word: string): Scores {
    const scores = this.#noScores();
    for (const known of this.#postings.keys()) {
      if (known.startsWith(word)) this.#keepPosting(scores, known, known === word ? 1 : BEGINNING);
    }
    return scores;
  }

  #keepPosting(best: Scores, word: string, share: number): void {
    const { places, weights } = this.#postings.get(word) ?? { places: [], weights: [] };
    for (const [at, place] of places.entries()) {
      best[place] = Math.max(best[place] ?? 0, (weights[at] ?? 0) * share);
    }
  }
}

/** Those in both, with their scores added. */
function addMatching(one: Scores, other: Scores): Scores {
  return one.map((score, place) => {
    const more = other[place] ?? 0;
    return score > 0 && more > 0 ? score + more : 0;
  });
}

function keepBest(best: Scores, scores: Scores, share: number): void {
  for (const [place, score] of scores.entries()) best[place] = Math.max(best[place] ?? 0, score * share);
}
