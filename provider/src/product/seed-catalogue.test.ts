import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { describe, expect, it } from 'vitest';
import { migrate } from '../database/migrations/migrate.ts';
import { readPriceLine, setPrice } from '../price/price-list-store.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { temporaryFolder } from '../testing/test-provider.ts';
import { productsInOrder } from './product-store.ts';
import { endImport, importCatalogue, seedCatalogue } from './seed-catalogue.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

async function seeded() {
  const db = await openTestDatabase(temporaryFolder());
  await migrate(db);
  await seedCatalogue(db, smallCatalogue, NOW);
  return db;
}

describe('seedCatalogue', () => {
  it('leaves the rows unchanged while the tables are the same', async () => {
    const db = await seeded();
    await db
      .updateTable('product')
      .set({ title: 'changed by hand' })
      .where('product_id', '=', 'S15-KONKAN-BLUE')
      .execute();
    await seedCatalogue(db, smallCatalogue, NOW);
    expect((await productsInOrder(db, ['S15-KONKAN-BLUE']))[0]?.title).toBe('changed by hand');
  });

  it('applies changes, deletes missing products also from carts, and keeps the rest of a cart', async () => {
    const db = await seeded();
    const customer_id = 9876543210;
    await db
      .insertInto('customer')
      .values({ customer_id, name: null, email: null, created_at: NOW.toISOString() })
      .execute();
    await db.insertInto('cart').values({ customer_id, coupon_code: null, version: 1 }).execute();
    await db
      .insertInto('cart_item')
      .values([
        { customer_id, product_id: 'S15-KONKAN-BLUE', quantity: 2 },
        { customer_id, product_id: 'S15-INDIGO-NIGHT', quantity: 1 },
      ])
      .execute();
    const products = smallCatalogue.products
      .filter(({ product_id }) => product_id !== 'S15-INDIGO-NIGHT')
      .map((product) => ({ ...product, application: ['Kitchen'], selling_price_paise: 1_00 }));
    await seedCatalogue(db, { ...smallCatalogue, products }, NOW);
    expect(await productsInOrder(db, ['S15-INDIGO-NIGHT'])).toEqual([]);
    expect((await productsInOrder(db, ['S15-KONKAN-BLUE']))[0]).toMatchObject({
      application: ['Kitchen'],
      selling_price: 1,
    });
    expect(await db.selectFrom('cart_item').select(['product_id', 'quantity']).execute()).toEqual([
      { product_id: 'S15-KONKAN-BLUE', quantity: 2 },
    ]);
  });

  it('PROM-35 keeps the newer of two catalogues that are seeded in turn, until it is told otherwise', async () => {
    const db = await seeded();
    const [first] = smallCatalogue.products;
    const title = `${first?.title} (new)`;
    const newer = {
      ...smallCatalogue,
      products: smallCatalogue.products.map((each) => (each === first ? { ...each, title } : each)),
    };
    const titleNow = async () => (await productsInOrder(db, [first?.product_id ?? '']))[0]?.title;
    expect(await seedCatalogue(db, newer, NOW)).toBe(false);
    expect(await seedCatalogue(db, smallCatalogue, NOW)).toBe(true);
    expect(await titleNow()).toBe(title);
    expect(await seedCatalogue(db, newer, NOW)).toBe(false);
    await endImport(db);
    expect(await seedCatalogue(db, smallCatalogue, NOW)).toBe(false);
    expect(await titleNow()).toBe(first?.title);
  });

  it('DESK-32 leaves prices of the desk and hidden products as they are; an import brings its own prices', async () => {
    const db = await seeded();
    const shown = async (product_id: string) => {
      const { selling_price_paise, actual_price_paise, is_hidden } =
        (await readPriceLine(db, product_id)) ?? {};
      return [selling_price_paise, actual_price_paise, is_hidden];
    };
    const set = async (product_id: string, own: object) => {
      const before = await readPriceLine(db, product_id);
      if (!before) throw new Error('The product is missing.');
      const after = { ...before, ...own };
      expect(await db.transaction().execute((trx) => setPrice(trx, { before, after }, NOW))).toBe(true);
      // Refused, because it is based on what the staff saw before.
      expect(await db.transaction().execute((trx) => setPrice(trx, { before, after }, NOW))).toBe(false);
    };
    await set('S15-KONKAN-BLUE', { selling_price_paise: 4_250_00 });
    await set('S15-MALABAR-TEAK', { actual_price_paise: null });
    await set('S15-INDIGO-NIGHT', { is_hidden: 1 });
    const dearer = {
      ...smallCatalogue,
      products: smallCatalogue.products.map((each) => ({ ...each, selling_price_paise: 7_777_00 })),
    };
    await seedCatalogue(db, dearer, NOW);
    expect(await shown('S15-KONKAN-BLUE')).toEqual([4_250_00, 5_000_00, 0]);
    expect(await shown('S15-MALABAR-TEAK')).toEqual([5_200_00, null, 0]);
    expect(await shown('S15-INDIGO-NIGHT')).toEqual([7_777_00, 5_000_00, 1]);
    expect(await shown('S125-KONKAN-BLUE')).toEqual([7_777_00, 5_000_00, 0]);
    await importCatalogue(db, smallCatalogue, NOW);
    expect(await shown('S15-KONKAN-BLUE')).toEqual([4_000_00, 5_000_00, 0]);
    expect(await shown('S15-INDIGO-NIGHT')).toEqual([3_100_50, 5_000_00, 1]);
    await endImport(db);
    await seedCatalogue(db, dearer, NOW);
    expect(await shown('S15-KONKAN-BLUE')).toEqual([7_777_00, 5_000_00, 0]);
  });
});
