import type { suggestProducts } from 'shared-contracts/product/endpoints';
import { MAX_SUGGESTIONS } from 'shared-contracts/product/rules';
import type { input } from 'zod/mini';
import { onePerColour } from './colours.ts';
import { applicationNames, shades } from './filter-options-store.ts';
import { type ProductResponse, productsInOrder } from './product-store.ts';
import { matchNames } from './search/match-names.ts';
import { readTerm } from './search/read-term.ts';
import { tokenize } from './search/tokenize.ts';
import { searchShelf } from './search-shelf.ts';
import type { ProductSource } from './shelf/live-shelf.ts';

type Suggestions = input<(typeof suggestProducts)['response']>;

/** For shades, categories and applications. Few, so that most suggestions are colours. */
const MAX_PER_KIND = 2;
/** Search results to read, because many of the best ones are the same colour in several categories and materials. */
const CANDIDATES = 64;

/** API-20: shades, categories and applications by name, colours by search. */
export async function suggest({ db, shelf }: ProductSource, typed: string): Promise<Suggestions> {
  if (tokenize(typed).length === 0) return { products: [], shades: [], categories: [], applications: [] };
  const [current, families, rooms] = await Promise.all([shelf.current(), shades(db), applicationNames(db)]);
  const pieces = readTerm(typed, current.search, current.filterWords, true);
  const parts = current.search.partsOf(pieces.flatMap((piece) => ('words' in piece ? piece.words : [])));
  const like = <Named extends { name: string }>(named: readonly Named[]) =>
    parts.length > 0 ? matchNames(named, typed, parts).slice(0, MAX_PER_KIND) : [];
  const names = {
    shades: like(families),
    categories: like(current.search.categories),
    applications: like(rooms.map((name) => ({ name }))),
  };
  const best = searchShelf(current, typed, true).places.slice(0, CANDIDATES);
  const ids = onePerColour(best.map((place) => current.colour(place)))
    .slice(0, MAX_SUGGESTIONS - Object.values(names).flat().length)
    .map(({ product_id }) => product_id);
  const colours = await productsInOrder(db, ids);
  return { products: colours.map(suggestedColour), ...names };
}

function suggestedColour(product: ProductResponse): Suggestions['products'][number] {
  const { product_id, material, colour_name, category, type, shade, code, pictures } = product;
  const picture = pictures.find(
    ({ image_link, quality }) => quality === 'low' && image_link.includes('/flat-'),
  );
  return { product_id, material, colour_name, category, type, shade, code, picture };
}
