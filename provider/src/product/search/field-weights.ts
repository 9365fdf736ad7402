import { tokenize } from './tokenize.ts';

/** API-7: the fields of a product that are searched, and of `info` only the words for the finish and the size. */
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
 * The weight of a word in each field. A colour's name counts most, so that even a prefix of it ranks above a match of the
 * shade. An id counts least, because the prefixes of ids are letters that many words begin with.
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

/** Each word of a product with the weight of the highest-weighted field that contains it. */
export function weightedWords(product: SearchedProduct): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [field, weight] of Object.entries(FIELD_WEIGHTS) as [keyof SearchedProduct, number][]) {
    for (const word of wordsOf(product, field)) {
      weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    }
  }
  return weights;
}

function wordsOf(product: SearchedProduct, field: keyof SearchedProduct): string[] {
  if (field === 'info') return factsOf(product.info);
  return [product[field]].flat().flatMap((text) => tokenize(text));
}

/**
 * The words for a product's finish. Of `info` only they and the size are searched: the rest names the film, the core and
 * the back, and a search for white should not find every board with a white back.
 */
const FINISH = /\b(?:gloss|glossy|satin|matt|matte|suede|mirror|metallic|fluted|textured)\b/g;

function factsOf(info: string): string[] {
  const sizes = tokenize(info).filter((word) => /^\d[\d.]*x\d/.test(word));
  return [...(info.toLowerCase().match(FINISH) ?? []), ...sizes];
}
