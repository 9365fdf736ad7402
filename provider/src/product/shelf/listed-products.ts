import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import type { ShopDatabase } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

const eb = expressionBuilder<Tables, 'product'>();

/** SQL condition for listed products: the add-on is never in lists (API-12). */
export function isListed(): Expression<SqlBool> {
  return eb(eb.fn<string>('lower', ['product.category']), '<>', ADD_ON_CATEGORY);
}

/** Product id → applications, in the catalogue's order. */
export async function applicationsOf(
  db: ShopDatabase,
  products: readonly { product_id: string }[],
): Promise<Map<string, string[]>> {
  if (products.length === 0) return new Map();
  const links = await db
    .selectFrom('product_application')
    .select(['product_id', 'application'])
    .where(
      'product_id',
      'in',
      products.map(({ product_id }) => product_id),
    )
    .orderBy('position')
    .execute();
  const applications = new Map<string, string[]>();
  for (const { product_id, application } of links) {
    applications.set(product_id, [...(applications.get(product_id) ?? []), application]);
  }
  return applications;
}
