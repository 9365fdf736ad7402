import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Product } from 'shared-contracts/product';
import { env } from '../env.ts';
import { sheetsOnSale } from './sheets-on-sale.ts';

/** Milliseconds. The running provider writes to the same file. */
const BUSY_TIME_LIMIT = 5_000;

/** The columns in which the inserted product differs from the copied one. */
export type OwnColumns = Pick<Product, 'product_id' | 'class' | 'material' | 'colour_name' | 'code'> &
  Readonly<Record<string, SQLInputValue>>;

/** Inserts a product into the running shop's database: a copy of the first sheet with these columns changed. */
export async function insertProduct(own: OwnColumns): Promise<void> {
  const [original] = await sheetsOnSale();
  withDatabase((database) => {
    const columns = database.prepare("SELECT name FROM pragma_table_info('product')").all();
    const names = columns.map(({ name }) => String(name));
    const copied = names.map((name) => (name in own ? `$${name}` : name));
    database
      .prepare(`INSERT INTO product (${names}) SELECT ${copied} FROM product WHERE product_id = $original`)
      .run({ ...own, original: original.product_id });
    database
      .prepare(
        'INSERT INTO product_application SELECT ?, application, position FROM product_application WHERE product_id = ?',
      )
      .run(own.product_id, original.product_id);
  });
}

export function deleteProduct(id: string): void {
  withDatabase((database) => database.prepare('DELETE FROM product WHERE product_id = ?').run(id));
}

function withDatabase(use: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(path.join(env.shopData, 'shop.sqlite'), { timeout: BUSY_TIME_LIMIT });
  try {
    use(database);
  } finally {
    database.close();
  }
}
