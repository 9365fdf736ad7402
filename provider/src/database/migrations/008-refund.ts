import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Refunds get a state and are sent by the shop itself; an attempt records when its shopper last came back to it. */
export const refundStates: Migration = {
  name: '008-refund',
  kind: 'expanding',
  async up(trx) {
    const refund = trx.schema.alterTable('refund');
    await refund.addColumn('state', 'text', (column) => column.notNull().defaultTo('due')).execute();
    await refund.addColumn('times_tried', 'integer', (column) => column.notNull().defaultTo(0)).execute();
    // Null for the refunds that exist: the operator has been told to send these by hand.
    await refund.addColumn('next_try_at', 'text').execute();
    await refund.addColumn('settled_at', 'text').execute();
    await trx.updateTable('refund').set({ state: 'sent' }).where('sent_at', 'is not', null).execute();
    await trx.schema.createIndex('refund_by_order').on('refund').column('order_id').execute();
    await trx.schema
      .createIndex('refund_to_try')
      .on('refund')
      .column('next_try_at')
      .where(sql.ref('next_try_at'), 'is not', null)
      .execute();

    await trx.schema.alterTable('payment_attempt').addColumn('seen_at', 'text').execute();
    await trx
      .updateTable('payment_attempt')
      .set((eb) => ({ seen_at: eb.ref('created_at') }))
      .execute();
  },
};
