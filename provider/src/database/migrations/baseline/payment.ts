import { sql } from 'kysely';
import type { ShopTransaction } from '../../with-transaction.ts';
import { makeAppendOnly } from './triggers.ts';

export async function makePaymentTables(trx: ShopTransaction): Promise<void> {
  await makeAttemptTable(trx);
  await makeEventTable(trx);
  await makeRefundTable(trx);
  await makeConfirmationTable(trx);
  await makeUseTables(trx);
}

async function makeAttemptTable(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('payment_attempt')
    .addColumn('order_id', 'text', (column) => column.notNull().references('customer_order.order_id'))
    .addColumn('attempt_number', 'integer', (column) => column.notNull())
    .addColumn('payment_mode', 'text', (column) => column.notNull())
    .addColumn('amount_paise', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('redirect_url', 'text')
    .addColumn('seen_at', 'text')
    .addColumn('asked_at', 'text')
    .addColumn('times_asked', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_ask_at', 'text')
    .addPrimaryKeyConstraint('payment_attempt_key', ['order_id', 'attempt_number'])
    .execute();
  await trx.schema
    .createIndex('payment_attempt_pending')
    .unique()
    .on('payment_attempt')
    .column('order_id')
    .where(sql.ref('state'), '=', 'pending')
    .execute();
  await trx.schema
    .createIndex('payment_attempt_unsettled')
    .on('payment_attempt')
    .column('created_at')
    .where(sql<boolean>`state in ('pending', 'disputed')`)
    .execute();
  await trx.schema
    .createIndex('payment_attempt_to_ask')
    .on('payment_attempt')
    .column('next_ask_at')
    .where(sql.ref('next_ask_at'), 'is not', null)
    .execute();
}

async function makeEventTable(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('payment_event')
    .addColumn('payment_event_id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('order_id', 'text', (column) => column.notNull().references('customer_order.order_id'))
    .addColumn('attempt_number', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('payment_event_by_order').on('payment_event').column('order_id').execute();
  await makeAppendOnly(trx, 'payment_event');
}

async function makeRefundTable(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('refund')
    .addColumn('refund_id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('customer_order.order_id'))
    .addColumn('attempt_number', 'integer', (column) => column.notNull())
    .addColumn('amount_paise', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('due'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('times_tried', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('settled_at', 'text')
    .execute();
  await trx.schema.createIndex('refund_by_order').on('refund').column('order_id').execute();
  await trx.schema.createIndex('refund_by_state').on('refund').columns(['state', 'next_try_at']).execute();
  await trx.schema
    .createIndex('refund_to_try')
    .on('refund')
    .column('next_try_at')
    .where(sql.ref('next_try_at'), 'is not', null)
    .execute();
}

async function makeConfirmationTable(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('order_confirmation')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('customer_order.order_id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('times_tried', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', 'text')
    .addColumn('sent_at', 'text')
    .execute();
  await trx.schema
    .createIndex('order_confirmation_to_send')
    .on('order_confirmation')
    .column('next_try_at')
    .where(sql.ref('next_try_at'), 'is not', null)
    .execute();
  await trx.schema
    .createIndex('order_confirmation_unsent')
    .on('order_confirmation')
    .column('next_try_at')
    .where(sql.ref('sent_at'), 'is', null)
    .execute();
}

/** Makes the tables of what an order uses up: its coupon, and the key of its request. */
async function makeUseTables(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('coupon_use')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('customer_order.order_id'))
    .addColumn('code', 'text', (column) => column.notNull().references('coupon.code'))
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('released_at', 'text')
    .execute();
  await trx.schema
    .createIndex('coupon_use_by_customer')
    .on('coupon_use')
    .columns(['code', 'customer_id'])
    .execute();
  await trx.schema
    .createTable('idempotency_key')
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.references('customer_order.order_id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key_key', ['customer_id', 'key'])
    .execute();
  await trx.schema.createIndex('idempotency_key_age').on('idempotency_key').column('created_at').execute();
}
