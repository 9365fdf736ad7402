import type { Product } from 'shared-contracts/product';
import { finishOf } from 'shared-contracts/product/finish';
import { productName } from 'shared-contracts/product/rules';

/** Says what a picture of the product shows: `Satpura Oak, gloss`. */
export function decorName(product: Product): string {
  const finish = finishOf(product);
  const name = productName(product);
  return finish ? `${name}, ${finish.toLowerCase()}` : name;
}
