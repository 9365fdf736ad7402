import { tokenize } from './tokenize.ts';

/** API-7: the searched fields of a product. Of `info`, only the words for finish and size are searched. */
export interface SearchedProduct {
  product_id: string;
  colour_name: string;
  title: string;
  code: string;
  category: string;
  type: string;
  shade: string;
  material: string;
  application: readonly string[];
  info: string;
}

/**
 * The weight of a word in each field. A colour's name has the highest, so that even a prefix of it ranks above a match of the
 * shade. An id has the lowest, because its prefixes are letters with which many words begin.
 */
const FIELD_WEIGHTS = {
  colour_name: 12,
  code: 10,
  shade: 7,
  type: 6,
  category: 6,
  material: 6,
  title: 4,
  application: 3,
  info: 2,
  product_id: 2,
} as const satisfies Record<keyof SearchedProduct, number>;

type Field = keyof SearchedProduct;
const FIELDS = Object.entries(FIELD_WEIGHTS) as [Field, number][];

/** Fields with few distinct values in a catalogue of any size. */
const REPEATED: ReadonlySet<Field> = new Set<Field>([
  ...(['shade', 'type', 'category', 'material', 'application', 'info'] as const),
]);

/** Splits the fields of products into words. Texts that many products share are split once. */
export class FieldWords {
  /** Field → text → its words, for repeated fields. */
  readonly #known = new Map<Field, Map<string, readonly string[]>>();

  /** Each word of a product, with the weight of the highest-weighted field that contains it. */
  weighted(product: SearchedProduct): Map<string, number> {
    const weights = new Map<string, number>();
    for (const [field, weight] of FIELDS) {
      for (const text of [product[field]].flat()) {
        for (const word of this.#wordsOf(field, text))
          weights.set(word, Math.max(weight, weights.get(word) ?? 0));
      }
    }
    return weights;
  }

  #wordsOf(field: Field, text: string): readonly string[] {
    if (!REPEATED.has(field)) return wordsOf(field, text);
    const known = this.#known.get(field) ?? new Map<string, readonly string[]>();
    const words = known.get(text) ?? wordsOf(field, text);
    this.#known.set(field, known.set(text, words));
    return words;
  }
}

function wordsOf(field: Field, text: string): string[] {
  return field === 'info' ? factsOf(text) : tokenize(text);
}

/**
 * The words for a product's finish. Of `info`, only these and the size are searched: the rest describes film, core and back, and a
 * search for white should not find every board with a white back.
 */
const FINISH = /\b(?:gloss|glossy|satin|matt|matte|suede|mirror|metallic|fluted|textured)\b/g;

function factsOf(info: string): string[] {
  const sizes = tokenize(info).filter((word) => /^\d[\d.]*x\d/.test(word));
  return [...(info.toLowerCase().match(FINISH) ?? []), ...sizes];
}
