import type { suggestProducts } from 'shared-contracts/product/endpoints';
import { MAX_SUGGESTIONS } from 'shared-contracts/product/rules';
import type { input } from 'zod/mini';
import { onePerColour } from './colours.ts';
import { shades } from './filter-options-store.ts';
import { productsInOrder } from './product-store.ts';
import { matchNames } from './search/match-names.ts';
import { tokenize } from './search/tokenize.ts';
import type { ProductSource } from './shelf/live-shelf.ts';

type Suggestions = input<(typeof suggestProducts)['response']>;

/** Shades, and categories: few, so that most suggestions are colours. */
const MAX_PER_KIND = 2;
/** Many of the best matches are one colour, because a colour comes in several categories and materials. */
const CANDIDATES = 64;

/** API-20: shades and categories by name, colours by search. */
export async function suggest({ db, shelf }: ProductSource, typed: string): Promise<Suggestions> {
  if (tokenize(typed).length === 0) return { products: [], shades: [], categories: [] };
  const [current, families] = await Promise.all([shelf.current(), shades(db)]);
  const parts = current.search.partsOf(typed);
  const likeShades = matchNames(families, typed, parts).slice(0, MAX_PER_KIND);
  const categories = matchNames(current.search.categories, typed, parts).slice(0, MAX_PER_KIND);
  const best = current.search.rank(typed).slice(0, CANDIDATES);
  const ids = onePerColour(best.map((place) => current.colour(place)))
    .slice(0, MAX_SUGGESTIONS - likeShades.length - categories.length)
    .map(({ product_id }) => product_id);
  const colours = await productsInOrder(db, ids);
  return {
    products: colours.map(({ product_id, material, colour_name, category, type, shade, code }) => ({
      product_id,
      material,
      colour_name,
      category,
      type,
      shade,
      code,
    })),
    shades: likeShades,
    categories,
  };
}
