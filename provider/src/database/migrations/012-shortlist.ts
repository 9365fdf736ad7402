import type { Migration } from './migration.ts';

export const shortlistTable: Migration = {
  name: '012-shortlist',
  kind: 'expanding',
  async up(trx) {
    await trx.schema
      .createTable('shortlist_entry')
      .addColumn('customer_id', 'bigint', (column) =>
        column.notNull().references('customer.customer_id').onDelete('cascade'),
      )
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('material', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('is_removed', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('shortlist_entry_key', ['customer_id', 'product_id', 'material'])
      .execute();
  },
};
