import { sql } from 'kysely';
import type { ShopTransaction } from '../../with-transaction.ts';

/** Only the initial rows; afterwards the operator edits them. */
const FIRST_COUPONS = [
  {
    code: 'WELCOME5',
    percent: 5,
    amount_paise: null,
    minimum_subtotal_paise: 0,
    valid_from: '2026-01-01T00:00:00.000Z',
    valid_until: null,
  },
  {
    code: 'HOME2000',
    percent: null,
    amount_paise: 2_000_00,
    minimum_subtotal_paise: 40_000_00,
    valid_from: '2026-01-01T00:00:00.000Z',
    valid_until: null,
  },
];

/** PRICE-4. */
const FIRST_DELIVERY_FEES = [
  { from_paise: 0, fee_paise: 1_500_00 },
  { from_paise: 25_000_00, fee_paise: 0 },
];

/** Makes the tables of carts, and those of prices with their first rows. */
export async function makeCartTables(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('cart')
    .addColumn('customer_id', 'bigint', (column) =>
      column.primaryKey().references('customer.customer_id').onDelete('cascade'),
    )
    .addColumn('coupon_code', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('cart_item')
    .addColumn('cart_item_id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('customer_id', 'bigint', (column) =>
      column.notNull().references('cart.customer_id').onDelete('cascade'),
    )
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('product.product_id').onDelete('cascade'),
    )
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addUniqueConstraint('cart_item_once', ['customer_id', 'product_id'])
    .addCheckConstraint('cart_item_quantity', sql`quantity between 1 and 999`)
    .execute();
  await makePriceTables(trx);
  await trx.insertInto('coupon').values(FIRST_COUPONS).execute();
  await trx.insertInto('delivery_fee').values(FIRST_DELIVERY_FEES).execute();
}

async function makePriceTables(trx: ShopTransaction): Promise<void> {
  await trx.schema
    .createTable('coupon')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('percent', 'integer')
    .addColumn('amount_paise', 'integer')
    .addColumn('minimum_subtotal_paise', 'integer', (column) => column.notNull())
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text')
    .addColumn('limit_per_customer', 'integer')
    .addColumn('limit_in_total', 'integer')
    .addColumn('times_used', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('customer_id', 'bigint', (column) => column.references('customer.customer_id'))
    .addCheckConstraint('coupon_percent_or_amount', sql`(percent is null) <> (amount_paise is null)`)
    .execute();
  await trx.schema
    .createTable('delivery_fee')
    .addColumn('from_paise', 'integer', (column) => column.primaryKey())
    .addColumn('fee_paise', 'integer', (column) => column.notNull())
    .execute();
}
