import { sql } from 'kysely';
import type { ShopTransaction } from '../with-transaction.ts';
import { makeAppendOnly } from './baseline/triggers.ts';
import type { Migration } from './migration.ts';

/** Invoices, and the messages of an order after its confirmation, which keeps its table: the version before writes there. */
export const invoice: Migration = {
  name: '017-invoice',
  kind: 'expanding',
  async up(trx) {
    await makeInvoiceTables(trx);
    await makeMessageTable(trx);
  },
};

async function makeInvoiceTables(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('document_number')
    .addColumn('series', 'text', (column) => column.primaryKey())
    .addColumn('last_number', 'integer', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('invoice')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('customer_order.order_id'))
    .addColumn('refund_id', 'text', (column) => column.unique().references('refund.refund_id'))
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('total_paise', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createIndex('invoice_of_order')
    .unique()
    .on('invoice')
    .column('order_id')
    .where(sql.ref('refund_id'), 'is', null)
    .execute();
  await trx.schema.createIndex('invoice_by_order').on('invoice').column('order_id').execute();
  await makeAppendOnly(trx, 'invoice');
}

async function makeMessageTable(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('order_message')
    .addColumn('order_message_id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('order_id', 'text', (column) => column.notNull().references('customer_order.order_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('times_tried', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', 'text')
    .addColumn('sent_at', 'text')
    .execute();
  await trx.schema
    .createIndex('order_message_unsent')
    .on('order_message')
    .column('next_try_at')
    .where(sql.ref('sent_at'), 'is', null)
    .execute();
}
