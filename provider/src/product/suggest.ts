import type { suggestProducts } from 'shared-contracts/product/endpoints';
import { MAX_SUGGESTIONS } from 'shared-contracts/product/rules';
import type { input } from 'zod/mini';
import { shades } from '../filter-options/filter-options-store.ts';
import type { Shop } from '../shop.ts';
import { onePerColour } from './colours.ts';
import { productsInOrder } from './product-store.ts';
import { searchWords } from './search/search-words.ts';

type Suggestions = input<(typeof suggestProducts)['response']>;

/** Shades, and categories: few, so that colours keep most of the list. */
const MOST_OF_A_KIND = 2;
/** A colour comes in all categories and materials, so that many of the best matches are one colour. */
const LOOKED_THROUGH = 64;

/** What the beginning of a term may mean: shades and categories by their names, colours by the search. */
export async function suggest(
  { db, shelf }: Pick<Shop, 'db' | 'shelf'>,
  typed: string,
): Promise<Suggestions> {
  const words = searchWords(typed);
  if (words.length === 0) return { products: [], shades: [], categories: [] };
  const [current, families] = await Promise.all([shelf.current(), shades(db)]);
  const best = current.search.rank(typed).slice(0, LOOKED_THROUGH);
  const ids = best.map((place) => current.id(place));
  const colours = onePerColour(await productsInOrder(db, ids));
  const named = (name: string) => beginsWith(name, words);
  const likeShades = families.filter(({ name }) => named(name)).slice(0, MOST_OF_A_KIND);
  const categories = current.search.categories.filter(named).slice(0, MOST_OF_A_KIND);
  return {
    products: colours
      .slice(0, MAX_SUGGESTIONS - likeShades.length - categories.length)
      .map(({ product_id, material, colour_name, category, type, shade, code }) => ({
        product_id,
        material,
        colour_name,
        category,
        type,
        shade,
        code,
      })),
    shades: likeShades,
    categories: categories.map((name) => ({ name })),
  };
}

/** Whether each typed word begins a word of the name. */
function beginsWith(name: string, typed: readonly string[]): boolean {
  const words = searchWords(name);
  return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
