import type { Migration } from './migration.ts';

/** The firm that a customer has named for the invoice of an order. */
export const buyer: Migration = {
  name: '019-buyer',
  kind: 'expanding',
  async up(trx) {
    for (const column of ['firm', 'gstin'])
      await trx.schema.alterTable('customer_order').addColumn(column, 'text').execute();
  },
};
