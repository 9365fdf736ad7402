import { tokenize } from './tokenize.ts';

/** Consecutive words: `ply wood` is one phrase of two words. */
export type Phrase = readonly string[];

/** Alternatives for one part of a search term: the typed phrase first, then its synonyms. */
export type TermPart = readonly Phrase[];

/** The catalogue's groups of equivalent words, tokenized like the products. */
export class Synonyms {
  readonly #groups: readonly TermPart[];

  constructor(groups: readonly (readonly string[])[]) {
    this.#groups = groups.map((group) => group.map(tokenize).filter((phrase) => phrase.length > 0));
  }

  /** Splits a term into parts. The longest known phrase wins, so that `ply wood` is not read as `ply` and `wood`. */
  parts(words: readonly string[]): TermPart[] {
    const [first, ...rest] = words;
    if (first === undefined) return [];
    const phrase = this.#longestPhraseAt(words);
    if (!phrase) return [[[first]], ...this.parts(rest)];
    return [[phrase, ...this.#synonymsOf(phrase)], ...this.parts(words.slice(phrase.length))];
  }

  /** Every synonym that is a single word. */
  words(): string[] {
    return this.#groups.flatMap((group) => group.flatMap((phrase) => (phrase.length === 1 ? phrase : [])));
  }

  #longestPhraseAt(words: readonly string[]): Phrase | undefined {
    return this.#groups
      .flat()
      .filter((phrase) => isSame(phrase, words.slice(0, phrase.length)))
      .toSorted((one, other) => other.length - one.length)[0];
  }

  #synonymsOf(phrase: Phrase): Phrase[] {
    return this.#groups
      .filter((group) => group.some((known) => isSame(known, phrase)))
      .flatMap((group) => group.filter((known) => !isSame(known, phrase)));
  }
}

function isSame(one: Phrase, other: Phrase): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}
