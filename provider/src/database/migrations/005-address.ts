import type { Migration } from './migration.ts';

export const addressTable: Migration = {
  name: '005-address',
  kind: 'expanding',
  async up(trx) {
    await trx.schema
      .createTable('customer_address')
      .addColumn('address_id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('customer_id', 'bigint', (column) =>
        column.notNull().references('customer.customer_id').onDelete('cascade'),
      )
      .addColumn('address_label', 'text', (column) => column.notNull())
      .addColumn('label_key', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('s_mobile_no', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('pincode', 'text', (column) => column.notNull())
      .addColumn('city', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('choice', 'integer', (column) => column.notNull())
      .addUniqueConstraint('customer_address_label_once', ['customer_id', 'label_key'])
      .execute();
  },
};
