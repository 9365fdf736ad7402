import type { Migration } from './migration.ts';

/** Orders of samples, and coupons of one customer. */
export const samples: Migration = {
  name: '013-samples',
  kind: 'expanding',
  async up(trx) {
    await trx.schema
      .alterTable('customer_order')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('goods'))
      .execute();
    await trx.schema
      .alterTable('coupon')
      .addColumn('customer_id', 'bigint', (column) => column.references('customer.customer_id'))
      .execute();
  },
};
