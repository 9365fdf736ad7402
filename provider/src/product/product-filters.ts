import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import type { Tables } from '../database/tables.ts';

/** Values inside a list are OR, lists are AND; an empty or absent one does not filter (api.md, byfilters). */
export interface ProductFilters {
  productClass?: string;
  material?: string;
  category?: readonly string[];
  type?: readonly string[];
  shade?: readonly string[];
  application?: readonly string[];
  code?: string;
  /** Unlike the others an empty list filters: a search that found nothing. */
  ids?: readonly string[];
}

type ProductColumn = 'class' | 'material' | 'category' | 'type' | 'shade' | 'code';

const eb = expressionBuilder<Tables, 'product'>();

/** The condition for products of the shop's lists, from which the add-on stays out (api.md, Catalogue). */
export function listed(filters: ProductFilters): Expression<SqlBool> {
  return eb.and([
    eb.not(isOneOf('category', [ADD_ON_CATEGORY])),
    ...(filters.productClass ? [isOneOf('class', [filters.productClass])] : []),
    ...(filters.material ? [isOneOf('material', [filters.material])] : []),
    ...(filters.code ? [isOneOf('code', [filters.code])] : []),
    ...(filters.category?.length ? [isOneOf('category', filters.category)] : []),
    ...(filters.type?.length ? [isOneOf('type', filters.type)] : []),
    ...(filters.shade?.length ? [isOneOf('shade', filters.shade)] : []),
    ...(filters.application?.length ? [isFor(filters.application)] : []),
    ...(filters.ids ? [hasId(filters.ids)] : []),
  ]);
}

function isOneOf(column: ProductColumn, values: readonly string[]): Expression<SqlBool> {
  return eb(eb.fn<string>('lower', [`product.${column}`]), 'in', lowered(values));
}

function isFor(applications: readonly string[]): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('product_application')
      .select('product_application.application')
      .whereRef('product_application.product_id', '=', 'product.product_id')
      .where((inner) =>
        inner(inner.fn<string>('lower', ['product_application.application']), 'in', lowered(applications)),
      ),
  );
}

function hasId(ids: readonly string[]): Expression<SqlBool> {
  // An empty IN list is an error on Postgres.
  return ids.length > 0 ? eb('product.product_id', 'in', ids) : eb.lit(false);
}

/** The engine lowers both sides, so that both know the same letters. */
function lowered(values: readonly string[]): Expression<string>[] {
  return values.map((value) => sql<string>`lower(${value})`);
}
