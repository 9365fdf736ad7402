import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../testing/test-provider.ts';
import { openDatabase } from '../database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';

const halfWay: Migration = {
  name: '900-half-way',
  async up(trx) {
    await trx.schema.createTable('half').addColumn('id', 'integer').execute();
    throw new Error('power failure');
  },
};

function opened() {
  const db = openDatabase(temporaryFolder());
  onTestFinished(() => db.destroy());
  return db;
}

async function names(db: ReturnType<typeof opened>) {
  return (await db.selectFrom('migration').select('name').orderBy('name').execute()).map(({ name }) => name);
}

describe('migrate', () => {
  it('runs each migration once', async () => {
    const db = opened();
    await migrate(db);
    await migrate(db);
    expect(await names(db)).toEqual(migrations.map(({ name }) => name));
  });

  it('rolls back a failed migration, and keeps those before it', async () => {
    const db = opened();
    await expect(migrate(db, [...migrations, halfWay])).rejects.toThrow('power failure');
    expect(await names(db)).toEqual(migrations.map(({ name }) => name));
    const tables = await db.introspection.getTables();
    expect(tables.some(({ name }) => name === 'half')).toBe(false);
  });

  it('rejects data written by a newer version', async () => {
    const db = opened();
    await migrate(db, [...migrations, { name: '999-future', up: async () => {} }]);
    await expect(migrate(db)).rejects.toThrow(
      'The data was written by a newer version of the shop (999-future).',
    );
  });
});
