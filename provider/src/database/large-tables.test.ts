// @module-tag all
import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countAddOns, setAddOn } from '../cart/cart-store.ts';
import { unsettled } from '../metrics/unsettled.ts';
import { countUnsentConfirmations } from '../payment/confirmations.ts';
import { countPendingAttempts } from '../payment/payment-attempt-store.ts';
import { countRefunds } from '../payment/refund-store.ts';
import { pricedAddOn } from '../price/price-store.ts';
import { countProductFiles, productPagesOf } from '../sitemap/sitemap-store.ts';
import { orderingShopper, PHONE } from '../testing/orders.ts';
import { ON_POSTGRES } from '../testing/postgres-server.ts';
import type { ShopDatabase } from './database.ts';

/** Tables that grow with the shop. */
const LARGE = [
  'product',
  'customer_order',
  'payment_attempt',
  'order_confirmation',
  'order_message',
  'refund',
  'cart_item',
];

/** Partial indexes with few of the rows. That of the refunds has only the columns that their count needs. */
const SMALL_INDEXES = [
  'payment_attempt_pending',
  'payment_attempt_unsettled',
  'order_confirmation_unsent',
  'order_message_unsent',
  'refund_by_state',
];

class Recorder implements KyselyPlugin {
  readonly queries: RootOperationNode[] = [];
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    this.queries.push(node);
    return node;
  };
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

/** SQLite's query plans for all queries of `work`: `SEARCH product USING INDEX …`. */
async function plansOf(
  db: ShopDatabase,
  work: (recorded: ShopDatabase) => Promise<unknown>,
): Promise<string[]> {
  const recorder = new Recorder();
  await work(db.withPlugin(recorder));
  const plans: string[] = [];
  for (const node of recorder.queries) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    plans.push(...rows.map(({ detail }) => detail));
  }
  return plans;
}

// On Postgres, a plan depends on the current rows, and a test has few.
describe.skipIf(ON_POSTGRES)('a table that grows with the shop', () => {
  it.each<[string, (shop: Awaited<ReturnType<typeof orderingShopper>>['shop']) => Promise<unknown>]>([
    ['the packaging of a cart', ({ db }) => setAddOn(db, PHONE)],
    ['whether a cart has its packaging', ({ db }) => countAddOns(db, PHONE)],
    ['the price of the packaging', ({ db }) => pricedAddOn(db)],
    ['what is not settled', (shop) => unsettled(shop)],
    ['counts of payments without a result', ({ db, now }) => countPendingAttempts(db, now())],
    ['counts of confirmations', ({ db }) => countUnsentConfirmations(db)],
    ['counts of refunds', ({ db }) => countRefunds(db)],
    ['the number of sitemaps', (shop) => countProductFiles(shop)],
    ['a sitemap', (shop) => productPagesOf(shop, 1, 'https://shop.example')],
  ])('is not read as a whole for %s', async (_what, work) => {
    const { shop, fillCart } = await orderingShopper();
    await fillCart();
    const plans = await plansOf(shop.db, (db) => work({ ...shop, db }));
    const scanned = plans.filter((plan) =>
      LARGE.some((table) => plan.split(' USING')[0] === `SCAN ${table}`),
    );
    expect(scanned.filter((plan) => !SMALL_INDEXES.some((index) => plan.endsWith(index)))).toEqual([]);
  });
});
