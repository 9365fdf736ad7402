import type { FacetName } from 'shared-contracts/product/facets';
import type { Phrase, Synonyms } from './synonyms.ts';
import { tokenize } from './tokenize.ts';

/** The fields whose names act as filters in a search term. */
export type FilterField = 'class' | 'material' | FacetName;

/** The meaning of a phrase: one field, and usually one of its names. */
export interface FilterMeaning {
  field: FilterField;
  names: readonly string[];
}

/** Finds names of filters in a term: `matte` means the finish Matt, `2mm` the category 2mm Acrylic. */
export class FilterWords {
  readonly #meanings = new Map<string, { field: FilterField; names: string[] }>();
  readonly #words = new Set<string>();
  #longest = 1;

  /** @param fields if two fields share a name, the first one wins */
  constructor(fields: readonly FilterMeaning[], synonyms: Synonyms) {
    for (const { field, names } of fields) {
      for (const name of names) {
        const words = tokenize(name);
        for (const phrase of [words, ...synonyms.of(words)]) this.#add(phrase, field, name);
        if (field === 'category')
          for (const thickness of words.filter(isThickness)) this.#add([thickness], field, name);
      }
    }
  }

  /** The longest phrase at the start of `words` that is a filter's name. */
  at(words: readonly string[]): (FilterMeaning & { length: number }) | undefined {
    for (let length = Math.min(this.#longest, words.length); length > 0; length -= 1) {
      const meaning = this.#meanings.get(words.slice(0, length).join(' '));
      if (meaning) return { ...meaning, length };
    }
    return undefined;
  }

  /** Whether a word occurs in a filter's name. */
  has(word: string): boolean {
    return this.#words.has(word);
  }

  #add(phrase: Phrase, field: FilterField, name: string): void {
    if (phrase.length === 0) return;
    const key = phrase.join(' ');
    const known = this.#meanings.get(key);
    if (known && known.field !== field) return;
    if (!known) this.#meanings.set(key, { field, names: [name] });
    else if (!known.names.includes(name)) known.names.push(name);
    for (const word of phrase) this.#words.add(word);
    this.#longest = Math.max(this.#longest, phrase.length);
  }
}

/** Whether a word is a thickness, which tells categories apart: shoppers type `2mm` for 2mm Acrylic. */
function isThickness(word: string): boolean {
  return /^\d+(?:\.\d+)?mm$/.test(word);
}
