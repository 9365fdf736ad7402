import { cpSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf, isAddOn } from 'catalogue/import/catalogue-of';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { productFile } from 'catalogue/testing/product-file';
import { syntheticProducts } from 'catalogue/testing/synthetic-products';
import { DATABASE_FILE, openDatabase, type ShopDatabase } from '../../provider/src/database/database.ts';
import { openPostgres } from '../../provider/src/database/postgres.ts';
import { seedDemoCustomer } from '../../provider/src/demo/demo-customer.ts';
import { addManyOrders, type ManyCustomers } from '../../provider/src/testing/many-orders.ts';
import { newDatabaseName, onServer, urlOfDatabase } from '../../provider/src/testing/postgres-server.ts';
import { runProgram } from './programs.ts';

/** Where a shop's data are, as its programs are told. */
export type Place = { SHOP_DATA: string; DATABASE_URL: string };

/** What keeps the data of shops. */
export interface Engine {
  name: string;
  /** An empty one. */
  newPlace(): Promise<Place>;
  /** The data of a shop that no program uses. */
  copy(place: Place): Promise<Place>;
  open(place: Place): Promise<ShopDatabase>;
  megabytes(place: Place): Promise<number>;
  /** Deletes what is not in the folder. */
  remove(): Promise<void>;
}

/** Files in `folder`. */
export function sqliteIn(folder: string): Engine {
  let places = 0;
  const newPlace = async () => ({ SHOP_DATA: join(folder, `sqlite-${++places}`), DATABASE_URL: '' });
  return {
    name: 'SQLite',
    newPlace,
    async copy({ SHOP_DATA }) {
      const place = await newPlace();
      cpSync(SHOP_DATA, place.SHOP_DATA, { recursive: true });
      return place;
    },
    open: async ({ SHOP_DATA }) => openDatabase(SHOP_DATA),
    megabytes: async ({ SHOP_DATA }) => Math.round(statSync(join(SHOP_DATA, DATABASE_FILE)).size / 2 ** 20),
    remove: async () => undefined,
  };
}

/** Databases on the server at `url`, whose user may create them. */
export function postgresAt(url: string, folder: string): Engine {
  const names: string[] = [];
  const newDatabase = async (template: string) => {
    const name = newDatabaseName();
    names.push(name);
    await onServer(url, `create database ${name} template ${template}`);
    return { SHOP_DATA: join(folder, name), DATABASE_URL: urlOfDatabase(url, name) };
  };
  return {
    name: 'Postgres',
    newPlace: () => newDatabase('template1'),
    async copy({ SHOP_DATA, DATABASE_URL }) {
      const place = await newDatabase(new URL(DATABASE_URL).pathname.slice(1));
      cpSync(SHOP_DATA, place.SHOP_DATA, { recursive: true });
      return place;
    },
    open: ({ DATABASE_URL }) => openPostgres(DATABASE_URL),
    async megabytes({ DATABASE_URL }) {
      const [row] = await onServer(DATABASE_URL, 'select pg_database_size(current_database()) as bytes');
      return Math.round(Number(row?.['bytes']) / 2 ** 20);
    },
    remove: async () =>
      void (await onServer(url, ...names.map((name) => `drop database ${name} with (force)`))),
  };
}

export interface LargeShop {
  place: Place;
  customers: ManyCustomers;
  /** What making it took, by name. */
  figures: Record<string, string>;
}

/**
 * A shop with so many products, imported from a file as an operator does, and orders.
 * @param checkout whose tables it has
 */
export async function makeLargeShop(
  engine: Engine,
  folder: string,
  { products, orders, checkout }: { products: number; orders: number; checkout?: string | undefined },
): Promise<LargeShop> {
  const own = loadCatalogue();
  const goods = own.products.filter((product) => !isAddOn(product));
  const { products: all } = catalogueOf(syntheticProducts(products, goods), own);
  const file = join(folder, 'products.csv');
  writeFileSync(file, productFile(all));
  const place = await engine.newPlace();
  const imported = await runProgram(['import.ts', file], place, checkout);
  const withProducts = await engine.megabytes(place);
  const began = performance.now();
  const db = await engine.open(place);
  try {
    // Before the orders, as in a shop that has grown: the first start of an empty one would do it, and settle all that is there.
    await seedDemoCustomer(db, new Date());
    const customers = await addManyOrders(db, orders, new Date());
    const seconds = (performance.now() - began) / 1_000;
    // As Postgres does by itself some minutes later.
    if (place.DATABASE_URL) await onServer(place.DATABASE_URL, 'vacuum analyze');
    return {
      place,
      customers,
      figures: {
        'import of the products, s': imported.seconds.toFixed(1),
        'memory of the import at most, MB': String(imported.megabytes),
        'data with the products, MB': String(withProducts),
        'adding the orders, s': seconds.toFixed(0),
        'data with the orders, MB': String(await engine.megabytes(place)),
      },
    };
  } finally {
    await db.destroy();
  }
}
