import type { ShopTransaction } from '../with-transaction.ts';
import { makeAppendOnly } from './baseline/triggers.ts';
import type { Migration } from './migration.ts';

/** The tables of the owner's desk. */
export const desk: Migration = {
  name: '016-desk',
  kind: 'expanding',
  async up(trx) {
    await makeStaffTables(trx);
    await trx.schema
      .createTable('shipment')
      .addColumn('order_id', 'text', (column) => column.primaryKey().references('customer_order.order_id'))
      .addColumn('courier', 'text', (column) => column.notNull())
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('link', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await trx.schema
      .createTable('audit')
      .addColumn('audit_id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text')
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('after', 'text', (column) => column.notNull())
      .execute();
    await trx.schema.createIndex('audit_by_order').on('audit').column('order_id').execute();
    await makeAppendOnly(trx, 'audit');
    await trx.schema
      .createIndex('customer_order_by_time')
      .on('customer_order')
      .columns(['created_at', 'order_id'])
      .execute();
  },
};

async function makeStaffTables(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('staff')
    .addColumn('phone', 'bigint', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('staff_session')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('phone', 'bigint', (column) => column.notNull().references('staff.phone').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('staff_session_by_staff').on('staff_session').column('phone').execute();
}
