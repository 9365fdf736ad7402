import type { ShopTransaction } from '../with-transaction.ts';
import type { Migration } from './migration.ts';

export const catalogueTables: Migration = {
  name: '001-catalogue',
  kind: 'expanding',
  async up(trx) {
    await trx.schema
      .createTable('catalogue_state')
      .addColumn('catalogue', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    await makeFacetTables(trx);
    await makeProductTables(trx);
  },
};

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
  await trx.schema.createIndex('product_by_change').on('product').column('changed_at').execute();
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
