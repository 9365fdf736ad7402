import { searchWords } from './search-words.ts';

/** What the search reads of a product (api.md, search). */
export interface SearchedProduct {
  colour_name: string;
  title: string;
  code: string;
  category: string;
  type: string;
  shade: string;
  material: string;
  application: readonly string[];
}

/** How much a word counts where it stands: who types a colour's name means that colour. */
const FIELD_WEIGHTS = {
  colour_name: 10,
  code: 10,
  shade: 7,
  type: 6,
  category: 6,
  material: 6,
  title: 4,
  application: 3,
} as const satisfies Partial<Record<keyof SearchedProduct, number>>;

/** Each word of a product with the weight of the best field it stands in. */
export function weighedWords(product: SearchedProduct): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [field, weight] of Object.entries(FIELD_WEIGHTS) as [keyof typeof FIELD_WEIGHTS, number][]) {
    for (const word of [product[field]].flat().flatMap((text) => searchWords(text))) {
      weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    }
  }
  return weights;
}
