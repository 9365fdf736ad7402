import { finishWords } from './finish-words.ts';
import { tokenize } from './search-words.ts';

/** What the search reads of a product (api.md, search), and beyond it the id that its page shows and its finish. */
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
 * How much a word counts where it stands: who types a colour's name means that colour, and whose letters begin a name
 * means it before all of a shade. An id's words count least: its prefixes are letters that many words begin with.
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

/** Each word of a product with the weight of the best field it stands in. */
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
  if (field === 'info') return finishWords(product.info);
  return [product[field]].flat().flatMap((text) => tokenize(text));
}
