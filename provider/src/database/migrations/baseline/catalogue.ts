import type { ShopTransaction } from '../../with-transaction.ts';
import { countVersionOf } from './triggers.ts';

export async function makeCatalogueTables(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('catalogue_state')
    .addColumn('catalogue', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('seeded_catalogue')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .execute();
  await makeFacetTables(trx);
  await makeProductTables(trx);
  await makeProductVersion(trx);
}

async function makeFacetTables(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('shade')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('product_type')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('class', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_type_key', ['name', 'class'])
    .execute();
  await trx.schema
    .createTable('application')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
}

async function makeProductTables(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('product')
    .addColumn('product_id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('class', 'text', (column) => column.notNull())
    .addColumn('material', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('shade', 'text', (column) => column.notNull())
    .addColumn('colour_name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('info', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('common_desc', 'text', (column) => column.notNull())
    .addColumn('actual_price_paise', 'integer')
    .addColumn('selling_price_paise', 'integer')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createIndex('product_in_order')
    .on('product')
    .columns(['position', 'product_id'])
    .execute();
  await trx.schema.createIndex('product_by_category').on('product').column('category').execute();
  await trx.schema
    .createTable('product_application')
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('product.product_id').onDelete('cascade'),
    )
    .addColumn('application', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_application_key', ['product_id', 'application'])
    .execute();
}

/** Triggers increase the version with every change of a product, by any program, so that the shelf in memory is rebuilt. */
async function makeProductVersion(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('product_version')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await trx.insertInto('product_version').values({ version: 1 }).execute();
  for (const table of ['product', 'product_application']) await countVersionOf(trx, table);
}
