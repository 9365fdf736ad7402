import { isOneTypoApart } from './one-typo-apart.ts';
import { searchWords } from './search-words.ts';
import { type SearchedProduct, weighedWords } from './searched-fields.ts';
import type { Phrase, Synonyms, TermPart } from './synonyms.ts';

/** Product number → how well it matches. */
type Scores = Map<number, number>;

/** api.md: one typo is forgiven in a word of 5 letters or more. */
const FORGIVING_LENGTH = 5;
const BEGINNING = 0.6;
const SYNONYM = 0.5;
const WHOLE_NAME_BONUS = 100;

/** The words of all products in memory: some hundred products, some thousand words. */
export class SearchIndex {
  readonly #products: readonly SearchedProduct[];
  readonly #synonyms: Synonyms;
  readonly #weights = new Map<string, Scores>();
  /** Of each product, as words. */
  readonly #names: readonly string[];
  /** In catalogue order. */
  readonly categories: readonly string[];

  /** `products` in catalogue order, which decides between equal matches. */
  constructor(products: readonly SearchedProduct[], synonyms: Synonyms) {
    this.#products = products;
    this.#synonyms = synonyms;
    this.#names = products.map(({ colour_name }) => searchWords(colour_name).join(' '));
    this.categories = [...new Set(products.map(({ category }) => category))];
    for (const [number, product] of products.entries()) {
      for (const [word, weight] of weighedWords(product)) {
        const scores = this.#weights.get(word) ?? new Map<number, number>();
        this.#weights.set(word, scores.set(number, weight));
      }
    }
  }

  /** Ids of the products that match every part of the term, the best match first. A term without a word matches all. */
  find(term: string): string[] {
    const words = searchWords(term);
    const [first, ...others] = this.#termParts(words).map((part) => this.#scorePart(part));
    const scores = others.reduce(addMatching, first ?? this.#allAlike());
    const name = words.join(' ');
    return [...scores]
      .map(([number, score]) => ({
        number,
        score: score + (this.#names[number] === name ? WHOLE_NAME_BONUS : 0),
      }))
      .toSorted((one, other) => other.score - one.score || one.number - other.number)
      .flatMap(({ number }) => this.#products[number]?.product_id ?? []);
  }

  #allAlike(): Scores {
    return new Map(this.#products.map((_product, number) => [number, 0]));
  }

  #termParts(words: readonly string[]): TermPart[] {
    if (words.every((word) => this.#knows(word))) return this.#synonyms.parts(words);
    return words.map((word) => {
      const spellings = this.#knows(word) ? [word] : this.#spellings(word);
      return spellings.flatMap((spelling) => this.#synonyms.parts([spelling]).flat());
    });
  }

  #knows(word: string): boolean {
    return this.#synonyms.knows(word) || this.#vocabulary().some((known) => known.startsWith(word));
  }

  /** Known words that are one typo away; only for letters: another number is another thing. */
  #spellings(word: string): string[] {
    if (!/^\p{L}+$/u.test(word)) return [];
    return [...new Set([...this.#vocabulary(), ...this.#synonyms.words()])].filter(
      (known) => Math.max(known.length, word.length) >= FORGIVING_LENGTH && isOneTypoApart(known, word),
    );
  }

  #vocabulary(): string[] {
    return [...this.#weights.keys()];
  }

  #scorePart([typed, ...synonyms]: TermPart): Scores {
    const best: Scores = new Map();
    keepBest(best, typed ? this.#scorePhrase(typed, (word) => this.#scoreBeginning(word)) : new Map(), 1);
    for (const phrase of synonyms) {
      keepBest(
        best,
        this.#scorePhrase(phrase, (word) => this.#weights.get(word) ?? new Map()),
        SYNONYM,
      );
    }
    return best;
  }

  #scorePhrase(phrase: Phrase, scoreWord: (word: string) => Scores): Scores {
    const [first = new Map<number, number>(), ...rest] = phrase.map(scoreWord);
    return rest.reduce(addMatching, first);
  }

  /** A whole word counts more than the beginning of one. */
  #scoreBeginning(word: string): Scores {
    const best: Scores = new Map();
    for (const [known, scores] of this.#weights) {
      if (known.startsWith(word)) keepBest(best, scores, known === word ? 1 : BEGINNING);
    }
    return best;
  }
}

/** Those in both, with their scores added. */
function addMatching(one: Scores, other: Scores): Scores {
  return new Map(
    [...one].flatMap(([number, score]): [number, number][] => {
      const more = other.get(number);
      return more === undefined ? [] : [[number, score + more]];
    }),
  );
}

function keepBest(best: Scores, scores: Scores, share: number): void {
  for (const [number, score] of scores) best.set(number, Math.max(best.get(number) ?? 0, score * share));
}
