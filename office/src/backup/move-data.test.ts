// @module-tag all
import { execFileSync } from 'node:child_process';
import { existsSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { openDatabase, type ShopDatabase } from 'provider/database/database';
import { migrations } from 'provider/database/migrations/migrations';
import { openData } from 'provider/database/migrations/open-data';
import { openPostgres } from 'provider/database/postgres';
import { inSnapshot } from 'provider/database/with-transaction';
import { seedDemoCustomer } from 'provider/demo/demo-customer';
import { openDevInbox } from 'provider/notifications/dev-inbox';
import { seedCatalogue } from 'provider/product/seed-catalogue';
import { readSecrets } from 'provider/settings/secrets';
import { HAS_POSTGRES, postgresForFile } from 'provider/testing/postgres-slice';
import { temporaryFolder } from 'provider/testing/test-provider';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyFaults, restoreCopy } from './check-copy.ts';
import { copyData } from './copy-data.ts';
import { moveData, TO_FILE } from './move-data.ts';
import { DUMP_FILE } from './postgres-dump.ts';
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
    // Postgres cannot hold this text, which is in one of the last tables.
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
  it('has every row but those of the dev inbox, is checked without a server, and is restored into an empty database alone', async () => {
    const [url, empty] = [await server.database(), await server.database('empty')];
    const dataFolder = temporaryFolder();
    const shop = await openData({ dataFolder, databaseUrl: url });
    await seedDemoCustomer(shop, NOW);
    readSecrets({ dataFolder });
    await (await openDevInbox(shop, () => NOW)).send({ kind: 'login', to: '0', text: 'Code 1', code: 1 });
    const copy = join(temporaryFolder(), 'copy');
    expect(await copyData({ dataFolder, databaseUrl: url }, copy)).toMatchObject({
      schema: migrations.at(-1)?.name,
      orders: 12,
    });
    expect(await copyFaults(copy)).toEqual([]);
    const listed = execFileSync('pg_restore', ['--list', join(copy, DUMP_FILE)], { encoding: 'utf8' });
    expect(listed).toContain('TABLE DATA public customer');
    expect(listed).not.toContain('development');
    await restoreCopy(copy, empty);
    expect(await sumsOf(await openPostgres(empty))).toEqual(await sumsOf(shop));
    await expect(restoreCopy(copy, empty)).rejects.toThrow(/is not empty\. Create another one/);
    await expect(restoreCopy(copy, undefined)).rejects.toThrow(/set DATABASE_URL to an empty database/);
    truncateSync(join(copy, DUMP_FILE), 20_000);
    expect(await copyFaults(copy)).toEqual([
      expect.stringMatching(/^shop\.dump of the backup cannot be read: pg_restore failed/),
    ]);
  });
});
