import type { ShopDatabase } from '../database/database.ts';

/** The applications of some products by their ids, in the order of the catalogue. */
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
