import type { ShopTransaction } from '../with-transaction.ts';
import type { Migration } from './migration.ts';

/** Codes belong to the client that asked for them. */
export const loginDevices: Migration = {
  name: '009-login-devices',
  kind: 'breaking',
  async up(trx) {
    await remakeCodes(trx);
    await trx.schema
      .createTable('known_device')
      .addColumn('customer_id', 'bigint', (column) =>
        column.notNull().references('customer.customer_id').onDelete('cascade'),
      )
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('latest_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_device_key', ['customer_id', 'device'])
      .execute();
    await trx.schema.createIndex('known_device_age').on('known_device').column('latest_at').execute();
    await trx.schema
      .createTable('waiting_place')
      .addColumn('slot', 'integer', (column) => column.primaryKey())
      .addColumn('origin', 'text', (column) => column.notNull().unique())
      .execute();
  },
};

/** Codes live for minutes: whoever is logging in during the migration asks for a new one. */
async function remakeCodes(trx: ShopTransaction): Promise<void> {
  await trx.schema.dropTable('one_time_code').execute();
  await trx.schema
    .createTable('one_time_code')
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('asker', 'text', (column) => column.notNull())
    .addColumn('code_id', 'text', (column) => column.notNull().unique())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('attempt_ids', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_time_code_key', ['customer_id', 'asker'])
    .execute();
  await trx.schema.createIndex('one_time_code_by_end').on('one_time_code').column('expires_at').execute();
}
