import { execFile } from 'node:child_process';
import {
  cpSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { addCartItem, updateAddOn } from 'shared-contracts/cart/endpoints';
import { createOrder } from 'shared-contracts/order/endpoints';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { seedDemoCustomer } from '../demo/demo-customer.ts';
import { caller } from '../testing/caller.ts';
import { shopWithSandbox } from '../testing/held-gateway.ts';
import { customerWithCart } from '../testing/paying-customer.ts';
import { mountSmallDisk } from '../testing/small-disk.ts';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';
import { copyFaults } from './check-copy.ts';
import { copyData } from './copy-data.ts';
import { tableSums } from './table-sums.ts';

const PROGRAM = join(import.meta.dirname, '../backup.ts');

/** A shop with an order in each status, and a copy of it. */
async function copiedShop() {
  const dataFolder = temporaryFolder();
  const { shop } = await testProvider({ dataFolder });
  await seedDemoCustomer(shop.db, shop.now());
  const copy = join(temporaryFolder(), 'copy');
  const facts = await copyData(dataFolder, copy);
  return { dataFolder, copy, facts };
}

function withDatabase<Result>(folder: string, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'), { enableForeignKeyConstraints: false });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

const change = (sql: string) => (folder: string) => withDatabase(folder, (database) => database.exec(sql));

/** Flips the bits of a byte in the middle of each of some pages, as a failing disk does. */
function flipBytes(file: string): void {
  const handle = openSync(file, 'r+');
  for (let at = 10_000; at < statSync(file).size; at += 65_536) {
    const byte = Buffer.alloc(1);
    readSync(handle, byte, 0, 1, at);
    writeSync(handle, Buffer.from([byte.readUInt8() ^ 0xff]), 0, 1, at);
  }
}

const ORDER = "order_id = (select order_id from customer_order where status = 'delivered')";

describe('a copy of the data', () => {
  it('has every row of the running shop, is readable by its owner alone, and has no fault', async () => {
    const { dataFolder, copy, facts } = await copiedShop();
    expect(await copyFaults(copy)).toEqual([]);
    expect(withDatabase(copy, tableSums)).toEqual(withDatabase(dataFolder, tableSums));
    expect(facts).toMatchObject({ schema: '009-login-devices', orders: 12 });
    for (const file of ['shop.sqlite', 'secrets.json', 'shop.json'])
      expect(statSync(join(copy, file)).mode & 0o777).toBe(0o600);
  });

  it.each([
    [
      'a changed sum',
      change(`update customer_order set total_paise = total_paise + 1 where ${ORDER}`),
      [
        'The rows of the table customer_order were changed after the backup.',
        /^The order \S+ has \d+ paise in all, but its items give \d+\.$/,
      ],
    ],
    [
      'a changed quantity',
      change(`update order_item set quantity = quantity + 1 where ${ORDER}`),
      [
        'The rows of the table order_item were changed after the backup.',
        /has \d+ pieces, but/,
        /paise in its subtotal/,
        /paise in all/,
        /paise of GST/,
      ],
    ],
    [
      'no items of an order',
      change(`delete from order_item where ${ORDER}`),
      [/^The table order_item has \d+ rows in place of \d+\.$/, /^The order \S+ has no items\.$/],
    ],
    [
      'no history of an order',
      change(`drop trigger order_event_before_delete; delete from order_event where ${ORDER}`),
      [/^The table order_event has \d+ rows in place of \d+\.$/, /^The order \S+ has no history\.$/],
    ],
    [
      'a coupon that counts wrongly',
      change("update coupon set times_used = 3 where code = 'WELCOME5'"),
      [
        'The rows of the table coupon were changed after the backup.',
        'The coupon WELCOME5 counts 3 uses, but orders have 0.',
      ],
    ],
    [
      'a reference to nothing',
      change('delete from customer'),
      [/^Rows of \w+ refer to a missing row of customer: \d+\.$/],
    ],
    ['a lost table', change('drop table waiting_place'), ['The table waiting_place is missing.']],
    [
      'a table too many',
      change('create table extra (id)'),
      ['The table extra was not there when the backup was made.'],
    ],
    [
      'flipped bytes',
      (copy: string) => flipBytes(join(copy, 'shop.sqlite')),
      [/^shop\.sqlite is damaged: .+\.$/],
    ],
    [
      'half a database',
      (copy: string) => truncateSync(join(copy, 'shop.sqlite'), 8192),
      [/^shop\.sqlite is damaged: .+\.$/],
    ],
    [
      'no database',
      (copy: string) => rmSync(join(copy, 'shop.sqlite')),
      ['shop.sqlite of the backup is missing.'],
    ],
    [
      'no secrets',
      (copy: string) => rmSync(join(copy, 'secrets.json')),
      ['secrets.json of the backup is missing.'],
    ],
    [
      'half the secrets',
      (copy: string) => truncateSync(join(copy, 'secrets.json'), 20),
      ['secrets.json of the backup is damaged.'],
    ],
    [
      'unreadable facts',
      (copy: string) => writeFileSync(join(copy, 'shop.json'), '{'),
      ['shop.json of the backup is missing or damaged.'],
    ],
    [
      'a newer schema',
      (copy: string) =>
        writeFileSync(join(copy, 'shop.json'), '{"schema":"999-later","orders":0,"tables":{}}'),
      [/^The backup is of a newer version of the shop \(999-later\): use that version\.$/],
    ],
  ])('with %s is told by its faults', async (_title, damage, faults) => {
    const { copy } = await copiedShop();
    damage(copy);
    const found = await copyFaults(copy);
    for (const fault of faults) expect(found).toContainEqual(expect.stringMatching(fault));
  });

  it('is not made of a damaged database, nor of a folder without one', async () => {
    const { dataFolder, copy } = await copiedShop();
    const damaged = temporaryFolder();
    cpSync(copy, damaged, { recursive: true });
    flipBytes(join(damaged, 'shop.sqlite'));
    const target = join(temporaryFolder(), 'copy');
    await expect(copyData(damaged, target)).rejects.toThrow(
      /shop\.sqlite is damaged, so it was not backed up/,
    );
    await expect(copyData(join(dataFolder, 'none'), target)).rejects.toThrow('There is nothing to back up');
  });

  // Mounts a disk, as root. Everywhere else it is skipped, with the reason.
  it('on a full disk is refused in one sentence', { tags: ['matrix'] }, async ({ skip }) => {
    const { dataFolder } = await copiedShop();
    const disk = temporaryFolder();
    const reason = mountSmallDisk(disk, '128k');
    if (reason !== undefined) skip(reason);
    await expect(copyData(dataFolder, join(disk, 'copy'))).rejects.toThrow(
      /^There is no room for a backup in \S+copy: the disk is full\.$/,
    );
  });

  it('made under load is whole, with all orders that were acknowledged before', {
    tags: ['all'],
    timeout: 120_000,
  }, async () => {
    const { folder, start } = await shopWithSandbox();
    const provider = await start();
    const acknowledged: string[] = [];
    const stopping = new AbortController();
    const orderOn = async (phone: number) => {
      const customer = await customerWithCart(provider.origin, phone);
      const call = caller(provider.origin, customer);
      const list = { query: { limit: 1 }, body: { filters: { productClass: 'Board' as const } } };
      const { product_id, material } = (await call(filterProducts, list)).body.products[0];
      while (!stopping.signal.aborted) {
        const { status, body } = await call(createOrder, { body: customer.body });
        expect(status, JSON.stringify(body)).toBe(201);
        acknowledged.push(body.order_id);
        await call(addCartItem, { body: { product_id, material, quantity: 2 } });
        await call(updateAddOn, {});
      }
    };
    const lanes = [1, 2, 3, 4].map((lane) => orderOn(9_000_000_000 + lane));
    const waitFor = async (count: number) => {
      while (acknowledged.length < count) await Promise.race([...lanes, new Promise(setImmediate)]);
    };
    const copies: { copy: string; before: string[]; after: string[] }[] = [];
    for (const round of [1, 2, 3]) {
      await waitFor(acknowledged.length + 5);
      const copy = join(temporaryFolder(), `copy ${round}`);
      const before = [...acknowledged];
      await promisify(execFile)(process.execPath, [PROGRAM, 'copy', folder, copy]);
      copies.push({ copy, before, after: [...acknowledged] });
    }
    await waitFor(acknowledged.length + 5);
    stopping.abort();
    await Promise.all(lanes);
    await provider.end('SIGTERM');
    for (const { copy, before, after } of copies) {
      expect(after.length).toBeGreaterThan(before.length);
      expect(await copyFaults(copy)).toEqual([]);
      const ids = ordersOf(copy);
      expect(ids).toEqual(expect.arrayContaining(before));
      expect(ids.length).toBeLessThan(acknowledged.length);
      // What is in the copy is there as the shop has it.
      const everything = 'select order_id, total_paise, item_count, address from customer_order';
      const read = (from: string) => withDatabase(from, (database) => database.prepare(everything).all());
      expect(read(folder)).toEqual(expect.arrayContaining(read(copy)));
    }
  });
});

/** Of real customers, without the demo customer. */
function ordersOf(folder: string): string[] {
  const sql = 'select order_id from customer_order where customer_id >= 9000000000';
  return withDatabase(folder, (database) =>
    database
      .prepare(sql)
      .all()
      .map(({ order_id }) => String(order_id)),
  );
}
