import { sql } from 'kysely';
import type { ShopTransaction } from '../../with-transaction.ts';
import { makeAppendOnly } from './triggers.ts';

export async function makeOrderTables(trx: ShopTransaction): Promise<void> {
  await makeOrderTable(trx);
  await makeItemTable(trx);
  await makeEventTable(trx);
}

async function makeOrderTable(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('customer_order')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull().references('customer.customer_id'))
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('goods'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('payment_status', 'text', (column) => column.notNull())
    .addColumn('item_count', 'integer', (column) => column.notNull())
    .addColumn('subtotal_paise', 'integer', (column) => column.notNull())
    .addColumn('discount_paise', 'integer', (column) => column.notNull())
    .addColumn('coupon_discount_paise', 'integer', (column) => column.notNull())
    .addColumn('coupon_code', 'text')
    .addColumn('delivery_fee_paise', 'integer', (column) => column.notNull())
    .addColumn('total_paise', 'integer', (column) => column.notNull())
    .addColumn('tax_percent', 'integer')
    .addColumn('tax_paise', 'integer')
    .addColumn('pay_until', 'text', (column) => column.notNull())
    .addColumn('restored_at', 'text')
    .addColumn('address_label', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('s_mobile_no', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('pincode', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createIndex('customer_order_by_customer')
    .on('customer_order')
    .columns(['customer_id', 'created_at'])
    .execute();
  await trx.schema
    .createIndex('customer_order_by_status')
    .on('customer_order')
    .columns(['status', 'created_at'])
    .execute();
  await trx.schema
    .createIndex('customer_order_unpaid')
    .on('customer_order')
    .column('pay_until')
    .where(sql.ref('status'), '=', 'payment pending')
    .execute();
}

async function makeItemTable(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('order_item')
    .addColumn('order_item_id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('order_id', 'text', (column) => column.notNull().references('customer_order.order_id'))
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('colour_name', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('material', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('actual_price_paise', 'integer')
    .addColumn('selling_price_paise', 'integer', (column) => column.notNull())
    .addUniqueConstraint('order_item_once', ['order_id', 'product_id'])
    .execute();
}

async function makeEventTable(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('order_event')
    .addColumn('order_event_id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('order_id', 'text', (column) => column.notNull().references('customer_order.order_id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('payment_status', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('order_event_by_order').on('order_event').column('order_id').execute();
  await makeAppendOnly(trx, 'order_event');
}
