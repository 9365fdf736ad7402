import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { addCartItem, updateAddOn } from 'shared-contracts/cart/endpoints';
import { createOrder } from 'shared-contracts/order/endpoints';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { shopWithSandbox } from '../testing/held-gateway.ts';
import { customerWithCart } from '../testing/paying-customer.ts';
import { temporaryFolder } from '../testing/test-provider.ts';
import { copyFaults } from './check-copy.ts';

const PROGRAM = join(import.meta.dirname, '../backup.ts');

function withDatabase<Result>(folder: string, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'), { enableForeignKeyConstraints: false });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

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

describe('a copy of the data', () => {
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
