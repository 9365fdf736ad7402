import type { Migration } from './migration.ts';
import { countVersionOf } from './triggers.ts';

/** Triggers increase the version with every change of a product, by any program, so that the shelf in memory is rebuilt. */
export const shelfTables: Migration = {
  name: '004-shelf',
  kind: 'expanding',
  async up(trx) {
    await trx.schema
      .createTable('product_version')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await trx.insertInto('product_version').values({ version: 1 }).execute();
    for (const table of ['product', 'product_application']) await countVersionOf(trx, table);
    await trx.schema.dropIndex('product_by_change').execute();
    await trx.schema
      .createIndex('product_in_order')
      .on('product')
      .columns(['position', 'product_id'])
      .execute();
  },
};
