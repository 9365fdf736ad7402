/** Scores by place of the product; 0 is no match. */
export type Scores = Float64Array;

interface Posting {
  places: number[];
  weights: number[];
}

/** API-7: one typo is tolerated in words of at least this length. */
const MIN_FUZZY_LENGTH = 5;
/** Factor of a word's weight for a match by its prefix. */
const PREFIX_SHARE = 0.6;

export class InvertedIndex {
  readonly #postings = new Map<string, Posting>();

  add(word: string, place: number, weight: number): void {
    const posting = this.#postings.get(word);
    if (posting) {
      posting.places.push(place);
      posting.weights.push(weight);
    } else {
      // A literal with its first value reserves no spare capacity, and many words, such as colour codes, occur only once.
      this.#postings.set(word, { places: [place], weights: [weight] });
    }
  }

  has(word: string): boolean {
    return this.#postings.has(word);
  }

  hasPrefix(prefix: string): boolean {
    if (this.has(prefix)) return true;
    for (const word of this.#postings.keys()) {
      if (word.startsWith(prefix)) return true;
    }
    return false;
  }

  /** Indexed words and `others` that are one typo away. Only for words of letters, because another number means something else. */
  spellings(word: string, others: readonly string[]): string[] {
    if (!/^\p{L}+$/u.test(word)) return [];
    const isClose = (known: string) =>
      Math.max(known.length, word.length) >= MIN_FUZZY_LENGTH && isOneTypoApart(known, word);
    const close = new Set<string>();
    for (const known of this.#postings.keys()) if (isClose(known)) close.add(known);
    for (const known of others) if (isClose(known)) close.add(known);
    return [...close];
  }

  scoreWord(best: Scores, word: string): void {
    this.#keepBest(best, word, 1);
  }

  /** A whole word counts more than a prefix. */
  scorePrefix(best: Scores, prefix: string): void {
    for (const known of this.#postings.keys()) {
      if (known.startsWith(prefix)) this.#keepBest(best, known, known === prefix ? 1 : PREFIX_SHARE);
    }
  }

  #keepBest(best: Scores, word: string, share: number): void {
    const { places, weights } = this.#postings.get(word) ?? { places: [], weights: [] };
    places.forEach((place, at) => {
      best[place] = Math.max(best[place] ?? 0, (weights[at] ?? 0) * share);
    });
  }
}

/** Whether the Damerau-Levenshtein distance is at most 1: one letter inserted, deleted or replaced, or two neighbours swapped. */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length > short.length + 1) return false;
  const start = commonPrefix(short, long);
  if (long.length === short.length) {
    return (
      long.slice(start + 1) === short.slice(start + 1) ||
      (long[start] === short[start + 1] &&
        long[start + 1] === short[start] &&
        long.slice(start + 2) === short.slice(start + 2))
    );
  }
  return long.slice(start + 1) === short.slice(start);
}

function commonPrefix(short: string, long: string): number {
  let count = 0;
  while (count < short.length && short[count] === long[count]) count += 1;
  return count;
}
