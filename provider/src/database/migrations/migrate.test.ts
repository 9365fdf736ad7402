import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { temporaryFolder } from '../../testing/test-provider.ts';
import type { ShopDatabase } from '../database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';

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

  it('goes on with tables from before migrations had a kind', async () => {
    const db = await opened();
    await migrate(db);
    await sql`alter table migration drop column kind`.execute(db);
    await migrate(db);
    expect(await names(db)).toEqual(migrations.map(({ name }) => name));
  });
});
