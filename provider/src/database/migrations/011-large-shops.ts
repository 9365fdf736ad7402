import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Indexes for what is read often and found in few rows of a large table: the add-on, and what is not settled. */
export const largeShops: Migration = {
  name: '011-large-shops',
  kind: 'expanding',
  async up(trx) {
    await trx.schema.createIndex('product_by_category').on('product').column('category').execute();
    await trx.schema.createIndex('refund_by_state').on('refund').columns(['state', 'next_try_at']).execute();
    await trx.schema
      .createIndex('payment_attempt_unsettled')
      .on('payment_attempt')
      .column('created_at')
      .where(sql<boolean>`state in ('pending', 'disputed')`)
      .execute();
    await trx.schema
      .createIndex('order_confirmation_unsent')
      .on('order_confirmation')
      .column('next_try_at')
      .where(sql.ref('sent_at'), 'is', null)
      .execute();
  },
};
