// @module-tag all
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type ShopDatabase } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { settingsFromEnvironment } from '../settings/env.ts';
import { ON_POSTGRES } from '../testing/postgres-server.ts';
import { HAS_POSTGRES, postgresForFile } from '../testing/postgres-slice.ts';
import { CALLERS, packedOrders, race } from '../testing/race-shop.ts';
import { SELLER } from '../testing/seller.ts';
import { testProvider } from '../testing/test-provider.ts';
import { advanceOrder } from './advance-order.ts';

const server = postgresForFile();
const { invoices } = settingsFromEnvironment(SELLER);

async function shipsWithoutGap(databaseUrl: string | undefined) {
  const { shop } = await testProvider(databaseUrl === undefined ? {} : { databaseUrl });
  const { db, now, settings } = shop;
  const url = databaseUrl ?? settings.databaseUrl;
  const other = url === undefined ? openDatabase(settings.dataFolder) : await openPostgres(url);
  onTestFinished(() => other.destroy());
  const orders = await packedOrders(db, CALLERS, now());
  const ship = (order_id: string, on: ShopDatabase) =>
    advanceOrder(on, { order_id, to: 'shipped', invoices, now: now() });
  // Both ship each order at the same time: one of them is refused.
  const { won, lost } = await race(
    (caller) => ship(orders[caller % CALLERS] ?? '', caller < CALLERS ? db : other),
    2 * CALLERS,
  );
  expect([won.length, lost.length]).toEqual([CALLERS, CALLERS]);
  const numbers = await db.selectFrom('invoice').select('number').orderBy('number').execute();
  expect(numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: CALLERS }, (_, at) => `2026-27/${String(at + 1).padStart(6, '0')}`),
  );
  const told = await db
    .selectFrom('order_message')
    .select('order_id')
    .where('kind', '=', 'shipped')
    .execute();
  expect(new Set(told.map(({ order_id }) => order_id)).size).toBe(CALLERS);
  expect(told).toHaveLength(CALLERS);
}

describe(`${CALLERS} orders that two programs ship at once`, () => {
  it('DESK-21 ORD-36 have a number and a message each, without a gap', { timeout: 120_000 }, () =>
    shipsWithoutGap(undefined),
  );

  it.skipIf(!HAS_POSTGRES || ON_POSTGRES)(
    'DESK-21 ORD-36 have a number and a message each, without a gap, on Postgres',
    { timeout: 120_000 },
    async () => shipsWithoutGap(await server.database()),
  );
});
