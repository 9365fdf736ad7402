import type { Catalogue, CatalogueProduct } from 'catalogue';
import { sql } from 'kysely';
import type { ShopTransaction } from '../database/with-transaction.ts';

/** Rows per statement: some thousand values, well below the engines' limit. */
const BATCH = 200;

/**
 * Replaces the rows with those of the catalogue. Products that it lacks are deleted from the shop and all carts. Prices and visibility set at
 * the desk are kept (DESK-32).
 */
export async function replaceCatalogue(trx: ShopTransaction, catalogue: Catalogue, now: Date): Promise<void> {
  await replaceNames(trx, catalogue);
  await removeOthers(trx, catalogue.products);
  const changed_at = now.toISOString();
  for (let first = 0; first < catalogue.products.length; first += BATCH) {
    await replaceProducts(trx, catalogue.products.slice(first, first + BATCH), { first, changed_at });
  }
}

async function replaceNames(trx: ShopTransaction, { shades, types, applications }: Catalogue): Promise<void> {
  await trx.deleteFrom('shade').execute();
  await trx.deleteFrom('product_type').execute();
  await trx.deleteFrom('application').execute();
  for (const [position, shade] of shades.entries()) {
    await trx
      .insertInto('shade')
      .values({ ...shade, position })
      .execute();
  }
  for (const [position, type] of types.entries()) {
    await trx
      .insertInto('product_type')
      .values({ ...type, position })
      .execute();
  }
  for (const [position, name] of applications.entries()) {
    await trx.insertInto('application').values({ name, position }).execute();
  }
}

async function removeOthers(trx: ShopTransaction, products: readonly CatalogueProduct[]): Promise<void> {
  const ids = new Set(products.map(({ product_id }) => product_id));
  const rows = await trx.selectFrom('product').select('product_id').execute();
  for (const { product_id } of rows) {
    if (!ids.has(product_id)) await trx.deleteFrom('product').where('product_id', '=', product_id).execute();
  }
}

async function replaceProducts(
  trx: ShopTransaction,
  products: readonly CatalogueProduct[],
  { first, changed_at }: { first: number; changed_at: string },
): Promise<void> {
  const rows = products.map(({ application: _links, ...product }, place) => ({
    ...product,
    position: first + place,
    changed_at,
  }));
  await trx
    .insertInto('product')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        class: eb.ref('excluded.class'),
        material: eb.ref('excluded.material'),
        category: eb.ref('excluded.category'),
        type: eb.ref('excluded.type'),
        shade: eb.ref('excluded.shade'),
        colour_name: eb.ref('excluded.colour_name'),
        title: eb.ref('excluded.title'),
        code: eb.ref('excluded.code'),
        info: eb.ref('excluded.info'),
        description: eb.ref('excluded.description'),
        common_desc: eb.ref('excluded.common_desc'),
        actual_price_paise: priceOf('actual_price_paise'),
        selling_price_paise: priceOf('selling_price_paise'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
  await replaceApplications(trx, products);
}

function priceOf(column: 'actual_price_paise' | 'selling_price_paise') {
  const [ours, theirs] = [sql.ref(`product.${column}`), sql.ref(`excluded.${column}`)];
  return sql<number | null>`case when product.priced_at is null then ${theirs} else ${ours} end`;
}

async function replaceApplications(
  trx: ShopTransaction,
  products: readonly CatalogueProduct[],
): Promise<void> {
  const ids = products.map(({ product_id }) => product_id);
  await trx.deleteFrom('product_application').where('product_id', 'in', ids).execute();
  const links = products.flatMap(({ product_id, application: names }) =>
    names.map((application, position) => ({ product_id, application, position })),
  );
  if (links.length > 0) await trx.insertInto('product_application').values(links).execute();
}
