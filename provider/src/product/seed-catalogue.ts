import { createHash } from 'node:crypto';
import type { Catalogue, CatalogueProduct } from '../catalogue/catalogue.ts';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';

/**
 * Makes the rows what the catalogue's tables say, when those are others than last time. A product that is no more in
 * the tables leaves the shop and all carts.
 */
export async function seedCatalogue(db: ShopDatabase, catalogue: Catalogue, now: Date): Promise<void> {
  const { shades, types, applications, products } = catalogue;
  const hash = createHash('sha256')
    .update(JSON.stringify([shades, types, applications, products]))
    .digest('hex');
  await withTransaction(db, async (trx) => {
    const state = await trx.selectFrom('catalogue_state').select('hash').executeTakeFirst();
    if (state?.hash === hash) return;
    await replaceNames(trx, catalogue);
    await replaceProducts(trx, products, now.toISOString());
    await trx
      .insertInto('catalogue_state')
      .values({ catalogue: 'shop', hash })
      .onConflict((conflict) => conflict.column('catalogue').doUpdateSet({ hash }))
      .execute();
  });
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

async function replaceProducts(
  trx: ShopTransaction,
  products: readonly CatalogueProduct[],
  changed_at: string,
): Promise<void> {
  const ids = new Set(products.map(({ product_id }) => product_id));
  const rows = await trx.selectFrom('product').select('product_id').execute();
  for (const { product_id } of rows) {
    if (!ids.has(product_id)) await trx.deleteFrom('product').where('product_id', '=', product_id).execute();
  }
  for (const [position, { application, ...product }] of products.entries()) {
    const { product_id, ...columns } = { ...product, position, changed_at };
    await trx
      .insertInto('product')
      .values({ product_id, ...columns })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(columns))
      .execute();
    await replaceApplications(trx, product_id, application);
  }
}

async function replaceApplications(
  trx: ShopTransaction,
  product_id: string,
  names: readonly string[],
): Promise<void> {
  await trx.deleteFrom('product_application').where('product_id', '=', product_id).execute();
  const links = names.map((application, position) => ({ product_id, application, position }));
  if (links.length > 0) await trx.insertInto('product_application').values(links).execute();
}
