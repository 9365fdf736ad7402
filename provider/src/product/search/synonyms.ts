import { tokenize } from './search-words.ts';

/** Words that stand together: `ply wood` is one phrase of two words. */
export type Phrase = readonly string[];

/** A place in a term: any of its phrases will do. The first is what was typed. */
export type TermPart = readonly Phrase[];

/** The catalogue's groups of words that mean the same, in the search's own spelling. */
export class Synonyms {
  readonly #groups: readonly TermPart[];

  constructor(groups: readonly (readonly string[])[]) {
    this.#groups = groups.map((group) => group.map(tokenize).filter((phrase) => phrase.length > 0));
  }

  /** Cuts a term into parts, the longest known phrase first, so that `ply wood` is not `ply` beside `wood`. */
  parts(words: readonly string[]): TermPart[] {
    const [first, ...rest] = words;
    if (first === undefined) return [];
    const phrase = this.#longestPhraseAt(words);
    if (!phrase) return [[[first]], ...this.parts(rest)];
    return [[phrase, ...this.#othersLike(phrase)], ...this.parts(words.slice(phrase.length))];
  }

  /** All single words of all groups. */
  words(): string[] {
    return this.#groups.flatMap((group) => group.flatMap((phrase) => (phrase.length === 1 ? phrase : [])));
  }

  #longestPhraseAt(words: readonly string[]): Phrase | undefined {
    return this.#groups
      .flat()
      .filter((phrase) => isSame(phrase, words.slice(0, phrase.length)))
      .toSorted((one, other) => other.length - one.length)[0];
  }

  #othersLike(phrase: Phrase): Phrase[] {
    return this.#groups
      .filter((group) => group.some((known) => isSame(known, phrase)))
      .flatMap((group) => group.filter((known) => !isSame(known, phrase)));
  }
}

function isSame(one: Phrase, other: Phrase): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}
