import { tokenize } from './search-words.ts';
import { type SearchedProduct, weightedWords } from './searched-fields.ts';
import type { Phrase, Synonyms, TermPart } from './synonyms.ts';
import { InvertedIndex, type Scores } from './word-postings.ts';

const SYNONYM = 0.5;
/** For a term that is a product's whole name or id. */
const WHOLE_BONUS = 100;

/** The words of all products in memory. Products are spoken of by their places in catalogue order, from 0. */
export class SearchIndex {
  readonly #synonyms: Synonyms;
  readonly #postings = new InvertedIndex();
  readonly #ids: string[] = [];
  /** Of each product, as words. */
  readonly #names: string[] = [];
  readonly #categories = new Set<string>();

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
  }

  /** The next product in catalogue order, which decides between equal matches. */
  add(product: SearchedProduct): void {
    const place = this.#ids.push(product.product_id) - 1;
    this.#names.push(tokenize(product.colour_name).join(' '));
    this.#categories.add(product.category);
    for (const [word, weight] of weightedWords(product)) this.#postings.add(word, place, weight);
  }

  /** In catalogue order. */
  get categories(): { name: string }[] {
    return [...this.#categories].map((name) => ({ name }));
  }

  /**
   * The places of those that match every part of the term, the best match first. A blank term matches all; one of
   * signs alone, without a word, matches none.
   */
  rank(term: string): number[] {
    if (!term.trim()) return [...this.#ids.keys()];
    const [first, ...others] = this.partsOf(term).map((part) => this.#scorePart(part));
    const scores = others.reduce(addMatching, first ?? this.#noScores());
    const isWhole = this.#wholeMatch(term);
    const placesByScore = new Map<number, number[]>();
    scores.forEach((score, place) => {
      if (score === 0) return;
      const sum = score + (isWhole(place) ? WHOLE_BONUS : 0);
      const equal = placesByScore.get(sum);
      if (equal) equal.push(place);
      else placesByScore.set(sum, [place]);
    });
    // Few scores, many products: sorting these is quick.
    return [...placesByScore].toSorted(([one], [other]) => other - one).flatMap(([, places]) => places);
  }

  /** What a term asks for, each part with its synonyms. A word that no product says is read as those one typo away. */
  partsOf(term: string): TermPart[] {
    return this.#synonyms.parts(tokenize(term)).map((part) => {
      const [[word, ...more] = [], ...synonyms] = part;
      const isKnown =
        word === undefined || more.length > 0 || synonyms.length > 0 || this.#postings.knows(word);
      return isKnown ? part : this.#spelled(word);
    });
  }

  #spelled(word: string): TermPart {
    const spellings = this.#postings.spellings(word, this.#synonyms.words());
    return spellings.flatMap((spelling) => this.#synonyms.parts([spelling]).flat());
  }

  #wholeMatch(term: string): (place: number) => boolean {
    const name = tokenize(term).join(' ');
    const typed = term.trim().toLowerCase();
    // Lengths first: a large catalogue has many ids to look at.
    const isTyped = (id: string) => id.length === typed.length && id.toLowerCase() === typed;
    return (place) => this.#names[place] === name || isTyped(this.#ids[place] ?? '');
  }

  #noScores(): Scores {
    return new Float64Array(this.#ids.length);
  }

  #scorePart([typed = [], ...synonyms]: TermPart): Scores {
    const best = this.#scorePhrase(typed, (into, word) => this.#postings.keepBeginning(into, word));
    for (const phrase of synonyms) {
      // Most synonyms are words that no product says: they are not worth a look at every product.
      if (!phrase.every((word) => this.#postings.has(word))) continue;
      const scores = this.#scorePhrase(phrase, (into, word) => this.#postings.keepWord(into, word));
      keepBest(best, scores, SYNONYM);
    }
    return best;
  }

  #scorePhrase(phrase: Phrase, keep: (into: Scores, word: string) => void): Scores {
    const [first, ...others] = phrase.map((word) => {
      const scores = this.#noScores();
      keep(scores, word);
      return scores;
    });
    return others.reduce(addMatching, first ?? this.#noScores());
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
  scores.forEach((score, place) => {
    best[place] = Math.max(best[place] ?? 0, score * share);
  });
}
