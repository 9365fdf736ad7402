// @module-tag all
import { existsSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type ShopDatabase } from '../database/database.ts';
import { migrations } from '../database/migrations/migrations.ts';
import { openData } from '../database/migrations/open-data.ts';
import { openPostgres } from '../database/postgres.ts';
import { inSnapshot } from '../database/with-transaction.ts';
import { seedDemoCustomer } from '../demo/demo-customer.ts';
import { seedCatalogue } from '../product/seed-catalogue.ts';
import { readSecrets } from '../settings/secrets.ts';
import { HAS_POSTGRES, postgresForFile } from '../testing/postgres-slice.ts';
import { temporaryFolder } from '../testing/test-provider.ts';
import { copyFaults, restoreCopy } from './check-copy.ts';
import { copyData } from './copy-data.ts';
import { moveData, TO_FILE } from './move-data.ts';
import { rowSums } from './shop-rows.ts';

const server = postgresForFile();
const NOW = new Date('2026-11-20T10:00:00Z');

/** A stopped shop on SQLite, with an order in each status and an attempt that is deleted. */
async function stoppedShop() {
  const dataFolder = temporaryFolder();
  const db = openDatabase(dataFolder);
  await openData({ dataFolder }).then((migrated) => migrated.destroy());
  await seedCatalogue(db, smallCatalogue, NOW);
  await seedDemoCustomer(db, NOW);
  await db.insertInto('attempt_subject').values({ kind: 'a', subject: 'b', latest_at: '' }).execute();
  for (const attempted_at of ['1', '2', '3'])
    await db.insertInto('attempt').values({ attempt_subject_id: 1, attempted_at }).execute();
  await db.deleteFrom('attempt').where('attempted_at', '>', '1').execute();
  const sums = await rowSums(db);
  await db.destroy();
  return { dataFolder, file: join(dataFolder, 'shop.sqlite'), sums };
}

async function sumsOf(db: ShopDatabase) {
  onTestFinished(() => db.destroy());
  return await inSnapshot(db, rowSums);
}

async function nextAttempt(db: ShopDatabase): Promise<number> {
  const attempt = { attempt_subject_id: 1, attempted_at: '4' };
  return (await db.insertInto('attempt').values(attempt).returning('attempt_id').executeTakeFirstOrThrow())
    .attempt_id;
}

describe.skipIf(!HAS_POSTGRES)('moving the data of a shop', () => {
  it('takes every row to Postgres and back, and goes on with its ids', async () => {
    const { dataFolder, file, sums } = await stoppedShop();
    const url = await server.database('empty');
    const rows = await moveData({ dataFolder, from: undefined, to: url });
    expect(rows).toBe(Object.values(sums).reduce((sum, table) => sum + table.rows, 0));
    expect([existsSync(file), existsSync(`${file}.moved`)]).toEqual([false, true]);
    const moved = await openPostgres(url);
    expect(await sumsOf(moved)).toEqual(sums);
    expect(await nextAttempt(moved)).toBe(4);
    await moved.deleteFrom('attempt').where('attempt_id', '=', 4).execute();
    await moved.destroy();

    await moveData({ dataFolder, from: url, to: TO_FILE });
    const back = openDatabase(dataFolder);
    expect(await sumsOf(back)).toEqual(sums);
    expect(await nextAttempt(back)).toBe(5);
  });

  it('overwrites nothing, and leaves nothing after a failure', async () => {
    const { dataFolder, file, sums } = await stoppedShop();
    const full = await server.database();
    await expect(moveData({ dataFolder, from: undefined, to: full })).rejects.toThrow(
      /is not empty\. Create another one/,
    );
    await expect(moveData({ dataFolder, from: full, to: TO_FILE })).rejects.toThrow(
      /shop\.sqlite exists already/,
    );
    await expect(moveData({ dataFolder, from: undefined, to: TO_FILE })).rejects.toThrow(/are there already/);

    const db = openDatabase(dataFolder);
    // A text that Postgres cannot hold, in one of the last tables.
    await db.updateTable('refund').set({ reason: 'a\0b' }).execute();
    await db.destroy();
    const url = await server.database('empty');
    await expect(moveData({ dataFolder, from: undefined, to: url })).rejects.toThrow();
    const target = await openPostgres(url);
    onTestFinished(() => target.destroy());
    expect(await target.introspection.getTables()).toEqual([]);
    const left = openDatabase(dataFolder);
    expect(Object.keys(await sumsOf(left))).toEqual(Object.keys(sums));
    expect(existsSync(file)).toBe(true);
  });

  it('is refused while a shop uses the database', async () => {
    const [dataFolder, url] = [temporaryFolder(), await server.database()];
    const shop = await openData({ dataFolder: temporaryFolder(), databaseUrl: url });
    onTestFinished(() => shop.destroy());
    await expect(moveData({ dataFolder, from: url, to: TO_FILE })).rejects.toThrow(
      'A shop is running on this database.',
    );
  });
});

describe.skipIf(!HAS_POSTGRES)('a backup of a shop on Postgres', () => {
  it('has every row, is checked without a server, and is restored into an empty database alone', async () => {
    const [url, empty] = [await server.database(), await server.database('empty')];
    const dataFolder = temporaryFolder();
    const shop = await openData({ dataFolder, databaseUrl: url });
    await seedDemoCustomer(shop, NOW);
    readSecrets({ dataFolder });
    const copy = join(temporaryFolder(), 'copy');
    expect(await copyData({ dataFolder, databaseUrl: url }, copy)).toMatchObject({
      schema: migrations.at(-1)?.name,
      orders: 12,
    });
    expect(await copyFaults(copy)).toEqual([]);
    await restoreCopy(copy, empty);
    expect(await sumsOf(await openPostgres(empty))).toEqual(await sumsOf(shop));
    await expect(restoreCopy(copy, empty)).rejects.toThrow(/is not empty\. Create another one/);
    await expect(restoreCopy(copy, undefined)).rejects.toThrow(/set DATABASE_URL to an empty database/);
    truncateSync(join(copy, 'shop.dump'), 20_000);
    expect(await copyFaults(copy)).toEqual([
      expect.stringMatching(/^shop\.dump of the backup cannot be read: pg_restore failed/),
    ]);
  });
});
