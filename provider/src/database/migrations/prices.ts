import type { Migration } from './migration.ts';

/** What an owner sets of the shop's prices at the desk. */
export const prices: Migration = {
  name: '018-prices',
  kind: 'expanding',
  async up(trx) {
    await trx.schema
      .alterTable('product')
      .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await trx.schema.alterTable('product').addColumn('priced_at', 'text').execute();
    await trx.schema.alterTable('audit').addColumn('subject', 'text').execute();
    await trx.schema
      .createTable('dated_fee')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('from_paise', 'integer', (column) => column.notNull())
      .addColumn('fee_paise', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('dated_fee_key', ['kind', 'day', 'from_paise'])
      .execute();
    await trx.schema
      .createTable('delivery_day')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('is_holiday', 'integer', (column) => column.notNull())
      .execute();
    await trx.schema.createIndex('audit_by_subject').on('audit').column('subject').execute();
  },
};
