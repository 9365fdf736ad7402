import { tokenize } from './tokenize.ts';

/** Consecutive words: `ply wood` is one phrase of two words. */
export type Phrase = readonly string[];

/** Alternatives for one part of a search term: the typed phrase first, then its synonyms. */
export type TermPart = readonly Phrase[];

/** The catalogue's groups of equivalent words, tokenized like the products. */
export class Synonyms {
  readonly #groups: readonly TermPart[];
  /** Phrase → its groups. */
  readonly #groupsOf = new Map<string, TermPart[]>();
  readonly #words = new Set<string>();
  readonly #longest: number;

  constructor(groups: readonly (readonly string[])[]) {
    this.#groups = groups.map((group) => group.map(tokenize).filter((phrase) => phrase.length > 0));
    for (const group of this.#groups) {
      for (const phrase of group) {
        const key = phrase.join(' ');
        this.#groupsOf.set(key, [...(this.#groupsOf.get(key) ?? []), group]);
        for (const word of phrase) this.#words.add(word);
      }
    }
    this.#longest = Math.max(1, ...this.#groups.flat().map(({ length }) => length));
  }

  /** Splits a term into parts. The longest known phrase wins, so that `ply wood` is not read as `ply` and `wood`. */
  parts(words: readonly string[]): TermPart[] {
    const [first, ...rest] = words;
    if (first === undefined) return [];
    const length = this.phraseAt(words);
    if (length === 0) return [[[first]], ...this.parts(rest)];
    const phrase = words.slice(0, length);
    return [[phrase, ...this.of(phrase)], ...this.parts(words.slice(length))];
  }

  /** The number of words in the longest known phrase at the start; 0 if there is none. */
  phraseAt(words: readonly string[]): number {
    for (let length = Math.min(this.#longest, words.length); length > 0; length -= 1) {
      if (this.#groupsOf.has(words.slice(0, length).join(' '))) return length;
    }
    return 0;
  }

  of(phrase: Phrase): Phrase[] {
    const key = phrase.join(' ');
    const groups = this.#groupsOf.get(key) ?? [];
    return groups.flatMap((group) => group.filter((known) => known.join(' ') !== key));
  }

  /** Whether it is a word of a synonym. */
  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Every synonym that is a single word. */
  words(): string[] {
    return this.#groups.flatMap((group) => group.flatMap((phrase) => (phrase.length === 1 ? phrase : [])));
  }
}
