import type { Product } from 'shared-contracts/product';
import { productClassOf } from 'shared-contracts/product/rules';
import { shopPath } from 'shared-contracts/routes';

/** Returns the canonical address of the list of a product's class, and of a board's material, with these filters. */
export function listPath(
  product: Product,
  { category, type, shade }: { category: string; type?: string; shade?: string },
): string {
  const productClass = productClassOf(product);
  const material = productClass === 'Board' ? product.material : undefined;
  return shopPath(productClass, { material, category, type, shade });
}
