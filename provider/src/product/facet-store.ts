import type { ExpressionBuilder } from 'kysely';
import type { ShopDatabase } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { listed, type ProductFilters } from './product-filters.ts';

interface Facet {
  name: string;
  count: number;
}

/** The lists of the filter panel, each counted with the filters of the others; values without a hit stay, with 0. */
export async function countFacets(db: ShopDatabase, filters: ProductFilters) {
  const [category, type, shade, application] = await Promise.all([
    countColumn(db, 'category', filters),
    countColumn(db, 'type', filters),
    countColumn(db, 'shade', filters),
    countApplications(db, filters),
  ]);
  return { category, type, shade, application };
}

function countColumn(
  db: ShopDatabase,
  column: 'category' | 'type' | 'shade',
  filters: ProductFilters,
): Promise<Facet[]> {
  const others = listed({ ...filters, [column]: undefined });
  return db
    .selectFrom('product')
    .select((eb) => [
      eb.ref(`product.${column}`).as('name'),
      eb.fn.count<number>(eb.case().when(others).then(1).end()).as('count'),
    ])
    .where(listed({ productClass: filters.productClass }))
    .groupBy(`product.${column}`)
    .orderBy(
      (eb) => placeOf(eb, column),
      (order) => order.asc().nullsLast(),
    )
    .orderBy('name')
    .execute();
}

/** Shades and types have a place in the catalogue's tables; categories go by their names, which begin with the thickness. */
function placeOf(eb: ExpressionBuilder<Tables, 'product'>, column: 'category' | 'type' | 'shade') {
  if (column === 'category') return eb.fn<string>('lower', ['product.category']);
  const table = column === 'shade' ? 'shade' : 'product_type';
  return eb
    .selectFrom(table)
    .select((place) => place.fn.min(`${table}.position`).as('place'))
    .whereRef(`${table}.name`, '=', `product.${column}`);
}

function countApplications(db: ShopDatabase, filters: ProductFilters): Promise<Facet[]> {
  const others = listed({ ...filters, application: undefined });
  return db
    .selectFrom('product')
    .innerJoin('product_application as link', 'link.product_id', 'product.product_id')
    .innerJoin('application', 'application.name', 'link.application')
    .select((eb) => [
      'application.name',
      eb.fn.count<number>(eb.case().when(others).then(1).end()).as('count'),
    ])
    .where(listed({ productClass: filters.productClass }))
    .groupBy(['application.name', 'application.position'])
    .orderBy('application.position')
    .execute();
}
