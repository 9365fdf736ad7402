import type { ShopDatabase } from '../database/database.ts';

export async function shades(db: ShopDatabase): Promise<{ name: string; code: string }[]> {
  return await db.selectFrom('shade').select(['name', 'code']).orderBy('position').execute();
}

export async function applicationNames(db: ShopDatabase): Promise<string[]> {
  const rows = await db.selectFrom('application').select('name').orderBy('position').execute();
  return rows.map(({ name }) => name);
}

/** A type of both classes is listed once for each class. */
export async function productTypes(db: ShopDatabase): Promise<{ name: string; class: string }[]> {
  return await db.selectFrom('product_type').select(['name', 'class']).orderBy('position').execute();
}
