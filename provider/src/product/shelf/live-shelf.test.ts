import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../database/migrations/migrate.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { temporaryFolder } from '../../testing/test-provider.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { LiveShelf } from './live-shelf.ts';

async function shop() {
  const folder = temporaryFolder();
  const db = await openTestDatabase(folder);
  await migrate(db);
  await seedCatalogue(db, smallCatalogue, new Date('2026-11-20T10:00:00Z'));
  const live = new LiveShelf(db, smallCatalogue.synonyms);
  return { folder, db, live };
}

describe('LiveShelf', () => {
  it('keeps the loaded shelf while nothing changes, also for concurrent requests', async () => {
    const { live } = await shop();
    const [one, other] = await Promise.all([live.current(), live.current()]);
    expect(other).toBe(one);
    expect(await live.current()).toBe(one);
  });

  it('sees a row that another program changed', async () => {
    const { folder, live } = await shop();
    await live.current();
    const other = await openTestDatabase(folder);
    await other
      .updateTable('product')
      .set({ shade: 'Green' })
      .where('product_id', '=', 'S15-KONKAN-BLUE')
      .execute();
    expect((await live.current()).matching({ shade: ['green'] })).toHaveLength(1);
  });

  it('sees a product that gets an application, and one that goes', async () => {
    const { db, live } = await shop();
    const found = async () => (await live.current()).matching({ application: ['Pooja Room'] }).length;
    expect(await found()).toBe(1);
    await db
      .insertInto('product_application')
      .values({ product_id: 'S2-RIVER-STONE', application: 'Pooja Room', position: 9 })
      .execute();
    expect(await found()).toBe(2);
    await db.deleteFrom('product').where('product_id', '=', 'S2-RIVER-STONE').execute();
    expect(await found()).toBe(1);
  });

  it('reads products of one position in the order of their ids, none twice and none left out', async () => {
    const { db, live } = await shop();
    const { product_id: _id, ...row } = await db.selectFrom('product').selectAll().executeTakeFirstOrThrow();
    const ids = Array.from({ length: 700 }, (_, number) => `TWIN-${String(number).padStart(3, '0')}`);
    await db
      .insertInto('product')
      .values(ids.map((product_id) => ({ ...row, product_id, shade: 'Twin', position: 3 })))
      .execute();
    const shelf = await live.current();
    expect(shelf.matching({ shade: ['Twin'] }).map((place) => shelf.id(place))).toEqual(ids);
  });

  it('retries after a failed read', async () => {
    const { db, live } = await shop();
    await db.schema.alterTable('product').renameColumn('shade', 'hue').execute();
    await expect(live.current()).rejects.toThrow('shade');
    await db.schema.alterTable('product').renameColumn('hue', 'shade').execute();
    expect((await live.current()).matching({ shade: ['Brown'] })).toHaveLength(1);
  });
});
