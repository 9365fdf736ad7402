import { isOneTypoApart } from './one-typo-apart.ts';

/** By the product's place, how well it matches: 0 is not at all. */
export type Scores = Float64Array;

/** Where a word stands, and how much it counts there. */
interface Posting {
  places: number[];
  weights: number[];
}

/** api.md: one typo is forgiven in a word of 5 letters or more. */
const FORGIVING_LENGTH = 5;
const BEGINNING = 0.6;

/** Each word with the places of the products that say it. */
export class InvertedIndex {
  readonly #postings = new Map<string, Posting>();

  add(word: string, place: number, weight: number): void {
    const posting = this.#postings.get(word);
    if (posting) {
      posting.places.push(place);
      posting.weights.push(weight);
    } else {
      // Many words, such as codes, stand once: a list that begins with its first value has no room to spare.
      this.#postings.set(word, { places: [place], weights: [weight] });
    }
  }

  has(word: string): boolean {
    return this.#postings.has(word);
  }

  /** Whether a word begins so. */
  knows(beginning: string): boolean {
    if (this.has(beginning)) return true;
    for (const known of this.#postings.keys()) {
      if (known.startsWith(beginning)) return true;
    }
    return false;
  }

  /** The words here and among `others` that are one typo away; only for letters: another number is another thing. */
  spellings(word: string, others: readonly string[]): string[] {
    if (!/^\p{L}+$/u.test(word)) return [];
    const isClose = (known: string) =>
      Math.max(known.length, word.length) >= FORGIVING_LENGTH && isOneTypoApart(known, word);
    const close = new Set<string>();
    for (const known of this.#postings.keys()) if (isClose(known)) close.add(known);
    for (const known of others) if (isClose(known)) close.add(known);
    return [...close];
  }

  keepWord(best: Scores, word: string): void {
    this.#keep(best, word, 1);
  }

  /** A whole word counts more than the beginning of one. */
  keepBeginning(best: Scores, beginning: string): void {
    for (const known of this.#postings.keys()) {
      if (known.startsWith(beginning)) this.#keep(best, known, known === beginning ? 1 : BEGINNING);
    }
  }

  #keep(best: Scores, word: string, share: number): void {
    const { places, weights } = this.#postings.get(word) ?? { places: [], weights: [] };
    places.forEach((place, at) => {
      best[place] = Math.max(best[place] ?? 0, (weights[at] ?? 0) * share);
    });
  }
}
