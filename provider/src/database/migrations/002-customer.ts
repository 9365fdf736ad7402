import type { ShopTransaction } from '../with-transaction.ts';
import type { Migration } from './migration.ts';

export const customerTables: Migration = {
  name: '002-customer',
  kind: 'expanding',
  async up(trx) {
    await makeCustomerTables(trx);
    await makeAttemptTables(trx);
  },
};

async function makeCustomerTables(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('customer')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  // No foreign key to customer: the first code is sent before the customer exists.
  await trx.schema
    .createTable('one_time_code')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('code_id', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('session')
    .addColumn('jti', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) =>
      column.notNull().references('customer.customer_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('session_by_end').on('session').column('expires_at').execute();
}

async function makeAttemptTables(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('attempt_subject')
    .addColumn('attempt_subject_id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('latest_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('attempt_subject_once', ['kind', 'subject'])
    .execute();
  await trx.schema.createIndex('attempt_subject_by_time').on('attempt_subject').column('latest_at').execute();
  await trx.schema
    .createTable('attempt')
    .addColumn('attempt_id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('attempt_subject_id', 'integer', (column) =>
      column.notNull().references('attempt_subject.attempt_subject_id').onDelete('cascade'),
    )
    .addColumn('attempted_at', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createIndex('attempt_by_subject')
    .on('attempt')
    .columns(['attempt_subject_id', 'attempted_at'])
    .execute();
}
