import { randomUUID } from 'node:crypto';
import type { Product } from 'shared-contracts/product';
import { deleteProduct, insertProduct } from '../provider-data/inserted-product.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

/** A colour that no other product has, so that none links to this one. */
const OWN_COLOUR = { class: 'Board', material: 'WPC', colour_name: 'Hostile', code: '#010203' };

/** Inserts a product with this description into the running shop. */
export async function insertHostileProduct(common_desc: string): Promise<Product> {
  const [sheet] = await sheetsOnSale();
  const own = { ...OWN_COLOUR, product_id: `HOSTILE-${randomUUID()}`, common_desc };
  await insertProduct(own);
  return { ...sheet, ...own };
}

export function deleteHostileProduct({ product_id }: Product): void {
  deleteProduct(product_id);
}
