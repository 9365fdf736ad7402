import { sql } from 'kysely';
import type { ShopTransaction } from '../with-transaction.ts';
import type { Migration } from './migration.ts';
import { makeAppendOnly } from './triggers.ts';

export const paymentTables: Migration = {
  name: '007-payment',
  kind: 'expanding',
  async up(trx) {
    await extendOrders(trx);
    await extendAttempts(trx);
    await makeCouponUses(trx);
    await makeIdempotencyKeys(trx);
    await makePaymentEvents(trx);
    await makeRefunds(trx);
    await makeConfirmations(trx);
  },
};

async function extendOrders(trx: ShopTransaction): Promise<void> {
  const table = trx.schema.alterTable('customer_order');
  await table.addColumn('tax_percent', 'integer').execute();
  await table.addColumn('tax_paise', 'integer').execute();
  await table.addColumn('restored_at', 'text').execute();
  await trx.schema
    .createIndex('customer_order_unpaid')
    .on('customer_order')
    .column('pay_until')
    .where(sql.ref('status'), '=', 'payment pending')
    .execute();
}

async function extendAttempts(trx: ShopTransaction): Promise<void> {
  const table = trx.schema.alterTable('payment_attempt');
  await table.addColumn('redirect_url', 'text').execute();
  await table.addColumn('asked_at', 'text').execute();
  await table.addColumn('times_asked', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await table.addColumn('next_ask_at', 'text').execute();
  await trx.schema
    .createIndex('payment_attempt_to_ask')
    .on('payment_attempt')
    .column('next_ask_at')
    .where(sql.ref('next_ask_at'), 'is not', null)
    .execute();
}

async function makeCouponUses(trx: ShopTransaction): Promise<void> {
  const coupon = trx.schema.alterTable('coupon');
  await coupon.addColumn('limit_per_customer', 'integer').execute();
  await coupon.addColumn('limit_in_total', 'integer').execute();
  await coupon.addColumn('times_used', 'integer', (column) => column.notNull().defaultTo(0)).execute();
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
}

async function makeIdempotencyKeys(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('idempotency_key')
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('customer_order.order_id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key_key', ['customer_id', 'key'])
    .execute();
  await trx.schema.createIndex('idempotency_key_age').on('idempotency_key').column('created_at').execute();
}

async function makePaymentEvents(trx: ShopTransaction): Promise<void> {
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

async function makeRefunds(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('refund')
    .addColumn('refund_id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('customer_order.order_id'))
    .addColumn('attempt_number', 'integer', (column) => column.notNull())
    .addColumn('amount_paise', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute();
}

async function makeConfirmations(trx: ShopTransaction): Promise<void> {
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
}
