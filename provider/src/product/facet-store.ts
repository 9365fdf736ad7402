import type { Facet, PriceSpread } from 'shared-contracts/product';
import { eachFacet, type FacetName } from 'shared-contracts/product/facets';
import { nameKey } from 'shared-contracts/product/same-name';
import type { ShopDatabase } from '../database/database.ts';
import { rupees } from '../price/rupees.ts';
import { applicationNames, productTypes, shades } from './filter-options-store.ts';
import { searchShelf } from './search-shelf.ts';
import type { ProductSource } from './shelf/live-shelf.ts';
import type { Shelf, ShelfFilters } from './shelf/shelf.ts';

/** The names of a facet in the catalogue's order. The names of other facets are sorted alphabetically. */
const KNOWN_NAMES: Partial<Record<FacetName, (db: ShopDatabase) => Promise<string[]>>> = {
  type: async (db) => (await productTypes(db)).map(({ name }) => name),
  shade: async (db) => (await shades(db)).map(({ name }) => name),
  application: applicationNames,
};

type CountedFilters = ShelfFilters & { term?: string };

/** The options of each facet, counted with the filters of the other facets. Options without products stay, with a count of 0. */
export async function countFacets(
  { db, shelf }: ProductSource,
  filters: CountedFilters,
): Promise<Record<FacetName, Facet[]>> {
  const [current, ...tables] = await Promise.all([
    shelf.current(),
    ...Object.entries(KNOWN_NAMES).map(
      // A type of both classes is listed twice. Its first position counts.
      async ([facet, namesOf]) =>
        [facet, new Map([...new Set(await namesOf(db))].map((name, at) => [name, at]))] as const,
    ),
  ]);
  const positionsOf = new Map<string, ReadonlyMap<string, number>>(tables);
  const within = withSearch(current, filters);
  return eachFacet((facet) => {
    const known = positionsOf.get(facet);
    const options = optionsOf(current, facet, within);
    if (!known) return options.toSorted((one, other) => compare(nameKey(one.name), nameKey(other.name)));
    // Only applications in the catalogue's table are options.
    return inOrder(facet === 'application' ? options.filter(({ name }) => known.has(name)) : options, known);
  });
}

/** The selling prices of the class and material, and of the products that match the other filters (API-30). */
export async function spreadOfPrices(
  { shelf }: ProductSource,
  filters: CountedFilters,
): Promise<PriceSpread> {
  const current = await shelf.current();
  const { productClass, material } = filters;
  const within = withSearch(current, filters);
  const scale = current.prices({ productClass, material });
  const any = current.prices({ ...within, price_min: undefined, price_max: undefined });
  return {
    min: rupees(scale.lowest),
    max: rupees(scale.highest),
    count: current.prices(within).count,
    any_price: { min: rupees(any.lowest), max: rupees(any.highest), count: any.count },
  };
}

function withSearch(shelf: Shelf, { term, ...filters }: CountedFilters): ShelfFilters {
  return term?.trim() ? { ...filters, places: searchShelf(shelf, term).places } : filters;
}

function optionsOf(shelf: Shelf, facet: FacetName, filters: ShelfFilters): Facet[] {
  const { productClass } = filters;
  const ofClass = shelf.count(facet, { productClass });
  const matching = shelf.count(facet, { ...filters, [facet]: undefined });
  return [...ofClass]
    .filter(([, products]) => products > 0)
    .map(([name]) => ({ name, count: matching.get(name) ?? 0 }));
}

/** Sorts by the positions in the catalogue's table. Names without a position come last, alphabetically. */
function inOrder(facets: readonly Facet[], known: ReadonlyMap<string, number>): Facet[] {
  const positionOf = ({ name }: Facet) => known.get(name) ?? known.size;
  return facets.toSorted(
    (one, other) => positionOf(one) - positionOf(other) || compare(one.name, other.name),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
