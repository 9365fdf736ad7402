import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Product } from 'shared-contracts/product';
import { env } from '../env.ts';
import { sheetsOnSale } from '../shop/sheets-on-sale.ts';

/** Milliseconds. The running provider writes to the same file. */
const BUSY_TIME_LIMIT = 5_000;

/** A colour that no other product has: none shows this one beside it. */
const OWN_COLOUR = { class: 'Board', material: 'WPC', colour_name: 'Hostile', code: '#010203' };

/** Puts a product with this description straight into the running shop's database. */
export async function insertProduct(common_desc: string): Promise<Product> {
  const [sheet] = await sheetsOnSale();
  const own = { ...OWN_COLOUR, product_id: `HOSTILE-${randomUUID()}`, common_desc };
  withDatabase((database) => {
    const columns = database.prepare("SELECT name FROM pragma_table_info('product')").all();
    const names = columns.map(({ name }) => String(name));
    const copied = names.map((name) => (name in own ? `$${name}` : name));
    database
      .prepare(`INSERT INTO product (${names}) SELECT ${copied} FROM product WHERE product_id = $original`)
      .run({ ...own, original: sheet.product_id });
  });
  return { ...sheet, ...own };
}

export function deleteProduct({ product_id }: Product): void {
  withDatabase((database) => database.prepare('DELETE FROM product WHERE product_id = ?').run(product_id));
}

function withDatabase(use: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(path.join(env.shopData, 'shop.sqlite'), { timeout: BUSY_TIME_LIMIT });
  try {
    use(database);
  } finally {
    database.close();
  }
}
