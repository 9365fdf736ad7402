import { sql } from 'kysely';
import { isPostgres } from '../postgres-dialect.ts';
import type { Migration } from './migration.ts';

/** Keys of requests that make no order. */
export const keysOfAdds: Migration = {
  name: '014-keys-of-adds',
  kind: 'expanding',
  async up(trx) {
    if (isPostgres(trx)) {
      await sql`alter table idempotency_key alter column order_id drop not null`.execute(trx);
      return;
    }
    // SQLite cannot lift a constraint of a column.
    await trx.schema
      .createTable('idempotency_key_next')
      .addColumn('customer_id', 'bigint', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('body_hash', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.references('customer_order.order_id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_key_key', ['customer_id', 'key'])
      .execute();
    await sql`insert into idempotency_key_next select customer_id, key, body_hash, order_id, created_at from idempotency_key`.execute(
      trx,
    );
    await trx.schema.dropTable('idempotency_key').execute();
    await trx.schema.alterTable('idempotency_key_next').renameTo('idempotency_key').execute();
    await trx.schema.createIndex('idempotency_key_age').on('idempotency_key').column('created_at').execute();
  },
};
