import { StartupError } from 'parts/startup-error';
import type { ShopTransaction } from '../with-transaction.ts';
import { makeCartTables } from './baseline/cart.ts';
import { makeCatalogueTables } from './baseline/catalogue.ts';
import { makeCustomerTables } from './baseline/customer.ts';
import { makeOrderTables } from './baseline/order.ts';
import { makePaymentTables } from './baseline/payment.ts';
import type { Migration } from './migration.ts';

/** The migrations of the versions before the baseline. Data that have had all of them are taken over. */
export const BEFORE_BASELINE: readonly string[] = [
  '001-catalogue',
  '002-customer',
  '003-cart',
  '004-shelf',
  '005-address',
  '006-order',
  '007-payment',
  '008-refund',
  '009-login-devices',
  '010-seeded-catalogues',
  '011-large-shops',
  '012-shortlist',
  '013-samples',
  '014-keys-of-adds',
];

export const baseline: Migration = {
  name: '015-baseline',
  kind: 'breaking',
  async up(trx) {
    const before = await trx.selectFrom('migration').select('name').executeTakeFirst();
    if (before) return await takeOver(trx);
    await makeCatalogueTables(trx);
    await makeCustomerTables(trx);
    await makeCartTables(trx);
    await makeOrderTables(trx);
    await makePaymentTables(trx);
  },
};

/** Older data have the baseline's tables, and one more column: a note that no page has ever shown. */
async function takeOver(trx: ShopTransaction): Promise<void> {
  await trx.schema.alterTable('customer_order').dropColumn('note').execute();
  await trx.deleteFrom('migration').where('name', 'in', BEFORE_BASELINE).execute();
}

/**
 * @param names of the migrations that data have had
 * @throws {StartupError} when they are of a version that the baseline does not take over.
 */
export function refuseOlderData(names: readonly string[]): void {
  const missing = BEFORE_BASELINE.find((name) => !names.includes(name));
  if (missing === undefined || !names.some((name) => BEFORE_BASELINE.includes(name))) return;
  throw new StartupError(
    `The data are of a version from before 28 November 2026 (${missing} is missing), which this one cannot read. Start the shop of that day on them once, then this one, or restore a newer backup.`,
  );
}
