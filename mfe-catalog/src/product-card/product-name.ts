import type { Product } from 'shared-contracts/product';

/** The colour's name; some providers give a title alone. */
export function productName({ colour_name, title, product_id }: Product): string {
  return colour_name || title || product_id;
}
