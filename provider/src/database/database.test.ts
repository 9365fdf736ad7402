import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { readSecrets } from '../settings/secrets.ts';
import { ON_POSTGRES } from '../testing/postgres-server.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { temporaryFolder } from '../testing/test-provider.ts';
import { openDatabase, type ShopDatabase } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import { withTransaction } from './with-transaction.ts';

const NOW = '2026-11-20T10:00:00.000Z';
/** For tests about SQLite's file. */
const OF_THE_FILE = { skip: ON_POSTGRES };

async function openShop(folder = temporaryFolder()): Promise<ShopDatabase> {
  const db = await openTestDatabase(folder);
  await migrate(db);
  return db;
}

function addCustomer(db: ShopDatabase, customer_id: number) {
  return db
    .insertInto('customer')
    .values({ customer_id, name: null, email: null, created_at: NOW })
    .execute();
}

async function customers(db: ShopDatabase): Promise<number[]> {
  const rows = await db.selectFrom('customer').select('customer_id').orderBy('customer_id').execute();
  return rows.map(({ customer_id }) => customer_id);
}

describe('database', () => {
  it('reads committed data while a transaction is open', async () => {
    const db = await openShop();
    const written = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const transaction = withTransaction(db, async (trx) => {
      await addCustomer(trx, 1);
      written.resolve();
      await mayEnd.promise;
      return await customers(trx);
    });
    await written.promise;
    expect(await customers(db)).toEqual([]);
    mayEnd.resolve();
    expect(await transaction).toEqual([1]);
    expect(await customers(db)).toEqual([1]);
  });

  it('rolls back a failed transaction, and continues', async () => {
    const db = await openShop();
    const failing = withTransaction(db, async (trx) => {
      await addCustomer(trx, 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await addCustomer(db, 2);
    expect(await customers(db)).toEqual([2]);
  });

  it('makes a transaction inside another a part of it', async () => {
    const db = await openShop();
    const failing = withTransaction(db, async (trx) => {
      await withTransaction(trx, (inner) => addCustomer(inner, 1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await customers(db)).toEqual([]);
  });

  it('runs concurrent transactions one after another', async () => {
    const db = await openShop();
    await db.insertInto('delivery_fee').values({ from_paise: 1, fee_paise: 0 }).execute();
    const raise = () =>
      withTransaction(db, async (trx) => {
        const { fee_paise } = await trx
          .selectFrom('delivery_fee')
          .select('fee_paise')
          .where('from_paise', '=', 1)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('delivery_fee')
          .set({ fee_paise: fee_paise + 1 })
          .where('from_paise', '=', 1)
          .execute();
      });
    await Promise.all(Array.from({ length: 40 }, raise));
    const row = await db
      .selectFrom('delivery_fee')
      .select('fee_paise')
      .where('from_paise', '=', 1)
      .executeTakeFirst();
    expect(row).toEqual({ fee_paise: 40 });
  });

  it('PROM-23 waits for another process’s write', OF_THE_FILE, async () => {
    const folder = temporaryFolder();
    const db = await openShop(folder);
    const other = new DatabaseSync(join(folder, 'shop.sqlite'));
    other.exec('begin immediate');
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    const adding = withTransaction(db, (trx) => addCustomer(trx, 1));
    await vi.waitFor(() =>
      expect(exec.mock.results).toContainEqual(expect.objectContaining({ type: 'throw' })),
    );
    expect(await customers(db)).toEqual([]);
    other.exec('rollback');
    await adding;
    other.close();
    expect(await customers(db)).toEqual([1]);
  });

  it('enforces foreign keys', async () => {
    const db = await openShop();
    await expect(
      db
        .insertInto('session')
        .values({ jti: 'a', customer_id: 404, created_at: NOW, expires_at: NOW })
        .execute(),
    ).rejects.toThrow(/foreign key/i);
  });

  it.each([
    [
      'that is not a database',
      (path: string) => writeFileSync(path, 'not a database, but long enough to be read as one'.repeat(100)),
    ],
    ['with a broken page inside', breakPages],
  ])('reports a data file %s as damaged, in one sentence', OF_THE_FILE, async (_title, damage) => {
    const folder = temporaryFolder();
    const db = openDatabase(folder);
    await migrate(db);
    await db.destroy();
    damage(join(folder, 'shop.sqlite'));
    expect(() => openDatabase(folder)).toThrow(
      expect.objectContaining({
        name: 'StartupError',
        message: expect.stringMatching(
          /shop\.sqlite is damaged\. Restore a backup \(npm run data -- list\), or/,
        ),
      }),
    );
  });

  it.each([
    ['missing', () => undefined],
    ['empty', (path: string) => writeFileSync(path, '')],
    ['without a table', (path: string) => new DatabaseSync(path).close()],
  ])(
    'PROM-205 refuses a data file that is %s beside the secrets of a shop that had data',
    OF_THE_FILE,
    (_title, leave) => {
      const folder = temporaryFolder();
      readSecrets({ dataFolder: folder });
      leave(join(folder, 'shop.sqlite'));
      const lost = expect.objectContaining({
        name: 'StartupError',
        message: expect.stringMatching(/missing or empty.* Restore a backup .*, or delete the secrets/),
      });
      // The second call finds the file that the first one has opened.
      for (const _try of [1, 2]) expect(() => openDatabase(folder)).toThrow(lost);
      rmSync(join(folder, 'secrets.json'));
      openDatabase(folder).destroy();
    },
  );

  it('PROM-268 says that a restore is under way, or was interrupted', OF_THE_FILE, () => {
    const folder = temporaryFolder();
    const restore = new DatabaseSync(join(folder, 'data.lock'));
    restore.exec('begin exclusive');
    expect(() => openDatabase(folder)).toThrow(/are being restored\. Try again when the restore has ended/);
    restore.close();
    mkdirSync(join(folder, 'restoring'));
    expect(() => openDatabase(folder)).toThrow(/was interrupted\. Finish it: npm start/);
    rmdirSync(join(folder, 'restoring'));
    openDatabase(folder).destroy();
  });

  it('PROM-268 tells a restore that it is open', OF_THE_FILE, async () => {
    const folder = temporaryFolder();
    const db = await openShop(folder);
    const restore = new DatabaseSync(join(folder, 'data.lock'), { timeout: 0 });
    expect(() => restore.exec('begin exclusive')).toThrow('database is locked');
    await db.destroy();
    restore.exec('begin exclusive');
    restore.close();
  });

  it(
    'PROM-286 can be read by its owner alone, with its log, also where an older version made it',
    OF_THE_FILE,
    async () => {
      const folder = temporaryFolder();
      chmodSync(folder, 0o755);
      const path = join(folder, 'shop.sqlite');
      const files = [path, `${path}-wal`, `${path}-shm`];
      const modes = () => files.map((file) => statSync(file).mode & 0o777);
      const first = openDatabase(folder);
      await migrate(first);
      expect(modes()).toEqual([0o600, 0o600, 0o600]);
      for (const file of files) chmodSync(file, 0o644);
      const second = openDatabase(folder);
      expect(modes()).toEqual([0o600, 0o600, 0o600]);
      await second.destroy();
      await first.destroy();
    },
  );

  it('PROM-21 syncs the log to the disk before a commit is acknowledged', OF_THE_FILE, async () => {
    const db = await openShop();
    const pragma = (name: string) =>
      withTransaction(db, async (trx) => (await sql.raw(`pragma ${name}`).execute(trx)).rows[0]);
    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
    // 2 is FULL: https://sqlite.org/pragma.html#pragma_synchronous
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  });

  it('reports in one sentence that the data folder cannot be created', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(() => openDatabase(join(folder, 'file', 'data'))).toThrow(/The data folder .* cannot be created/);
  });
});

/** Damages pages but not the header, so that only a check of the pages finds it. */
function breakPages(path: string): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(20_000, 0xa5), 0, 20_000, 4096);
  closeSync(file);
}
