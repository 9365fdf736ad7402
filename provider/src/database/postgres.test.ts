// @module-tag all
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { addCartItem, getCart } from 'shared-contracts/cart/endpoints';
import { getOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { seedDemoCustomer } from '../demo/demo-customer.ts';
import { readSecrets } from '../settings/secrets.ts';
import { loggedIn } from '../testing/caller.ts';
import { orderingShopper } from '../testing/orders.ts';
import { HAS_POSTGRES, postgresForFile } from '../testing/postgres-slice.ts';
import { BLUE } from '../testing/shopper.ts';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';
import type { ShopDatabase } from './database.ts';
import { isUnreachable } from './database-errors.ts';
import { migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { openData } from './migrations/open-data.ts';
import { openPostgres } from './postgres.ts';
import { withTransaction } from './with-transaction.ts';

const server = postgresForFile();
const PHONE = 9876543210;
/** Milliseconds. Long, for a busy machine. */
const PATIENCE = { timeout: 20_000, interval: 50 };

async function opened(databaseUrl: string, dataFolder = temporaryFolder()): Promise<ShopDatabase> {
  const db = await openData({ dataFolder, databaseUrl });
  onTestFinished(() => db.destroy());
  return db;
}

const changed = (url: string, change: (parts: URL) => void) => {
  const parts = new URL(url);
  change(parts);
  return String(parts);
};

describe.skipIf(!HAS_POSTGRES)('a shop on Postgres', () => {
  it('is migrated once by programs that start together', async () => {
    const url = await server.database('empty');
    const [db] = await Promise.all(Array.from({ length: 4 }, () => opened(url)));
    const applied = await db?.selectFrom('migration').select('name').orderBy('name').execute();
    expect(applied).toEqual(migrations.map(({ name }) => ({ name })));
  });

  it('orders texts by their bytes, and reads integers as numbers that are exact', async () => {
    const db = await opened(await server.database());
    const names = ['a', 'B', 'ä', 'Z', '_', '1', 'a b'];
    await db
      .insertInto('application')
      .values(names.map((name) => ({ name, position: 2 ** 53 - 1 })))
      .execute();
    const rows = await db
      .selectFrom('application')
      .selectAll()
      .where('position', '>', 99)
      .orderBy('name')
      .execute();
    const bytes = names.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    expect(rows).toEqual(bytes.map((name) => ({ name, position: 2 ** 53 - 1 })));
    const { sum } = await db
      .selectFrom('application')
      .select((eb) => eb.fn.sum<number>('position').as('sum'))
      .where('name', 'in', ['a'])
      .executeTakeFirstOrThrow();
    expect(sum).toBe(2 ** 53 - 1);
    await expect(sql`select 9007199254740993::bigint as large`.execute(db)).rejects.toThrow(
      'no safe integer',
    );
  });

  it('keeps the history of orders from being changed, and counts each change of a product', async () => {
    const db = await opened(await server.database());
    const version = async () =>
      (await db.selectFrom('product_version').select('version').executeTakeFirstOrThrow()).version;
    const before = await version();
    await db.updateTable('product').set({ title: 'x' }).execute();
    expect(await version()).toBe(before + 1);
    await db.deleteFrom('product').where('product_id', '=', BLUE.product_id).execute();
    expect(await version()).toBeGreaterThan(before + 1);
    await seedDemoCustomer(db, new Date());
    for (const change of [
      db.updateTable('order_event').set({ actor: 'operator' }),
      db.deleteFrom('order_event'),
    ])
      await expect(change.execute()).rejects.toThrow('order_event is append-only');
  });

  it.each([
    [
      'unreachable',
      (url: string) => changed(url, (parts) => (parts.port = '9')),
      /^Postgres at \S+:9 cannot be reached \(.*ECONNREFUSED.*\)\. Start it, or/,
    ],
    [
      'without the database',
      (url: string) => changed(url, (parts) => (parts.pathname = '/nothing')),
      /^Postgres at \S+ has no database nothing\. Create it, or/,
    ],
    [
      'with an unknown user',
      (url: string) => changed(url, (parts) => (parts.username = 'nobody')),
      /^Postgres at \S+ refuses the user nobody of DATABASE_URL: check/,
    ],
  ])('says in one sentence what is wrong: %s', async (_title, spoil, sentence) => {
    const url = spoil(await server.database());
    await expect(openPostgres(url)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(sentence),
    });
  });

  it('is not begun anew beside the secrets of a shop that had data, nor read by an older version', async () => {
    const folder = temporaryFolder();
    readSecrets({ dataFolder: folder });
    const url = await server.database('empty');
    await expect(openData({ dataFolder: folder, databaseUrl: url })).rejects.toThrow(
      /^The database of DATABASE_URL is empty, but \S+secrets\.json is from a shop that had data\. Move them/,
    );
    const db = await opened(url);
    await migrate(db, {
      steps: [...migrations, { name: '999-future', kind: 'breaking', up: async () => {} }],
    });
    await expect(openData({ dataFolder: folder, databaseUrl: url })).rejects.toThrow(
      /written by a newer version of the shop \(999-future\)/,
    );
  });

  it('takes an order from the cart to its confirmation', async () => {
    const { call, fillCart, gateway, pass, round, sendOrder, shop } = await orderingShopper({
      databaseUrl: await server.database(),
    });
    await fillCart();
    const { status, body } = await sendOrder();
    expect(status).toBe(201);
    gateway.report = 'paid';
    pass(10_000);
    await round();
    const { body: order } = await call(getOrder, { query: { order_id: body.order_id } });
    expect(order).toMatchObject({ Status: 'placed', payment_status: 'paid', checkout_amount: 15_350 });
    expect(await shop.db.selectFrom('order_confirmation').select('times_tried').execute()).toEqual([
      { times_tried: 1 },
    ]);
  });

  it('loses a transaction whose connection ends between two statements, and goes on', async () => {
    const db = await opened(await server.database());
    const lost = withTransaction(db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      await vi.waitFor(async () => {
        const left = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(db);
        expect((await left).rows).toEqual([]);
      }, PATIENCE);
      // The connection is lost while no statement is running.
      await setTimeout(50);
      await trx.deleteFrom('session').execute();
    });
    await expect(lost).rejects.toSatisfy(isUnreachable);
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  it('refuses requests while Postgres is down, and goes on when it is back', async ({ skip }) => {
    const own = server.own() ?? skip('The server is also that of other tests.');
    const { origin, log } = await testProvider({ databaseUrl: await server.database() });
    const call = await loggedIn(origin, PHONE);
    const add = () => call(addCartItem, { body: { ...BLUE, quantity: 1 } });
    expect((await add()).status).toBe(200);
    await own.halt();
    const refused = await add();
    expect(refused).toMatchObject({
      status: 503,
      body: { message: 'The shop is out of order right now. Please try again in a moment.' },
    });
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect((await fetch(`${origin}/health/ready`)).status).toBe(503);
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
    await own.resume();
    await vi.waitFor(async () => expect((await add()).status).toBe(200), PATIENCE);
    expect((await call(getCart, {})).body).toMatchObject([{ quantity: 2 }]);
    const told = log.filter((line) => line.startsWith('data: '));
    expect(told).toEqual([
      expect.stringMatching(/^data: Postgres cannot be reached: ./),
      'data: Postgres can be reached again',
    ]);
  });
});
