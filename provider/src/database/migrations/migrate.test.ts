import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderFaults } from '../../order/order-sums.ts';
import { listOrders, readOrder } from '../../order/read-orders.ts';
import { attemptsToAsk } from '../../payment/payment-attempt-store.ts';
import { listRefunds } from '../../payment/refund-store.ts';
import { writeEarlierData } from '../../testing/earlier-data.ts';
import { ON_POSTGRES } from '../../testing/postgres-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { temporaryFolder } from '../../testing/test-provider.ts';
import type { ShopDatabase } from '../database.ts';
import { baseline } from './baseline.ts';
import { desk } from './desk.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';
import { prices } from './prices.ts';

const halfWay: Migration = {
  name: '900-half-way',
  kind: 'expanding',
  async up(trx) {
    await trx.schema.createTable('half').addColumn('id', 'integer').execute();
    throw new Error('power failure');
  },
};

const opened = () => openTestDatabase(temporaryFolder());

async function names(db: ShopDatabase) {
  return (await db.selectFrom('migration').select('name').orderBy('name').execute()).map(({ name }) => name);
}

/** Columns without their order, and each index, trigger and reference. */
async function schemaOf(db: ShopDatabase) {
  const tables = await db.introspection.getTables();
  const columns = tables.flatMap(({ name, columns: own }) =>
    own.map((column) => ({ table: name, ...column })),
  );
  const read = async (query: string) => (await sql.raw(query).execute(db)).rows;
  return [
    ...columns,
    ...(await read("select sql from sqlite_schema where type in ('index', 'trigger') and sql is not null")),
    ...(await read(
      "select m.name, f.'from', f.'table', f.'to', f.on_delete from sqlite_schema m join pragma_foreign_key_list(m.name) f where m.type = 'table'",
    )),
  ]
    .map((part) => JSON.stringify(part).replace(/(\\n|\s)+/g, ' '))
    .sort();
}

describe('migrate', () => {
  it('PROM-35 runs each migration once', async () => {
    const db = await opened();
    await migrate(db);
    await migrate(db);
    expect(await names(db)).toEqual(migrations.map(({ name }) => name));
  });

  it('PROM-35 rolls back a failed migration, and keeps those before it', async () => {
    const db = await opened();
    await expect(migrate(db, { steps: [...migrations, halfWay] })).rejects.toThrow('power failure');
    expect(await names(db)).toEqual(migrations.map(({ name }) => name));
    const tables = await db.introspection.getTables();
    expect(tables.some(({ name }) => name === 'half')).toBe(false);
  });

  it('PROM-35 works on data that a newer version has only expanded', async () => {
    const db = await opened();
    await migrate(db, {
      steps: [...migrations, { name: '999-future', kind: 'expanding', up: async () => {} }],
    });
    await expect(migrate(db)).resolves.toBeUndefined();
  });

  it('PROM-35 rejects data that a newer version has changed in another way', async () => {
    const db = await opened();
    await migrate(db, {
      steps: [...migrations, { name: '999-future', kind: 'breaking', up: async () => {} }],
    });
    await expect(migrate(db)).rejects.toThrow(
      'The data was written by a newer version of the shop (999-future), in a way that this one cannot read.',
    );
  });

  it('PROM-35 only expands the tables of a version that runs', async () => {
    const db = await opened();
    const last = { name: '999-future', up: async () => {} };
    await migrate(db);
    const beside = (kind: Migration['kind']) =>
      migrate(db, { steps: [...migrations, { ...last, kind }], isBesideAnother: true });
    await expect(beside('breaking')).rejects.toThrow(
      'This version changes the data in a way that the running one cannot read (999-future).',
    );
    expect(await names(db)).not.toContain('999-future');
    await beside('expanding');
    expect(await names(db)).toContain('999-future');
  });

  it('PROM-35 adds invoices and messages beside the version of 29 November 2026', async () => {
    const db = await opened();
    await migrate(db, { steps: [baseline, desk] });
    await migrate(db, { isBesideAnother: true });
    expect(await names(db)).toEqual(migrations.map(({ name }) => name));
    for (const table of ['invoice', 'document_number', 'order_message'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('PROM-35 takes over the data of 28 November 2026, and refuses older ones with a way out', async () => {
    const folder = temporaryFolder();
    await writeEarlierData(folder);
    const db = await openTestDatabase(folder);
    await db.deleteFrom('migration').where('name', '=', '014-keys-of-adds').execute();
    await expect(migrate(db)).rejects.toThrow(
      'The data are of a version from before 28 November 2026 (014-keys-of-adds is missing), which this one cannot read. Start the shop of that day on them once, then this one, or restore a newer backup.',
    );
    // The earliest versions lack this column, too.
    await sql`alter table migration drop column kind`.execute(db);
    await expect(migrate(db)).rejects.toThrow(/^The data are of a version from before/);
    await sql`alter table migration add column kind text not null default 'breaking'`.execute(db);
    await db.insertInto('migration').values({ name: '014-keys-of-adds', applied_at: '' }).execute();
    await expect(migrate(db, { isBesideAnother: true })).rejects.toThrow(
      'in a way that the running one cannot read (015-baseline)',
    );
    await migrate(db);
    expect(await names(db)).toEqual(migrations.map(({ name }) => name));
  });

  it('PROM-35 DESK-31 shows all products of a shop that had no prices of the desk', async () => {
    const db = await opened();
    await migrate(db, { steps: migrations.filter(({ name }) => name < prices.name) });
    const columns =
      'product_id, position, class, material, category, type, shade, colour_name, title, code, info, description, common_desc, changed_at, selling_price_paise';
    const values = "'A', 1, 'Sheet', 'Sheet', 'c', 't', 's', 'n', 'n', '#000000', '', '', '', '', 5";
    await sql.raw(`insert into product (${columns}) values (${values})`).execute(db);
    await migrate(db);
    const read = db.selectFrom('product').select(['selling_price_paise', 'is_hidden', 'priced_at']);
    expect(await read.execute()).toEqual([{ selling_price_paise: 5, is_hidden: 0, priced_at: null }]);
  });

  it('PROM-35 keeps orders, payments and sessions of 28 November 2026', { skip: ON_POSTGRES }, async () => {
    const folder = temporaryFolder();
    await writeEarlierData(folder);
    const db = await openTestDatabase(folder);
    await migrate(db);
    const customer = { customer_id: 9_876_543_210 };
    const orders = (await listOrders(db, { limit: 9 })).map(({ order_id, status, total_paise }) => ({
      order_id,
      status,
      total_paise,
    }));
    expect(orders).toEqual([
      { order_id: '261120-8365JG3Q', status: 'payment pending', total_paise: 8_115_250 },
      { order_id: '261108-5SDCA69Z', status: 'cancelled', total_paise: 3_665_000 },
    ]);
    for (const { order_id } of orders)
      expect((await readOrder(db, { ...customer, order_id })).Order_items?.length).toBeGreaterThan(2);
    expect(await orderFaults(db)).toEqual([]);
    const due = await attemptsToAsk(db, {
      now: new Date('2026-11-20T10:00:00Z'),
      limit: 9,
      longestWaiting: 9,
    });
    expect(due).toEqual([{ order_id: '261120-8365JG3Q', attempt_number: 1 }]);
    expect(await listRefunds(db)).toMatchObject([{ order_id: '261108-5SDCA69Z', state: 'due' }]);
    expect(await db.selectFrom('session').select('customer_id').execute()).toEqual([customer]);
    const fresh = await opened();
    await migrate(fresh);
    expect(await schemaOf(db)).toEqual(await schemaOf(fresh));
  });
});
