import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { DEMO_PHONE } from 'provider/demo/demo-customer';
import { caller } from 'provider/testing/caller';
import { shopWithSandbox } from 'provider/testing/held-gateway';
import { customerWithCart } from 'provider/testing/paying-customer';
import { providerProcess } from 'provider/testing/provider-process';
import { temporaryFolder } from 'provider/testing/test-provider';
import { createOrder, getOrders } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';

const COMMAND = join(import.meta.dirname, '../../../platform/operate/src/commands/data.ts');

/** A real customer's orders, each with its items, sorted by id. */
function ordersOf(folder: string) {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'), { readOnly: true });
  try {
    return database
      .prepare(
        `select customer_order.*, (select json_group_array(json_array(code, quantity, selling_price_paise))
         from order_item where order_item.order_id = customer_order.order_id) as items
         from customer_order where customer_id <> ${DEMO_PHONE} order by order_id`,
      )
      .all();
  } finally {
    database.close();
  }
}

describe('a backup', () => {
  it('PROM-265 made under load is restored whole, with all orders that were acknowledged before', {
    tags: ['all'],
    timeout: 5 * 60_000,
  }, async () => {
    const { folder, start } = await shopWithSandbox();
    const provider = await start();
    const acknowledged: string[] = [];
    const tokens = new Map<string, string>();
    const stopping = new AbortController();
    let phone = 9_000_000_000;
    // A new customer for each order, because the orders of one customer are limited per hour.
    const orderOn = async () => {
      while (!stopping.signal.aborted) {
        phone += 1;
        const { token, body: cart } = await customerWithCart(provider.origin, phone);
        const { status, body } = await caller(provider.origin, { token })(createOrder, { body: cart });
        expect(status, JSON.stringify(body)).toBe(201);
        acknowledged.push(body.order_id);
        tokens.set(body.order_id, token);
      }
    };
    const lanes = [1, 2, 3, 4].map(() => orderOn());
    const waitFor = async (count: number) => {
      while (acknowledged.length < count) await Promise.race([...lanes, new Promise(setImmediate)]);
    };
    const backups = temporaryFolder();
    const run = (SHOP_DATA: string, ...args: string[]) => {
      const env = { ...process.env, SHOP_DATA, SHOP_BACKUPS: backups };
      return promisify(execFile)(process.execPath, [COMMAND, ...args], { env });
    };
    const made: { before: string[]; after: string[] }[] = [];
    for (const _round of [1, 2]) {
      await waitFor(acknowledged.length + 5);
      const before = [...acknowledged];
      await run(folder, 'backup');
      made.push({ before, after: [...acknowledged] });
    }
    await waitFor(acknowledged.length + 5);
    stopping.abort();
    await Promise.all(lanes);
    await provider.end('SIGTERM');

    const names = readdirSync(backups).filter((name) => name.endsWith('Z'));
    expect(names).toHaveLength(made.length);
    expect(made.some(({ before, after }) => after.length > before.length)).toBe(true);
    for (const [round, name] of names.sort().entries()) {
      const before = made[round]?.before ?? [];
      const restored = join(temporaryFolder(), 'shop');
      await run(restored, 'restore', name);
      const ids = ordersOf(restored).map(({ order_id }) => order_id);
      expect(ids).toEqual(expect.arrayContaining(before));
      expect(ids.length).toBeLessThan(acknowledged.length);
      expect(ordersOf(folder)).toEqual(expect.arrayContaining(ordersOf(restored)));
      // Customers are still logged in, and see their orders.
      const again = await providerProcess({ SHOP_DATA: restored });
      for (const order_id of before) {
        const { body } = await caller(again.origin, { token: tokens.get(order_id) })(getOrders, {});
        expect(body).toEqual([expect.objectContaining({ order_id })]);
      }
      await again.end('SIGTERM');
    }
  });
});
