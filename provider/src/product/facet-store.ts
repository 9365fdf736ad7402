import type { ShopDatabase } from '../database/database.ts';
import type { Shop } from '../shop.ts';
import type { ProductFilters } from './product-filters.ts';
import type { Shelf, ShelfList } from './shelf/shelf.ts';

interface Facet {
  name: string;
  count: number;
}

/** The lists of the filter panel, each counted with the filters of the others; values without a hit stay, with 0. */
export async function countFacets(
  { db, shelf }: Pick<Shop, 'db' | 'shelf'>,
  filters: ProductFilters & { term?: string },
) {
  const [current, types, shades, applications] = await Promise.all([
    shelf.current(),
    namesInOrder(db, 'product_type'),
    namesInOrder(db, 'shade'),
    namesInOrder(db, 'application'),
  ]);
  const { term, ...others } = filters;
  const within = term?.trim() ? { ...others, places: current.search.rank(term) } : others;
  const count = (column: ShelfList) => facetsOf(current, column, within);
  return {
    // By their names, which begin with the thickness.
    category: count('category').toSorted((one, other) =>
      compare(one.name.toLowerCase(), other.name.toLowerCase()),
    ),
    type: inOrder(count('type'), types),
    shade: inOrder(count('shade'), shades),
    application: inOrder(count('application'), applications).filter(({ name }) => applications.has(name)),
  };
}

function facetsOf(shelf: Shelf, column: ShelfList, filters: ProductFilters): Facet[] {
  const { productClass } = filters;
  const ofClass = shelf.count(column, { productClass });
  const matching = shelf.count(column, { ...filters, [column]: undefined });
  return [...ofClass]
    .filter(([, products]) => products > 0)
    .map(([name]) => ({ name, count: matching.get(name) ?? 0 }));
}

/** By their places in the catalogue's tables, names without one last. */
function inOrder(facets: readonly Facet[], places: ReadonlyMap<string, number>): Facet[] {
  const placeOf = ({ name }: Facet) => places.get(name) ?? places.size;
  return facets.toSorted((one, other) => placeOf(one) - placeOf(other) || compare(one.name, other.name));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** A name that stands twice, as a type of both classes does, has its first place. */
async function namesInOrder(
  db: ShopDatabase,
  table: 'product_type' | 'shade' | 'application',
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(table)
    .select('name')
    .groupBy('name')
    .orderBy((eb) => eb.fn.min('position'))
    .execute();
  return new Map(rows.map(({ name }, place) => [name, place]));
}
