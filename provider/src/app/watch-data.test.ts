// @module-tag all
import {
  closeSync,
  copyFileSync,
  fstatSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { updateCustomer } from 'shared-contracts/customer/endpoints';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DataCondition } from '../database/data-condition.ts';
import { SqliteFile } from '../database/sqlite-file.ts';
import { loggedIn } from '../testing/caller.ts';
import { providerProcess } from '../testing/provider-process.ts';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';
import { watchData } from './watch-data.ts';

const PHONE = 9876543210;
const OUT_OF_ORDER = 'The shop is out of order right now. Please try again later.';
/** Milliseconds. Long, because a check every 50 ms is late on a busy machine. */
const PATIENCE = { timeout: 20_000, interval: 50 };

/** Moves the log into the file, so that the provider reads the pages that the test damages. */
function emptyLog(path: string): void {
  const database = new DatabaseSync(path);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

/** Damages pages but not the header, like a bad sector. */
function breakPages(path: string): void {
  const file = openSync(path, 'r+');
  const damage = Buffer.alloc(fstatSync(file).size - 8192, 0xa5);
  writeSync(file, damage, 0, damage.length, 8192);
  closeSync(file);
}

function replace(path: string): void {
  copyFileSync(path, `${path}.backup`);
  renameSync(`${path}.backup`, path);
}

async function status(address: string): Promise<number> {
  return (await fetch(address)).status;
}

async function watchedProvider() {
  const dataFolder = temporaryFolder();
  const provider = await testProvider({ dataFolder });
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  watchData(provider.shop.condition, {
    folder: dataFolder,
    interval: 50,
    log: (line) => provider.log.push(line),
    stop: stopping.signal,
  });
  return { ...provider, path: join(dataFolder, 'shop.sqlite') };
}

describe('a provider whose data file', () => {
  it.each([
    ['has broken pages', breakPages],
    ['is cut off', (path: string) => truncateSync(path, 8192)],
    ['is emptied', (path: string) => truncateSync(path)],
    ['is deleted', (path: string) => rmSync(path)],
    ['is replaced', replace],
  ])(
    'PROM-206 %s is not ready and refuses writes, without having been asked for anything',
    async (_title, damage) => {
      const { origin, path, log } = await watchedProvider();
      const call = await loggedIn(origin, PHONE);
      emptyLog(path);
      expect(await status(`${origin}/health/ready`)).toBe(200);
      damage(path);
      await vi.waitFor(async () => expect(await status(`${origin}/health/ready`)).toBe(503), PATIENCE);
      expect(await status(`${origin}/health/live`)).toBe(200);
      const write = await call(updateCustomer, { body: { customer_id: PHONE, name: 'Asha' } });
      expect(write).toMatchObject({ status: 503, body: { message: OUT_OF_ORDER } });
      expect(log.filter((line) => line.startsWith('data: '))).toHaveLength(1);
    },
  );

  it('PROM-206 is damaged says so from its program too', async () => {
    const folder = temporaryFolder();
    const { origin } = await providerProcess({ SHOP_DATA: folder, DATA_CHECK_SECONDS: '1' });
    emptyLog(join(folder, 'shop.sqlite'));
    breakPages(join(folder, 'shop.sqlite'));
    await vi.waitFor(async () => expect(await status(`${origin}/health/ready`)).toBe(503), PATIENCE);
  });
});

describe('the data file after', () => {
  it.each([
    ['damage is not trusted until a restart', 11, true],
    ['a failing disk is not trusted until it can be read', 10 | (3 << 8), false],
    ['a full disk is trusted', 13, undefined],
  ])('PROM-206 an error of SQLite: %s', (_title, errcode, isLasting) => {
    const condition = new DataCondition();
    condition.saw(Object.assign(new Error('of SQLite'), { errcode }));
    expect(condition.problem !== undefined).toBe(isLasting !== undefined);
    condition.checked({ kind: 'sound' });
    expect(condition.problem !== undefined).toBe(isLasting ?? false);
  });

  it('PROM-206 damage in a query is not trusted from then on', async () => {
    const folder = temporaryFolder();
    const { shop, stop } = await testProvider({ dataFolder: folder });
    await stop();
    const path = join(folder, 'shop.sqlite');
    breakPages(path);
    const condition = new DataCondition();
    const file = new SqliteFile(new DatabaseSync(path), condition);
    onTestFinished(() => file.close());
    const everything = shop.db.selectFrom('product').selectAll().compile();
    expect(() => file.run(everything)).toThrow();
    expect(condition.problem).toBe('database disk image is malformed');
  });
});
