import type { ShopDatabase } from '../database/database.ts';
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
    .orderBy((eb) => eb.fn.min('product.position'))
    .execute();
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
