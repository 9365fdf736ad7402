import type { ShopTransaction } from '../../with-transaction.ts';

export async function makeCustomerTables(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('customer')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await makeLoginTables(trx);
  await makeAttemptTables(trx);
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
  await trx.schema
    .createTable('shortlist_entry')
    .addColumn('customer_id', 'bigint', (column) =>
      column.notNull().references('customer.customer_id').onDelete('cascade'),
    )
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('material', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('is_removed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('shortlist_entry_key', ['customer_id', 'product_id', 'material'])
    .execute();
}

async function makeLoginTables(trx: ShopTransaction): Promise<void> {
  // No foreign key to customer: the first code is sent before the customer exists.
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
  await trx.schema
    .createTable('waiting_place')
    .addColumn('slot', 'integer', (column) => column.primaryKey())
    .addColumn('origin', 'text', (column) => column.notNull().unique())
    .execute();
}
